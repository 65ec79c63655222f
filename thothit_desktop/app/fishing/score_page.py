# SPDX-License-Identifier: MIT
"""The score sheet's page of a fishing game: the captured sets, and who was barred from winning."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.fishing.score_groups import GROUPING
from thothit_desktop.app.score.columns import ScoreColumns
from thothit_desktop.app.score.sheet_data import Sheet, sheet
from thothit_desktop.app.widgets.score_page import PageTexts
from thothit_desktop.flow.match import Match
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class FishingPage(ScoreColumns):
    """A line a group of like sets."""

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the round that has ended last; `fit` before it is seen."""
        return self.show_sheet(round_sheet(match, deck), deck)


def round_sheet(match: Match, deck: str) -> Sheet:
    """The sheet of the round that has ended last."""
    broken = _broken(match)
    shown = sheet(match, GROUPING.rows(match.position), excluded=broken)
    return shown._replace(notes=(*shown.notes, _barred(match, broken, deck))) if broken else shown


def _broken(match: Match) -> dict[int, int]:
    """By seat that was barred from winning, the card whose pair it broke."""
    broken: dict[int, int] = {}
    for event in match.position.history:
        if event.kind == "barred":
            broken.setdefault(event.seat, event.cards[0])
    return broken


def _barred(match: Match, broken: dict[int, int], deck: str) -> str:
    """Who was barred and why, and who may win then."""
    why = "; ".join(
        translate("score", "{0} (broke the pair of {1} while an odd card lay there)").format(
            match.names[seat], name(card, deck)
        )
        for seat, card in broken.items()
    )
    if len(broken) == len(match.position.game.playing):
        end = translate("score", "All are barred, so nobody wins.")
    else:
        end = translate("score", "The best of the others wins.")
    return translate("score", "Barred from winning: {0}. {1}").format(why, end)
