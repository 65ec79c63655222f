# SPDX-License-Identifier: MIT
"""Groups the lines of a score by rule; each group is a line of the sheet."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.score.sheet_data import Cell, Row
from thothit_desktop.games.contract import Position, Score, ScoreLine
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


class Group(NamedTuple):
    """The sets of one seat that score by the same rule: the rule, the cards by set, and the points of all."""

    rule: str
    sets: tuple[tuple[int, ...], ...]
    points: int

    @property
    def each(self) -> int:
        """The points of one set."""
        return self.points // len(self.sets)


class Grouping(ABC):
    """Names and layout of the scoring rules of a family's games."""

    sizes: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """The number of cards in a set by rule, if a line of the score has several sets."""
    runs: ClassVar[frozenset[str]] = frozenset()
    """The rules whose cards are shown as a run, not as sets."""

    @abstractmethod
    def heading(self, rule: str) -> str:
        """Return the heading of a rule's group."""

    @abstractmethod
    def order(self, rule: str) -> tuple[int, ...]:
        """Return the sort key of a rule's group on the sheet."""

    def worth(self, rule: str, each: int, spec: GameSpec) -> str:  # noqa: ARG002  (the same by all rules)
        """Return the words for the worth of one set of a rule, which scores `each` points."""
        return translate("score", "{0} each").format(each) if each else translate("score", "worth nothing")

    def groups(self, lines: Iterable[ScoreLine]) -> dict[str, Group]:
        """Return the groups of one seat by rule, in the order of the sheet."""
        found: dict[str, Group] = {}
        for line in lines:
            size = self.sizes.get(line.rule, len(line.cards)) or 1
            sets = tuple(line.cards[start : start + size] for start in range(0, len(line.cards), size))
            before = found.get(line.rule, Group(line.rule, (), 0))
            found[line.rule] = Group(line.rule, before.sets + sets, before.points + line.points)
        return {rule: found[rule] for rule in sorted(found, key=self.order)}

    def rules(self, score: Score) -> list[str]:
        """Return the rules by which any seat scored, in the order of the sheet."""
        return sorted({line.rule for lines in score.lines for line in lines}, key=self.order)

    def rows(self, position: Position) -> Iterable[Row]:
        """Yield the lines of the sheet of a round."""
        score, playing = position.score(), position.game.playing
        by_seat = [self.groups(score.lines[seat]) for seat in playing]
        for rule in self.rules(score):
            each = next(groups[rule].each for groups in by_seat if rule in groups)
            cells = tuple(self._cell(groups.get(rule)) for groups in by_seat)
            yield Row(self.heading(rule), self.worth(rule, each, position.game.spec), cells)

    def _cell(self, group: Group | None) -> Cell | None:
        if group is None:
            return None
        times = translate("score", "{0} × {1}").format(len(group.sets), group.each)
        return Cell(group.sets, times, str(group.points), group.rule in self.runs)
