# SPDX-License-Identifier: MIT
"""The chart of a round's course: a bar for each step, with own losses apart from luck."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.review.course import LOSS
from thothit_desktop.app.statistics.charts import Chart, scale
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.players.coach.review import DEAL, OTHERS, OWN
from thothit_desktop.table.theme.themes import theme

_WIDEST = 1.6
"""The largest width of a bar, in line heights."""
_PATTERNS = {
    DEAL: Qt.BrushStyle.Dense4Pattern,
    OWN: Qt.BrushStyle.SolidPattern,
    OTHERS: Qt.BrushStyle.BDiagPattern,
    LOSS: Qt.BrushStyle.SolidPattern,
}
"""The fill patterns by kind of step, for those who cannot tell the colours apart."""


class CourseBar(NamedTuple):
    """A bar: its kind, the margins before and after the step, and the sign above it."""

    kind: str
    before: float
    after: float
    sign: str = ""


class CourseChart(Chart):
    """Draws a bar for each step, from the expected margin before it to the one after it."""

    def __init__(self, title: str, names: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """Create an empty chart; `names` are the kinds of steps with their texts, in legend order."""
        super().__init__(title, parent)
        self._names = names
        self._bars: Sequence[CourseBar] = ()

    def show_bars(self, bars: Sequence[CourseBar]) -> None:
        """Show the bars of a round."""
        self._bars = bars
        self._scale = scale([bar.after for bar in bars])
        self.update()

    def _draw(self, painter: QPainter, plot: QRectF) -> None:
        self._draw_legend(painter, plot)
        if not self._bars:
            return
        colours, metrics = document_colours(), QFontMetricsF(self.font())
        slot = plot.width() / len(self._bars)
        wide = min(0.8 * slot, _WIDEST * metrics.height())
        for number, bar in enumerate(self._bars):
            middle = plot.left() + (number + 0.5) * slot
            top, bottom = sorted((self._y(bar.before, plot), self._y(bar.after, plot)))
            left = middle - wide / 2
            end = self._y(bar.after, plot)
            painter.setPen(QPen(QColor(colours.quiet), 1, Qt.PenStyle.DotLine))
            following = min(left + slot + wide, plot.right())
            painter.drawLine(QPointF(left, end), QPointF(following, end))
            painter.setPen(QPen(_colour(bar.kind), 1))
            painter.setBrush(QBrush(_colour(bar.kind), _PATTERNS[bar.kind]))
            painter.drawRect(QRectF(left, top, wide, max(1.0, bottom - top)))
            if bar.sign:
                painter.setPen(_colour(bar.kind))
                above = QRectF(middle - 20, top - metrics.height() - 1, 40, metrics.height())
                painter.drawText(above, Qt.AlignmentFlag.AlignCenter, bar.sign)

    def _draw_legend(self, painter: QPainter, plot: QRectF) -> None:
        metrics = QFontMetricsF(self.font())
        high = metrics.height()
        for kind, words, line, left in self._legend():
            box = QRectF(left, plot.bottom() + (0.7 + line) * high, 0.8 * high, 0.8 * high)
            painter.setPen(QPen(_colour(kind), 1))
            painter.setBrush(QBrush(_colour(kind), _PATTERNS[kind]))
            painter.drawRect(box)
            painter.setPen(QColor(document_colours().ink))
            place = QPointF(left + 1.1 * high, box.bottom() - 0.5 * metrics.descent())
            painter.drawText(place, words)

    def _lines_below(self) -> int:
        """Return the number of lines of the legend."""
        return 1 + max(line for _, _, line, _ in self._legend())

    def _legend(self) -> list[tuple[str, str, int, float]]:
        """Return the entries of the legend: kind, text, number of the line, and left edge."""
        metrics = QFontMetricsF(self.font())
        high = metrics.height()
        line, left = 0, 0.5 * high
        legend: list[tuple[str, str, int, float]] = []
        for kind, words in self._names:
            wide = 1.1 * high + metrics.horizontalAdvance(words)
            if legend and left + wide > self.width():
                line, left = line + 1, 0.5 * high
            legend.append((kind, words, line, left))
            left += wide + 0.9 * high
        return legend


def _colour(kind: str) -> QColor:
    """Return the colour of a kind of step."""
    colours = theme().review
    by_kind = {
        DEAL: colours.deal_step,
        OWN: colours.own_step,
        OTHERS: colours.others_step,
        LOSS: colours.loss_step,
    }
    return QColor(by_kind[kind])
