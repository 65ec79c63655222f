# SPDX-License-Identifier: MIT
"""The score page of a game with mata: the winning hand in sets, and below it what it scores."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.rummy.hand_page import HandPage, WinningSet
from thothit_desktop.app.rummy.mata_score import counted, round_sheet, winning_sets
from thothit_desktop.app.score.sheet_data import Sheet
from thothit_desktop.flow.match import Match
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.table.rummy.calls import mata_name

translate = QCoreApplication.translate


class MataPage(HandPage):
    """The score page with the winning sets, mata first."""

    def sets(self, match: Match) -> Sequence[WinningSet]:
        """Return the sets of the winning hand and the cards turned up; empty if nobody has won."""
        position = match.position
        assert isinstance(position, MataPosition)
        mata, found = mata_name(match.game.spec.id), winning_sets(position)
        plain = translate("kowah", "Triplet") if position.rules.size == 3 else translate("mata", "Pair")
        sets = [
            WinningSet(mata[:1].upper() + mata[1:] if len(set(cards)) == 1 else plain, cards)
            for cards in found
        ]
        turned = translate("mata", "Turned up")
        return [*sets, WinningSet(turned, tuple(position.turned))] if position.turned else sets

    def counted(self, match: Match) -> str:
        """Return what the winning hand counts, in a line below it."""
        return counted(match)

    def sheet(self, match: Match, deck: str) -> Sheet:
        """Return the sheet below the winning hand."""
        return round_sheet(match, deck)
