# SPDX-License-Identifier: MIT
"""The signs of the French suits and of two sides, as paths: fonts need not contain them."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

INK = QColor("#14131a")
RED = QColor("#b3122f")
BLUE, GREEN = QColor("#1a50b0"), QColor("#0c6430")
SIDES = (QColor("#7fb56a"), QColor("#8fb4e8"))
"""The colours of the two sides, whose marks also differ in shape."""


@dataclass
class Print:
    """The colours of suits, shared by all tables and windows."""

    four: bool = False
    """True if diamonds are blue and clubs green."""


PRINT = Print()


def colour(suit: str) -> QColor:
    """Return the printed colour of a suit, by its letter."""
    if PRINT.four and suit in "dc":
        return BLUE if suit == "d" else GREEN
    return RED if suit in "hd" else INK


def path(suit: str, box: QRectF) -> QPainterPath:
    """Return a suit's sign, by its letter, as large as a square."""
    made = QPainterPath()
    made.setFillRule(Qt.FillRule.WindingFill)
    if suit == "d":
        made.addPolygon(_diamond(0.38))
    elif suit == "h":
        made.addPath(_heart())
    elif suit == "s":
        leaf = QTransform.fromScale(1.0, -0.84).map(_heart())
        made.addPath(leaf.translated(0, 0.84))
        made.addPolygon(_foot())
    else:
        for x, y in ((0.5, 0.25), (0.25, 0.57), (0.75, 0.57)):
            made.addEllipse(QPointF(x, y), 0.24, 0.24)
        made.addRect(QRectF(0.42, 0.3, 0.16, 0.3))
        made.addPolygon(_foot())
    return QTransform(box.width(), 0, 0, box.height(), box.left(), box.top()).map(made)


def _heart() -> QPainterPath:
    made = QPainterPath(QPointF(0.5, 1.0))
    made.cubicTo(QPointF(0.2, 0.7), QPointF(0.0, 0.5), QPointF(0.0, 0.27))
    made.cubicTo(QPointF(0.0, -0.04), QPointF(0.42, -0.04), QPointF(0.5, 0.26))
    made.cubicTo(QPointF(0.58, -0.04), QPointF(1.0, -0.04), QPointF(1.0, 0.27))
    made.cubicTo(QPointF(1.0, 0.5), QPointF(0.8, 0.7), QPointF(0.5, 1.0))
    return made


def _diamond(half: float) -> QPolygonF:
    corners = [QPointF(0.5, 0.0), QPointF(0.5 + half, 0.5), QPointF(0.5, 1.0), QPointF(0.5 - half, 0.5)]
    return QPolygonF([*corners, corners[0]])


def _foot() -> QPolygonF:
    return QPolygonF([QPointF(0.5, 0.5), QPointF(0.7, 1.0), QPointF(0.3, 1.0), QPointF(0.5, 0.5)])


def mark(painter: QPainter, side: int, box: QRectF, rim: QColor) -> None:
    """Paint the mark of a side: a disc or a diamond in its colour."""
    painter.setPen(QPen(rim, max(1.0, box.width() * 0.08)))
    painter.setBrush(SIDES[side])
    if side == 0:
        painter.drawEllipse(box.adjusted(*(box.width() * 0.06 * sign for sign in (1, 1, -1, -1))))
    else:
        placed = QTransform(box.width(), 0, 0, box.height(), box.left(), box.top())
        painter.drawPolygon(placed.map(_diamond(0.5)))
