# SPDX-License-Identifier: MIT
"""How good a decision was, in a word with a sign and a colour of its own."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.review import ReviewedDecision
from thothit_desktop.table.theme.themes import theme

translate = QCoreApplication.translate


class MoveGrade(Enum):
    """From the best move down, each with its name in the themes; the signs are those of chess."""

    BEST = ("best", "✓")
    GOOD = ("good", "")
    INACCURACY = ("inaccuracy", "?!")
    MISTAKE = ("mistake", "?")
    BLUNDER = ("blunder", "??")

    @property
    def sign(self) -> str:
        """The sign, which tells it apart without a colour; none of a move that is good enough."""
        return self.value[1]

    @property
    def colour(self) -> str:
        """The colour on documents, in the theme of the windows."""
        return str(getattr(theme().review, self.value[0]))

    @property
    def words(self) -> str:
        """Return what it is called."""
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
"""From how much on, of what looks like points, a decision has a grade: 20, 10 and 4 % of a round's spread."""


def grade_of(decision: ReviewedDecision, spec: GameSpec) -> MoveGrade:
    """Return how good a decision was; a loss that may be chance is none."""
    if decision.made.move == decision.advice.options[0].move:
        return MoveGrade.BEST
    lost = decision.made.behind * family_of(spec).coach_texts().scale
    if decision.is_telling:
        for least, grade in LEAST:
            if lost >= least:
                return grade
    return MoveGrade.GOOD
