# SPDX-License-Identifier: MIT
"""The score page of Kings: captured pairs, draws of Laki, and the king won."""

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.kings.texts import laki_worth
from thothit_desktop.app.score.columns import ScoreColumns
from thothit_desktop.app.score.groups import Grouping
from thothit_desktop.app.score.sheet_data import Cell, Row, Sheet, sheet
from thothit_desktop.app.widgets.score_page import PageTexts
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards
from thothit_desktop.games.kings.game import KingsGame

translate = QCoreApplication.translate


_KINGS = cards.faces(("Ks", "Kh", "Kd", "Kc"))


class KingsGrouping(Grouping):
    """Groups score lines into captured pairs and loose cards."""

    sizes: ClassVar = {"captured": 2, "loose": 1}
    runs = frozenset({"loose"})

    def heading(self, rule: str) -> str:
        """Return the heading of a rule's group."""
        if rule == "captured":
            return translate("score", "Captured pairs")
        return translate("score", "Other cards")

    def order(self, rule: str) -> tuple[int, ...]:
        """Return a sort key that puts captured pairs first."""
        return (int(rule != "captured"),)


class KingsPage(ScoreColumns):
    """The score page with captured pairs, draws of Laki and the king."""

    def show_round(self, match: Match, deck: str) -> PageTexts:
        """Show the last round; call `fit` before showing the page."""
        return self.show_sheet(round_sheet(match), deck)


def round_sheet(match: Match) -> Sheet:
    """Return the score sheet of the last round."""
    shown = sheet(match, [*KingsGrouping().rows(match.position), *_draws(match), _king(match)])
    won = translate("score", "Wins the king")
    return shown._replace(
        columns=tuple(column._replace(mark=won if column.mark else "") for column in shown.columns),
        points_heading=translate("score", "Cards"),
        total_heading=translate("score", "Kings so far"),
    )


def decided(match: Match) -> str:
    """Return how many cards each player has captured, and that Laki has decided if it has."""
    points = match.scores[-1].points
    told = ", ".join(
        translate("kings", "{0} {1}").format(match.names[seat], points[seat])
        for seat in match.position.game.playing
    )
    if _tied(match):
        return translate("kings", "Cards captured: {0}. A game of Laki breaks the tie.").format(told)
    return translate("kings", "Cards captured: {0}.").format(told)


def _tied(match: Match) -> bool:
    """Return True if several players tied for the most cards."""
    points = match.position.score().points
    return points.count(max(points)) > 1


def _draws(match: Match) -> Iterator[Row]:
    """Yield a row for each draw of Laki, for the king or then for the match (docs/rules/kings.md)."""
    position, game = match.position, match.position.game
    assert isinstance(game, KingsGame)
    draws: list[dict[int, tuple[int, ...]]] = [{}]
    for event in position.history:
        if event.kind == "drawn":
            draws[-1][event.seat] = event.cards
        elif event.kind == "gathered":
            draws.append({})
    for_king, again = _tied(match), False
    for draw in draws[:-1]:
        worths = {seat: game.rules.worth(hand) for seat, hand in draw.items()}
        best = [seat for seat in draw if worths[seat] == max(worths.values())]
        yield Row(
            translate("score", "Laki for the king") if for_king else translate("score", "Laki for the match"),
            translate("score", "drawn again") if again else translate("score", "nearest to nine wins"),
            tuple(
                Cell((draw[seat],), "", laki_worth(draw[seat], match), won=best == [seat])
                if seat in draw
                else None
                for seat in game.playing
            ),
        )
        again = len(best) > 1
        for_king = for_king and again


def _king(match: Match) -> Row:
    """Return the row with the king of the round in the winner's column."""
    king = _KINGS[(len(match.positions) - 1) % len(_KINGS)]
    winners = match.scores[-1].winners
    return Row(
        translate("score", "King"),
        translate("score", "decided by Laki") if _tied(match) else translate("score", "most cards win it"),
        tuple(Cell(((king,),), "", "") if seat in winners else None for seat in match.position.game.playing),
    )
