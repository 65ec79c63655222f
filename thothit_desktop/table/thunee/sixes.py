# SPDX-License-Identifier: MIT
"""Balls shown with two sixes, as on a real table: the visible pips are a side's balls."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from thothit_desktop.table.drawing import suits
from thothit_desktop.table.drawing.labels import badge, canvas

_PAPER, _BACK, _RIM = QColor("#f0ece2"), QColor("#6b4423"), QColor("#24150a")
_SUITS = ("sd", "ch")
"""The suits of each side's sixes: spades and diamonds, clubs and hearts."""
_HIGH = 0.64  # the height of a lying card, as a fraction of its length
_COLUMNS, _ROWS = (0.17, 0.5, 0.83), (0.2, 0.8)  # the pips, in the card's length and height
_PIP = 0.2  # the size of a pip, as a fraction of the card's height
_EDGE = (0.02, 0.185, 0.335, 0.515, 0.665, 0.845, 0.97)
"""The shift of the second card along the first, as a fraction of its length, for each number of visible
pips."""
_LEAN = math.degrees(math.atan((_PIP / 2 + 0.05) / (_ROWS[1] - 0.5)))
"""The lean of its edge in degrees, to pass between two pips of a column."""
_WIDE, _TALL = 2.08, 0.88  # the size of the picture, in card lengths
_MORE = 0.2  # the letters of a number beyond both sixes, as a fraction of the picture's height
_SIX = len(_COLUMNS) * len(_ROWS)


def width(height: float) -> float:
    """Return the width of the picture for its height in pixels."""
    return height * _WIDE / _TALL


def height(width: float) -> float:
    """Return the height of the picture for its width in pixels."""
    return width * _TALL / _WIDE


def picture(balls: int, side: int, height: float, ratio: float) -> QPixmap:
    """Return a side's two sixes, `height` logical pixels high.

    Up to six balls are the pips that a card face down leaves free; up to twelve are one whole six and the
    free pips of the other. With more balls both are whole, and a number between the pips gives the rest.
    """
    made = canvas(width(height), height, ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    long = height / _TALL
    free = min(balls, _SIX) if balls <= _SIX else min(balls - _SIX, _SIX)
    lean = _LEAN / 2 if free % 2 else 0.0
    painter.translate((0.06 + _EDGE[free]) * long, height / 2 - (0.09 * long if lean else 0))
    painter.save()
    painter.rotate(-lean)
    # At this lean the first card's far end would stick out from under the second.
    shown = _EDGE[free] + 0.12 if lean else 1.0
    _card(painter, -_EDGE[free] * long, long, _SUITS[side][0], min(1.0, shown))
    painter.restore()
    painter.rotate(lean)
    _card(painter, 0, long, _SUITS[side][1] if balls > _SIX else "")
    if balls > 2 * _SIX:
        more = badge(f"+{balls - 2 * _SIX}", max(8, round(height * _MORE)), ratio)
        size = more.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), more)
    painter.end()
    return made


def _card(painter: QPainter, left: float, long: float, suit: str, part: float = 1.0) -> None:
    """Paint a part of a lying six from its left edge, face down without a suit."""
    high = long * _HIGH
    box = QRectF(left, -high / 2, long * part, high)
    painter.setPen(QPen(_RIM, max(0.8, long * 0.016)))
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(box, long * 0.06, long * 0.06)
    painter.setPen(Qt.PenStyle.NoPen)
    if not suit:
        painter.setBrush(_BACK)
        inset = long * 0.05
        painter.drawRect(box.adjusted(inset, inset, -inset, -inset))
        return
    painter.setBrush(suits.colour(suit))
    size = high * _PIP
    for column in [column for column in _COLUMNS if column + _PIP / 2 < part]:
        for row in _ROWS:
            middle = QPointF(box.left() + column * long, box.top() + row * high)
            painter.drawPath(
                suits.path(suit, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size))
            )
