# SPDX-License-Identifier: MIT
"""The counting of the fishing games: stamped cards turn last; in games of luck the ranks come in turn."""

from collections.abc import Mapping, Sequence

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.table.counting.pile_counting import PileCounting
from thothit_desktop.table.counting.row_counting import Beat, RowCounting

_BEST = ("red", "nine", "one")
"""The names of sets that count more than others (games/fishing/scoring.py)."""


class FishingCounting(PileCounting):
    """Piles fan open; sets of stamped cards, or of ranks that count more, turn last."""

    def is_best(self, line: ScoreLine) -> bool:
        """Return True if a set turns last, and glows."""
        return line.rule.startswith(_BEST)


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
