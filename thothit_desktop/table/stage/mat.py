# SPDX-License-Identifier: MIT
"""How the cards of a family lie on its mat: rooms, the order of the hand, and what may be done with them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from thothit_desktop.games.cards import HIDDEN, by_rank
from thothit_desktop.table.geometry.arrangement import Arrangement
from thothit_desktop.table.geometry.hand_order import in_order
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.geometry.pool_room import pool_room
from thothit_desktop.table.geometry.room import Room
from thothit_desktop.table.geometry.seat_rooms import SeatRoom
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.model import TableModel


class CardsOnTable(Protocol):
    """What a mat may ask of the cards on it, which `stage/zones.py` keeps; hands and the like are by seat."""

    bottom: int
    model: TableModel | None
    stock: list[CardItem]
    hands: list[list[CardItem]]
    shown: list[list[CardItem]]
    piles: list[list[CardItem]]

    def seat_room(self, seat: int) -> SeatRoom:
        """The room of a seat."""


class Mat(ABC):
    """How the cards of a family lie. It keeps nothing, and serves every table."""

    draws = False
    """Whether the person takes cards from the stock, or from the top of the pool, by choosing them there."""
    arranges = False
    """Whether the person may lay the hand in another order."""
    keeps_order = False
    """Whether the pool lies in the order in which it came together."""
    free_for_calls = True
    """Whether a long row of calls may lie on the mat's lower edge."""

    @abstractmethod
    def room(self, window: Window) -> Room:
        """The table for a window."""

    def hand(self, cards: Sequence[int], order: str, model: TableModel | None) -> list[list[int]]:
        """The person's hand as it lies in an order (`hand_order.ORDERS`), in groups with a gap between."""
        return in_order(cards, order, lambda known: self.groups(known, order, model), _drawn(model))

    def groups(self, cards: Sequence[int], order: str, model: TableModel | None) -> list[list[int]]:
        """Known cards in their order, in groups with a gap between; by rank, with no gap."""
        del order, model
        return [sorted(cards, key=by_rank)]

    def sizes(self, groups: Sequence[Sequence[int]], order: str, model: TableModel | None) -> list[int]:
        """For how many cards each group of the hand has places: for just as many as there are."""
        del order, model
        return [len(group) for group in groups]

    def playable(self, cards: CardsOnTable) -> list[CardItem]:
        """The person's cards that may be played: those of the hand."""
        return cards.hands[cards.bottom]

    def pile(self, cards: CardsOnTable, seat: int) -> list[CardItem]:
        """The cards that show what a seat has in its pile, when they are clicked."""
        return cards.piles[seat]

    def hides_pool(self, cards: CardsOnTable) -> bool:
        """Return True if other cards lie over the pool, which is then not to be seen."""
        del cards
        return False

    def stock_places(self, room: Room, cards: CardsOnTable) -> list[Place]:
        """Return where the stock lies, from the bottom card up."""
        return room.stock_places(len(cards.stock))


def _drawn(model: TableModel | None) -> int:
    return HIDDEN if model is None else model.drawn


class PoolMat(Mat):
    """A mat with a pool in an arrangement (`geometry/arrangement.py`)."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement

    def room(self, window: Window) -> Room:
        """The table for a window."""
        return pool_room(window, self.arrangement(window))
