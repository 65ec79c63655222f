# SPDX-License-Identifier: MIT
"""The mat of a family: its layouts, the order of the hand, and the cards that can be chosen."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from thothit_desktop.games.cards import HIDDEN, by_rank
from thothit_desktop.table.geometry.arrangement import Arrangement
from thothit_desktop.table.geometry.hand_order import in_order
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.geometry.pool_layout import pool_layout
from thothit_desktop.table.geometry.seat_layouts import SeatLayout
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.model import TableModel


class CardsOnTable(Protocol):
    """The cards on the table as a mat sees them, kept by `stage/zones.py`; hands and the like are by seat."""

    bottom: int
    model: TableModel | None
    stock: list[CardItem]
    hands: list[list[CardItem]]
    shown: list[list[CardItem]]
    piles: list[list[CardItem]]
    aside: list[list[CardItem]]
    pool: list[CardItem]
    most: int

    @property
    def known(self) -> Sequence[int]:
        """The cards of the first items of the stock, if they lie open beside it."""

    def seat_layout(self, seat: int) -> SeatLayout:
        """Return the layout of a seat."""


class Mat(ABC):
    """The layout rules of a family. It has no state, and serves every table."""

    draws = False
    """True if the person takes cards from the stock, or from the top of the pool, by choosing them there."""
    to_middle = False
    """True if the pool is what was played to the middle, which nobody takes."""
    arranges = False
    """True if the person may arrange the hand."""
    keeps_order = False
    """True if the pool keeps the order in which its cards came."""
    veranda = False
    """True if the cards lie on a veranda, else in a hall."""
    free_for_calls = True
    """True if a long row of calls may lie on the mat's lower edge."""

    @abstractmethod
    def layout(self, window: Window) -> TableLayout:
        """Return the table for a window."""

    def hand(self, cards: Sequence[int], order: str, model: TableModel | None) -> list[list[int]]:
        """Return the person's hand in an order (`hand_order.ORDERS`), in groups with a gap between."""
        return in_order(cards, order, lambda known: self.groups(known, order, model), _drawn(model))

    def groups(self, cards: Sequence[int], order: str, model: TableModel | None) -> list[list[int]]:
        """Return known cards in order, in groups with a gap between; here one group by rank."""
        del order, model
        return [sorted(cards, key=by_rank)]

    def sizes(self, groups: Sequence[Sequence[int]], order: str, model: TableModel | None) -> list[int]:
        """Return the number of places for each group of the hand: here one for each card."""
        del order, model
        return [len(group) for group in groups]

    def playable(self, cards: CardsOnTable) -> list[CardItem]:
        """Return the person's cards that may be played: here those of the hand."""
        return cards.hands[cards.bottom]

    def pile(self, cards: CardsOnTable, seat: int) -> list[CardItem]:
        """Return the cards that show a seat's pile when they are clicked."""
        return cards.piles[seat]

    def hides_pool(self, cards: CardsOnTable) -> bool:
        """Return True if other cards hide the pool."""
        del cards
        return False

    def stock_places(self, layout: TableLayout, cards: CardsOnTable) -> list[Place]:
        """Return the stock's places, from the bottom card up."""
        known = len(cards.known)
        return layout.last_places(known) + layout.stock_places(len(cards.stock) - known)

    def pool_places(self, layout: TableLayout, cards: CardsOnTable) -> list[tuple[int, Place]]:
        """Return the cards of the pool in the order in which they lie, each with its place."""
        return layout.pool_places([item.card for item in cards.pool], cards.most)

    def aside_places(self, layout: TableLayout, cards: CardsOnTable, seat: int) -> list[Place]:
        """Return the places of the cards that lie face down before a seat."""
        return layout.aside_places(cards.seat_layout(seat), len(cards.aside[seat]))


def _drawn(model: TableModel | None) -> int:
    return HIDDEN if model is None else model.drawn


class PoolMat(Mat):
    """A mat with a pool in an arrangement (`geometry/arrangement.py`)."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement

    def layout(self, window: Window) -> TableLayout:
        """Return the table for a window."""
        return pool_layout(window, self.arrangement(window))
