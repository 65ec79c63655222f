# SPDX-License-Identifier: MIT
"""The counting of Kings: pair after pair comes to the rows, until the longest row has the king."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.table.counting.row_counting import Beat, RowCounting

translate = QCoreApplication.translate

_PAIR = 2


class KingsCounting(RowCounting):
    """A row a seat, a pair a beat: whose pile ends first has lost."""

    def won(self, seat: int) -> str:
        """Return the words for the winner of the king, who may have won it by Laki alone."""
        tied = self._score.points.count(max(self._score.points)) > 1
        return translate("Table", "{0}: Laki").format(self._name(seat)) if tied else self._name(seat)

    def beats(self) -> Sequence[Mapping[int, Beat]]:
        """Return pair by pair what comes to the rows."""
        captured = [[card for line in lines for card in line.cards] for lines in self._score.lines]
        return [
            {
                seat: Beat(pair, len(pair))
                for seat, cards in enumerate(captured)
                if (pair := tuple(cards[first : first + _PAIR]))
            }
            for first in range(0, max(map(len, captured)), _PAIR)
        ]
