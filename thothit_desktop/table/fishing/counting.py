# SPDX-License-Identifier: MIT
"""The counting of the fishing games: stamped cards turn last; in games of luck the ranks come in turn."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.games.fishing.catalogue import BONUSES
from thothit_desktop.games.fishing.combinations import NAMES, RANKS
from thothit_desktop.table.counting.pile_counting import PileCounting
from thothit_desktop.table.counting.row_counting import Beat, RowCounting

_BEST = ("red", "nine", "one")
"""The names of sets that count more than others (games/fishing/scoring.py)."""


class FishingCounting(PileCounting):
    """Piles fan open; sets of stamped cards, or of ranks that count more, turn last."""

    def is_best(self, line: ScoreLine) -> bool:
        """Return True if a set turns last, and glows."""
        return line.rule.startswith(_BEST)

    def lines(self, seat: int) -> Sequence[ScoreLine]:
        """Return a seat's sets, each with what its capture scored at once (G5)."""
        lines = super().lines(seat)
        at_once = [line for line in lines if line.rule in BONUSES]
        return [
            line._replace(points=line.points + _more(line, at_once)) for line in lines if line not in at_once
        ]


def _more(line: ScoreLine, at_once: Sequence[ScoreLine]) -> int:
    """Return the points that captures of a whole set scored at once."""
    return sum(one.points for one in at_once if line.points and one.cards[0] in line.cards)


class CombinationCounting(PileCounting):
    """Piles fan open by rank; then each combination turns and glows with its name."""

    def is_best(self, line: ScoreLine) -> bool:
        """Return True for a combination."""
        return line.rule != RANKS

    def lines(self, seat: int) -> list[ScoreLine]:
        """Return the combinations, and a line for the other cards of each rank."""
        found = []
        for line in self._score.lines[seat]:
            if line.rule != RANKS:
                found.append(line)
                continue
            for rank, alike in groupby(line.cards, key=RANK.__getitem__):
                made = tuple(alike)
                found.append(ScoreLine(RANKS, made, rank * len(made)))
        return found

    def parts(self, lines: Sequence[ScoreLine]) -> list[slice]:
        """Return a step for each combination."""
        if lines and self.is_best(lines[0]):
            return [slice(number, number + 1) for number in range(len(lines))]
        return super().parts(lines)

    def words(self, seat: int, lines: Sequence[ScoreLine]) -> str:
        """Return the seat's name, with the combination that counts."""
        called = NAMES.get(lines[0].rule, "")
        return " · ".join(filter(None, (super().words(seat, lines), called)))


class LuckCounting(RowCounting):
    """All piles come to the mat at once, rank by rank."""

    def beats(self) -> Sequence[Mapping[int, Beat]]:
        """Return by rank, and then by set, what scores."""
        found: list[dict[int, Beat]] = []
        for rank in range(10):
            by_seat = [
                [line for line in lines if line.points and RANK[line.cards[0]] == rank]
                for lines in self._score.lines
            ]
            found += [
                {
                    seat: Beat(lines[number].cards, lines[number].points)
                    for seat, lines in enumerate(by_seat)
                    if number < len(lines)
                }
                for number in range(max(map(len, by_seat)))
            ]
        return found
