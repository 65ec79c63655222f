# SPDX-License-Identifier: MIT
"""Chart widgets: a bar chart, and a dot for each value with a line for the moving average."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.messages.numbers import written
from thothit_desktop.app.widgets.document_style import document_colours

_FAINTEST = 0.05
"""The smallest opacity of a dot, for thousands of overlapping ones."""

_TICKS = 5
"""The approximate number of lines across a chart."""


class Bar(NamedTuple):
    """A bar, with the name under it."""

    name: str
    value: float


class Scale(NamedTuple):
    """The lowest and the highest value of a chart, and the step between its lines."""

    low: float
    high: float
    step: float


def scale(values: Sequence[float]) -> Scale:
    """Return a scale with zero and all values, and lines at round numbers."""
    low, high = min(0.0, *values, 0.0), max(0.0, *values, 0.0)
    wanted = max(high - low, 1e-9) / _TICKS
    power = 10.0 ** len(str(int(wanted))) / 10 if wanted >= 1 else 1.0
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= wanted)
    floor = -step * -(low // step) if low < 0 else 0.0
    ceiling = step * -(-high // step) if high > 0 else step
    return Scale(floor, ceiling, step)


def every_line_with_room(apart: float, high: float) -> int:
    """Return n such that every n-th line, `apart` pixels each, has room for a number `high` pixels high."""
    return math.ceil(high / max(1.0, apart))


class Chart(QWidget):
    """The base of a chart: background, lines and their numbers. `title` is for screen readers."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self._scale = Scale(0, 1, 1)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size at which the chart is readable."""
        return QSize(420, 260)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a small size, but high enough for the numbers at the side."""
        return QSize(100, 8 * self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the chart in the colours of documents."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = document_colours(), QFontMetricsF(self.font())
        painter.fillRect(self.rect(), QColor(colours.ground))
        high = metrics.height()
        numbers = [self._scale.low]
        while numbers[-1] < self._scale.high - self._scale.step / 2:
            numbers.append(numbers[-1] + self._scale.step)
        left = max(metrics.horizontalAdvance(written(number)) for number in numbers) + high
        below = (1.2 + self._lines_below()) * high
        plot = QRectF(self.rect()).adjusted(left, high, -high / 2, -below)
        labelled = every_line_with_room(plot.height() / (len(numbers) - 1), high)
        for number in numbers:
            y = self._y(number, plot)
            painter.setPen(QPen(QColor(colours.quiet if number == 0 else colours.line), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if round(number / self._scale.step) % labelled:  # counted from zero
                continue
            painter.setPen(QColor(colours.quiet))
            beside = QRectF(0, y - high / 2, left - high / 2, high)
            painter.drawText(
                beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, written(number)
            )
        self._draw(painter, plot)
        painter.end()

    def _y(self, value: float, plot: QRectF) -> float:
        """Return the vertical position of a value."""
        reach = self._scale.high - self._scale.low
        return plot.bottom() - (value - self._scale.low) / reach * plot.height()

    def _lines_below(self) -> int:
        """Return the number of lines of text under the plot."""
        return 1

    def _draw(self, painter: QPainter, plot: QRectF) -> None:
        """Draw the values within the plot."""


class BarChart(Chart):
    """Bars side by side; a name without room beside the one before it is left out."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._bars: Sequence[Bar] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these bars."""
        self._bars, self._scale = bars, scale([bar.value for bar in bars])
        self.update()

    def _draw(self, painter: QPainter, plot: QRectF) -> None:
        if not self._bars:
            return
        colours, metrics = document_colours(), QFontMetricsF(self.font())
        step = plot.width() / len(self._bars)
        zero, free = self._y(0, plot), plot.left()
        for number, bar in enumerate(self._bars):
            middle, y = plot.left() + (number + 0.5) * step, self._y(bar.value, plot)
            wide = min(0.7 * step, 4 * metrics.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.link if bar.value >= 0 else colours.quiet))
            painter.drawRect(QRectF(middle - wide / 2, min(y, zero), wide, abs(y - zero)))
            name = metrics.elidedText(bar.name, Qt.TextElideMode.ElideRight, max(step, 6 * metrics.height()))
            width = metrics.horizontalAdvance(name)
            left = min(max(middle - width / 2, plot.left()), self.width() - width)
            if left >= free:
                painter.setPen(QColor(colours.ink))
                below = plot.bottom() + 0.4 * metrics.height()
                painter.drawText(QRectF(left, below, width + 1, metrics.height()), name)
                free = left + width + metrics.height()


class LineChart(Chart):
    """A dot for each value, and a line for their moving average; the newest is at the right."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._values: Sequence[float] = ()
        self._average: Sequence[float] = ()

    def show_values(self, values: Sequence[float], average: Sequence[float]) -> None:
        """Show these values, and for each the moving average."""
        self._values, self._average, self._scale = values, average, scale(values)
        self.update()

    def _draw(self, painter: QPainter, plot: QRectF) -> None:
        if not self._values:
            return
        colours = document_colours()
        if len(self._values) == 1:
            plot = plot.translated(plot.width() / 2, 0)
        step = plot.width() / max(1, len(self._values) - 1)
        dot = QColor(colours.quiet)
        dot.setAlphaF(min(0.6, max(_FAINTEST, 200 / len(self._values))))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dot)
        size = 3.0 if len(self._values) < 300 else 1.5
        for number, value in enumerate(self._values):
            painter.drawEllipse(QPointF(plot.left() + number * step, self._y(value, plot)), size, size)
        line = QPolygonF(
            [QPointF(plot.left() + at * step, self._y(value, plot)) for at, value in enumerate(self._average)]
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.link), 2))
        painter.drawPolyline(line)
