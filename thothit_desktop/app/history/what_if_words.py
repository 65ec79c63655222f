# SPDX-License-Identifier: MIT
"""What the rounds and variations of a replay are called."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.history.replay import ReplayRound

translate = QCoreApplication.translate


def name_of(shown: ReplayRound) -> str:
    """Return what a round is called, or a variation of it."""
    position = shown.standing(0).position
    name = texts_of(position.game.spec).round_name(shown.number + 1, position)
    if shown.slot is None:
        return name
    return translate("ReplayWindow", "What if {0} ({1})").format(shown.slot + 1, name)


def summary(shown: ReplayRound) -> str:
    """Return what is said of a variation in the list of them: where it begins, and what it came to."""
    begins = translate("ReplayWindow", "{0}, from move {1}").format(name_of(shown), shown.leaves + 1)
    return f"{begins}\n{_result(shown)}"


def points(names: Sequence[str], counts: Sequence[int]) -> str:
    """The points of all seats."""
    return " · ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))


def _result(shown: ReplayRound) -> str:
    if not shown.over:
        return translate("ReplayWindow", "not played to its end")
    if not shown.all_open:
        return translate("ReplayWindow", "played to its end")
    last = len(shown.moves)
    return points(shown.standing(last).names, shown.points(last))
