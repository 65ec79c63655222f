# SPDX-License-Identifier: MIT
"""The score page of a game with mata: the winning hand in sets, and below it what it scores."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.rummy.hand_page import HandPage, WinningSet
from thothit_desktop.app.rummy.mata_score import round_sheet, winning_sets
from thothit_desktop.app.score.sheet_data import Sheet
from thothit_desktop.flow.match import Match
from thothit_desktop.table.rummy.calls import mata_name

translate = QCoreApplication.translate


class MataPage(HandPage):
    """The score page with the winning sets, mata first."""

    def sets(self, match: Match) -> Sequence[WinningSet]:
        """Return the sets of the winning hand; empty if nobody has won."""
        mata, found = mata_name(match.game.spec.id), winning_sets(match.position)
        plain = translate("mata", "Pair") if found and len(found[0]) == 2 else translate("kowah", "Triplet")
        return [
            WinningSet(mata[:1].upper() + mata[1:] if len(set(cards)) == 1 else plain, cards)
            for cards in found
        ]

    def sheet(self, match: Match, deck: str) -> Sheet:
        """Return the sheet below the winning hand."""
        return round_sheet(match, deck)
