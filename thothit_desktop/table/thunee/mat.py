# SPDX-License-Identifier: MIT
"""The mat of Thunee: a trick on the mat, and hands by suit (docs/rules/thunee.md)."""

from collections.abc import Sequence

from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import POWER, ROYAL_POWER, SUIT, SUITS
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.stage.mat import CardsOnTable, Mat
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.thunee.layout import TrickLayout, trick_layout
from thothit_desktop.table.thunee.model import bids_of, blind_caller

_USUAL = tuple(SUITS.index(suit) for suit in "shcd")
_ALTERNATING = {frozenset((0, 1, 2)): (1, 0, 2), frozenset((0, 2, 3)): (0, 2, 3)}
"""The order of a hand's suits if the usual one would put two of a colour together."""


class ThuneeMat(Mat):
    """Each seat's card of the trick lies before it; cards still to be dealt lie in the middle."""

    veranda = True

    def layout(self, window: Window) -> TableLayout:
        """Return the table for a window."""
        return trick_layout(window)

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

    def stock_places(self, layout: TableLayout, cards: CardsOnTable) -> list[Place]:
        """Return the stock's places: before a blind caller, beside cards of a ritual, or in the middle."""
        assert isinstance(layout, TrickLayout)
        number, caller = len(cards.stock), blind_caller(cards.model)
        if caller != NOBODY and number:
            return layout.stock_before(cards.seat_layout(caller), number)
        return layout.stock_between(number) if any(cards.shown) else layout.stock_places(number)


def stock_put_off(cards: CardsOnTable) -> bool:
    """Return True if the stock does not lie in the middle."""
    return bool(cards.stock) and (blind_caller(cards.model) != NOBODY or any(cards.shown))
