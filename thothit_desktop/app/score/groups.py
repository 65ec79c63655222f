# SPDX-License-Identifier: MIT
"""A score's lines, gathered into the groups of the score sheet.

What a group is called follows from the id of its rule: the name and size of its sets (games/scoring.py).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.games.contract import Score, ScoreLine
from thothit_desktop.games.fishing.catalogue import FishingSpec
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing.names import name

_NAMES = {
    "captured": QT_TRANSLATE_NOOP("score", "Captured pairs"),
    "red": QT_TRANSLATE_NOOP("score", "Red {0}"),
    "black": QT_TRANSLATE_NOOP("score", "Black {0}"),
    "nine": QT_TRANSLATE_NOOP("score", "{0} of nines"),
    "one": QT_TRANSLATE_NOOP("score", "{0} of rank one"),
    "plain": QT_TRANSLATE_NOOP("score", "Identical {0}"),
    "loose": QT_TRANSLATE_NOOP("score", "Loose cards"),
}
"""What sets are called, in the order of the sheet."""

_SIZES = {
    1: (QT_TRANSLATE_NOOP("score", "Singles"), QT_TRANSLATE_NOOP("score", "singles")),
    2: (QT_TRANSLATE_NOOP("score", "Pairs"), QT_TRANSLATE_NOOP("score", "pairs")),
    3: (QT_TRANSLATE_NOOP("score", "Threes"), QT_TRANSLATE_NOOP("score", "threes")),
    4: (QT_TRANSLATE_NOOP("score", "Fours"), QT_TRANSLATE_NOOP("score", "fours")),
}
"""Sets by their size: at the head of a phrase, and within it."""


def _tr(text: object) -> str:
    return QCoreApplication.translate("score", str(text))


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
    """The groups of one seat by rule, in the order of the sheet.

    Loose cards are sets of one, the captured cards of Kings the pairs in which they were caught.
    """
    found: dict[str, Group] = {}
    for line in lines:
        step = {"loose": 1, "captured": 2}.get(line.rule, len(line.cards))
        sets = tuple(line.cards[i : i + step] for i in range(0, len(line.cards), step))
        before = found.get(line.rule, Group(line.rule, (), 0))
        found[line.rule] = Group(line.rule, before.sets + sets, before.points + line.points)
    return {rule: found[rule] for rule in sorted(found, key=_order)}


def rules(score: Score) -> list[str]:
    """The rules by which anybody scored, in the order of the sheet: the largest sets first."""
    return sorted({line.rule for lines in score.lines for line in lines}, key=_order)


def _order(rule: str) -> tuple[int, int]:
    called, size = _parts(rule)
    return list(_NAMES).index(called), -size


def _parts(rule: str) -> tuple[str, int]:
    called, _, size = rule.partition("-")
    return called, int(size or 0)


def heading(rule: str) -> str:
    """What the sheet calls a rule's group."""
    called, size = _parts(rule)
    if not size:
        return _tr(_NAMES[called])
    phrase = _tr(_NAMES[called])
    return phrase.format(_tr(_SIZES[size][0 if phrase.startswith("{0}") else 1]))


def worth(rule: str, each: int, spec: GameSpec) -> str:
    """What one set of a rule is worth, and why where the table of the game adds it up."""
    called, size = _parts(rule)
    if not each:
        return _tr("worth nothing")
    if called == "red" and isinstance(spec, FishingSpec) and size > 1:
        pair, card = spec.black.get(size, 0), spec.red.get(1, 0)
        if card and each == pair + size * card:
            return _tr("{0} each: {1} for the set\nand {2} for each red card").format(each, pair, card)
    return _tr("{0} each").format(each)


def spoken(sets: Iterable[Sequence[int]], deck: str) -> str:
    """The names of cards as the deck shows them, like sets counted, each card of a set named once."""
    counted = Counter(both(dict.fromkeys(name(card, deck) for card in cards)) for cards in sets)
    return ", ".join(
        _tr("{0} ({1} times)").format(named, times) if times > 1 else named
        for named, times in counted.items()
    )
