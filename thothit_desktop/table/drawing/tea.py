# SPDX-License-Identifier: MIT
"""A glass of tea on its saucer, seen from above, with a level that falls through the round."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.room import faded
from thothit_desktop.table.theme.themes import theme

FULL = 6
"""The level of a full glass; 0 is an empty one."""
_DEALT = 0.7
"""The share of all cards for which the glass is full: in most games the others lie open after the deal."""
_RIM, _FOOT = 0.255, 0.15
"""The inner radius of a glass at its rim and at its foot, as a fraction of the saucer's width."""
_LEAVES = ((-0.05, 0.03), (0.04, 0.06), (0.07, -0.02), (-0.02, -0.06), (0.0, 0.09))
"""Tea leaves at the foot, from the middle of the glass."""


def level(cards: int, of: int) -> int:
    """Return the level for this many cards still to be played, of all cards."""
    return min(FULL, math.ceil(FULL * cards / (_DEALT * of))) if of else FULL


def glass(filled: int, size: float, ratio: float) -> QPixmap:
    """Return a glass with a level in a square of logical pixels."""
    colours = theme().room
    pixmap = labels.canvas(size, size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    _disc(painter, QPointF(0.02, 0.035), 0.465, faded(colours.shade, 0.6), faded(colours.shade, 0))
    _disc(painter, QPointF(0, 0), 0.43, colours.china.lighter(104), colours.china.darker(118))
    _ring(painter, 0.395, 0.022, colours.glaze)
    _disc(painter, QPointF(0.012, 0.02), 0.325, faded(colours.shade, 0.5), faded(colours.shade, 0))
    _glass(painter, filled)
    painter.end()
    return pixmap


def _glass(painter: QPainter, filled: int) -> None:
    """Paint the wall of the glass, and the tea as far as it reaches up in it."""
    colours = theme().room
    foot, clear = colours.china.darker(135), faded(colours.china, 0.55)
    _disc(painter, QPointF(0, 0), _RIM + 0.02, foot, clear)
    painter.setPen(QPen(faded(colours.shade, 0.22), 0.008))
    for number in range(14):
        angle = 2 * math.pi * number / 14
        along = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(along * _FOOT, along * _RIM)
    painter.setPen(Qt.PenStyle.NoPen)
    share = filled / FULL
    if filled:
        radius = _FOOT + (_RIM - _FOOT) * share
        tea = QColor(colours.tea)
        tea.setAlphaF(0.6 + 0.38 * share)
        _disc(painter, QPointF(0, 0), radius, tea.lighter(128), tea.darker(112))
        _ring(painter, radius, 0.008, colours.tea.darker(150))
    else:
        _disc(painter, QPointF(0, 0), _FOOT, faded(colours.tea, 0.35), faded(colours.tea, 0.6))
    painter.setBrush(colours.tea.darker(190))
    for x, y in _LEAVES[filled:]:
        painter.drawEllipse(QPointF(x, y), 0.016, 0.008)
    _ring(painter, _RIM + 0.012, 0.014, faded(colours.china.lighter(115), 0.75))
    shine = QPen(
        faded(colours.china.lighter(130), 0.95), 0.02, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
    )
    painter.setPen(shine)
    rim = QRectF(-_RIM, -_RIM, 2 * _RIM, 2 * _RIM)
    painter.drawArc(rim, 100 * 16, 60 * 16)
    painter.drawArc(rim.adjusted(0.06, 0.06, -0.06, -0.06), 115 * 16, 28 * 16)


def _disc(painter: QPainter, middle: QPointF, radius: float, inner: QColor, outer: QColor) -> None:
    """Paint a disc that changes its colour towards its edge."""
    shades = QRadialGradient(middle, radius)
    shades.setColorAt(0.55, inner)
    shades.setColorAt(1, outer)
    painter.setBrush(shades)
    painter.drawEllipse(middle, radius, radius)


def _ring(painter: QPainter, radius: float, thick: float, colour: QColor) -> None:
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, thick))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.restore()
