# SPDX-License-Identifier: MIT
"""What a round promised, step by step: bars up and down, own losses apart from luck."""

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
"""How wide a bar is at most, in heights of a letter."""
_PATTERNS = {
    DEAL: Qt.BrushStyle.Dense4Pattern,
    OWN: Qt.BrushStyle.SolidPattern,
    OTHERS: Qt.BrushStyle.BDiagPattern,
    LOSS: Qt.BrushStyle.SolidPattern,
}
"""By kind of step how its bars are filled, for those who do not tell the colours apart."""


class CourseBar(NamedTuple):
    """A step: of which kind, from where to where, and the sign over it."""

    kind: str
    before: float
    after: float
    sign: str = ""


class CourseChart(Chart):
    """One bar a step, from what was promised before it to what was promised after; `names` is the legend."""

    def __init__(self, title: str, names: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """`names` are the kinds of steps with their words, in the order of the legend."""
        super().__init__(title, parent)
        self._names = names
        self._bars: Sequence[CourseBar] = ()

    def show_bars(self, bars: Sequence[CourseBar]) -> None:
        """Show another round."""
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
        """The lines of the legend."""
        return 1 + max(line for _, _, line, _ in self._legend())

    def _legend(self) -> list[tuple[str, str, int, float]]:
        """The kinds of steps with their words, in which line of the legend each stands, and how far right."""
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
    """The colour of the bars of a kind of step."""
    colours = theme().review
    by_kind = {
        DEAL: colours.deal_step,
        OWN: colours.own_step,
        OTHERS: colours.others_step,
        LOSS: colours.loss_step,
    }
    return QColor(by_kind[kind])
