# SPDX-License-Identifier: MIT
"""The mat of Sampèn and Thothit Banyuwangi: the cards in the middle keep the order in which they came."""

from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.matching.layout import matching_layout
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.mat import CardsOnTable, Mat


class MatchingMat(Mat):
    """The open card is the last one in the middle, and may be chosen there."""

    draws = to_middle = keeps_order = True
    free_for_calls = False

    def layout(self, window: Window) -> TableLayout:
        """Return the table for a window."""
        return matching_layout(window)

    def pile(self, cards: CardsOnTable, seat: int) -> list[CardItem]:
        """Return what a seat has laid away, in place of captures."""
        return cards.shown[seat]
