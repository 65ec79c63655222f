# SPDX-License-Identifier: MIT
"""A score's lines, gathered into the groups of the score sheet."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.contract import Score, ScoreLine
from thothit_desktop.table.names import name

RULES = ("red-2", "red-1", "black-2", "loose")
"""Every rule of a score line, in the order of the sheet."""


class Group(NamedTuple):
    """Like sets of one seat: the rule they score by, their cards set by set, what all of them are worth."""

    rule: str
    sets: tuple[tuple[int, ...], ...]
    points: int

    @property
    def each(self) -> int:
        """The points of one set."""
        return self.points // len(self.sets)


def groups(lines: Iterable[ScoreLine]) -> dict[str, Group]:
    """The groups of one seat by rule, in the order of the sheet; loose cards are sets of one."""
    found: dict[str, Group] = {}
    for line in lines:
        sets = tuple((card,) for card in line.cards) if line.rule == "loose" else (line.cards,)
        before = found.get(line.rule, Group(line.rule, (), 0))
        found[line.rule] = Group(line.rule, before.sets + sets, before.points + line.points)
    return {rule: found[rule] for rule in RULES if rule in found}


def rules(score: Score) -> list[str]:
    """The rules by which anybody scored, in the order of the sheet."""
    present = {line.rule for lines in score.lines for line in lines}
    return [rule for rule in RULES if rule in present]


def heading(rule: str) -> str:
    """What the sheet calls a rule's group."""
    return {
        "red-2": QCoreApplication.translate("score", "Red pairs"),
        "red-1": QCoreApplication.translate("score", "Single reds"),
        "black-2": QCoreApplication.translate("score", "Black pairs"),
        "loose": QCoreApplication.translate("score", "Loose cards"),
    }[rule]


def spoken(sets: Iterable[Sequence[int]], deck: str) -> str:
    """The names of cards as the deck shows them, each set of like ones named once."""
    return ", ".join(name(cards[0], deck) for cards in sets)
