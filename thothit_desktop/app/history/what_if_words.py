# SPDX-License-Identifier: MIT
"""Names and summaries of the rounds and variations of a replay."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.history.replay import ReplayRound

translate = QCoreApplication.translate


def name_of(shown: ReplayRound) -> str:
    """Return the name of a round or a variation."""
    position = shown.standing(0).position
    name = texts_of(position.game.spec).round_name(shown.number + 1, position)
    if shown.slot is None:
        return name
    return translate("ReplayWindow", "What if {0} ({1})").format(shown.slot + 1, name)


def summary(shown: ReplayRound) -> str:
    """Return the summary of a variation in the list: its start and its result."""
    begins = translate("ReplayWindow", "{0}, from move {1}").format(name_of(shown), shown.leaves + 1)
    return f"{begins}\n{_result(shown)}"


def points(names: Sequence[str], counts: Sequence[int]) -> str:
    """Return the names and points of all seats."""
    return " · ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))


def _result(shown: ReplayRound) -> str:
    if not shown.over:
        return translate("ReplayWindow", "not finished")
    if not shown.all_open:
        return translate("ReplayWindow", "finished")
    last = len(shown.moves)
    return points(shown.standing(last).names, shown.points(last))
