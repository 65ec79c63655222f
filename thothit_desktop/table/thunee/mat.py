# SPDX-License-Identifier: MIT
"""The mat of Thunee: a trick on the mat, and hands by suit (docs/rules/thunee.md)."""

from collections.abc import Sequence

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import POWER, ROYAL_POWER, SUIT, SUITS
from thothit_desktop.games.thunee.stacks import HALF
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.mat import CardsOnTable, Mat
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.thunee.layout import TrickLayout, trick_layout
from thothit_desktop.table.thunee.model import bids_of, blind_caller
from thothit_desktop.table.thunee.rows import RowLayout, in_slots, row_layout

_USUAL = tuple(SUITS.index(suit) for suit in "shcd")
_ALTERNATING = {frozenset((0, 1, 2)): (1, 0, 2), frozenset((0, 2, 3)): (0, 2, 3)}
"""The order of a hand's suits if the usual one would put two of a colour together."""


class ThuneeMat(Mat):
    """Each seat's card of the trick lies before it; cards still to be dealt lie in the middle."""

    veranda = True

    def layout(self, window: Window) -> TableLayout:
        """Return the table for a window."""
        return row_layout(window) if window.shape.rows else trick_layout(window)

    def groups(self, cards: Sequence[int], order: str, model: TableModel | None) -> list[list[int]]:
        """Return suits in alternating colours, each with its strongest card first (T1)."""
        del order
        bids = bids_of(model)
        present = frozenset(SUIT[card] for card in cards)
        power = ROYAL_POWER if bids is not None and bids.reversed else POWER
        return [
            sorted((card for card in cards if SUIT[card] == suit), key=lambda card: -power[card])
            for suit in _ALTERNATING.get(present, _USUAL)
        ]

    def playable(self, cards: CardsOnTable) -> list[CardItem]:
        """Return the hand, or the person's open cards from left to right."""
        bids = bids_of(cards.model)
        stacks = {} if bids is None else bids.stacks
        own = [item for item in cards.pool if stacks.get(item.card, (NOBODY, 0))[0] == cards.bottom]
        return [*super().playable(cards), *sorted(own, key=lambda item: stacks[item.card])]

    def pool_places(self, layout: TableLayout, cards: CardsOnTable) -> list[tuple[int, Place]]:
        """Return the open cards of both rows at their stacks."""
        bids = bids_of(cards.model)
        if not isinstance(layout, RowLayout) or bids is None:
            return super().pool_places(layout, cards)
        seats = len(layout.seats)
        laid = []
        for card in sorted((item.card for item in cards.pool), key=bids.stacks.__getitem__):
            seat, stack = bids.stacks[card]
            laid.append((card, layout.rows[(seat - cards.bottom) % seats][stack]))
        return laid

    def aside_places(self, layout: TableLayout, cards: CardsOnTable, seat: int) -> list[Place]:
        """Return the places of cards face down: below the open ones, or waiting for the hand."""
        bids = bids_of(cards.model)
        if not isinstance(layout, RowLayout) or bids is None or not bids.rows:
            return super().aside_places(layout, cards, seat)
        items, trump = cards.aside[seat], laid_trump(cards, seat)
        number = (seat - cards.bottom) % len(layout.seats)
        opened = any(bids.stacks.get(item.card, (NOBODY, 0))[0] == seat for item in cards.pool)
        free: list[Place] = list(layout.waiting)
        if number or opened or not cards.hands[seat]:
            below = layout.below(number)
            free = [place for place, stack in zip(below, bids.rows[seat], strict=True) if stack.below]
            free = below if len(items) > len(free) else free
        lying = in_slots([item.place for item in items if item is not trump], free)
        (aside,) = layout.aside_places(cards.seat_layout(seat), 1)
        return [aside if item is trump else lying.pop(0) for item in items]

    def stock_places(self, layout: TableLayout, cards: CardsOnTable) -> list[Place]:
        """Return the stock's places: before a blind caller, beside cards of a ritual, or in the middle."""
        assert isinstance(layout, TrickLayout)
        number, caller = len(cards.stock), blind_caller(cards.model)
        if caller != NOBODY and number:
            return layout.stock_before(cards.seat_layout(caller), number)
        return layout.stock_between(number) if any(cards.shown) else layout.stock_places(number)


def laid_trump(cards: CardsOnTable, seat: int) -> CardItem | None:
    """Return the card that sets trump and lies face down before a seat, among others before two players."""
    bids, items = bids_of(cards.model), cards.aside[seat]
    if bids is None or not bids.rows:
        return items[-1] if items else None
    known = (item for item in items if item.card != HIDDEN)
    return next(known, items[-1]) if len(items) > HALF else None


def stock_put_off(cards: CardsOnTable) -> bool:
    """Return True if the stock does not lie in the middle."""
    return bool(cards.stock) and (blind_caller(cards.model) != NOBODY or any(cards.shown))
