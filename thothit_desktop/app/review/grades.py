# SPDX-License-Identifier: MIT
"""Grades of decisions, each with a word, a sign and a colour."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.review import ReviewedDecision
from thothit_desktop.table.theme.themes import theme

translate = QCoreApplication.translate


class MoveGrade(Enum):
    """The grades from best to worst, with their names in the themes and the signs of chess."""

    BEST = ("best", "✓")
    GOOD = ("good", "")
    INACCURACY = ("inaccuracy", "?!")
    MISTAKE = ("mistake", "?")
    BLUNDER = ("blunder", "??")

    @property
    def sign(self) -> str:
        """The sign that replaces the colour; empty for a good move."""
        return self.value[1]

    @property
    def colour(self) -> str:
        """The grade's colour in the theme of the windows."""
        return str(getattr(theme().review, self.value[0]))

    @property
    def words(self) -> str:
        """The name of the grade."""
        return {
            MoveGrade.BEST: translate("review", "Best"),
            MoveGrade.GOOD: translate("review", "Good"),
            MoveGrade.INACCURACY: translate("review", "Inaccuracy"),
            MoveGrade.MISTAKE: translate("review", "Mistake"),
            MoveGrade.BLUNDER: translate("review", "Blunder"),
        }[self]


MISTAKES = (MoveGrade.INACCURACY, MoveGrade.MISTAKE, MoveGrade.BLUNDER)
"""The grades of moves that were not good enough."""
LEAST = ((5.0, MoveGrade.BLUNDER), (2.5, MoveGrade.MISTAKE), (1.0, MoveGrade.INACCURACY))
"""The least loss of each bad grade, on the scale of points: 20, 10 and 4 % of a round's spread."""


def grade_of(decision: ReviewedDecision, spec: GameSpec) -> MoveGrade:
    """Return the grade of a decision; a loss that may be chance is GOOD."""
    if decision.made.move == decision.advice.options[0].move:
        return MoveGrade.BEST
    lost = decision.made.behind * family_of(spec).coach_texts().scale
    if decision.is_telling:
        for least, grade in LEAST:
            if lost >= least:
                return grade
    return MoveGrade.GOOD
