# SPDX-License-Identifier: MIT
"""The score page of a fishing game: captured sets, and players barred from winning."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.fishing.combinations import CombinationGrouping, remarks
from thothit_desktop.app.fishing.grouping import FishingGrouping
from thothit_desktop.app.score.columns import ScoreColumns
from thothit_desktop.app.score.sheet_data import Sheet, sheet
from thothit_desktop.app.widgets.score_page import PageTexts
from thothit_desktop.flow.match import Match
from thothit_desktop.games.fishing.catalogue import FishingSpec
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


def grouping_of(spec: GameSpec) -> FishingGrouping:
    """Return the grouping of a game's score lines."""
    if isinstance(spec, FishingSpec) and spec.combinations:
        return CombinationGrouping()
    return FishingGrouping()


def decided(match: Match) -> str:
    """Return which sets brought the winner of the round that has ended the most points, and how many."""
    score = match.scores[-1]
    scoring = {
        seat: [line for line in score.lines[seat] if line.points]
        for seat in score.winners[:1]
        if len(score.winners) == 1
    }
    grouping = grouping_of(match.game.spec)
    for seat, lines in scoring.items():
        groups = grouping.groups(lines)
        if groups:
            most = max(groups.values(), key=lambda group: group.points)
            return translate("score", "{0}: {1} of {2} points.").format(
                grouping.heading(most.rule), most.points, score.points[seat]
            )
    return ""


class FishingPage(ScoreColumns):
    """The score page with a line for each group of similar sets."""

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the last round; call `fit` before showing the page."""
        return self.show_sheet(round_sheet(match, deck), deck)


def round_sheet(match: Match, deck: str) -> Sheet:
    """Return the score sheet of the last round."""
    broken, spec = _broken(match), match.game.spec
    shown = sheet(match, grouping_of(spec).rows(match.position), excluded=broken)
    if isinstance(spec, FishingSpec) and spec.combinations:
        return shown._replace(notes=(*shown.notes, remarks(match)))
    return shown._replace(notes=(*shown.notes, _barred(match, broken, deck))) if broken else shown


def _broken(match: Match) -> dict[int, int]:
    """Return the card of the broken pair for each seat barred from winning."""
    broken: dict[int, int] = {}
    for event in match.position.history:
        if event.kind == "barred":
            broken.setdefault(event.seat, event.cards[0])
    return broken


def _barred(match: Match, broken: dict[int, int], deck: str) -> str:
    """Return a note on the barred players, the reasons, and the players who may still win."""
    why = "; ".join(
        translate("score", "{0} (broke the pair of {1} while a single card was available)").format(
            match.names[seat], name(card, deck)
        )
        for seat, card in broken.items()
    )
    if len(broken) == len(match.position.game.playing):
        end = translate("score", "Everyone has broken a pair, so nobody wins.")
    else:
        end = translate("score", "The best of the other players wins.")
    return translate("score", "Can't win this round: {0}. {1}").format(why, end)
