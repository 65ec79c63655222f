# SPDX-License-Identifier: MIT
"""Pictures of frames round cards, with signs that tell them apart without colour."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from thothit_desktop.table.drawing.labels import canvas
from thothit_desktop.table.theme.themes import theme

RING = 9.0
"""The margin of a frame's picture round its card, in logical pixels."""
HALO = 26.0
"""The margin of the picture of a halo."""


def margin(kind: str) -> float:
    """Return the reach of a kind of frame beyond its card on each side, in logical pixels."""
    return HALO if kind == "halo" else RING


def frame(width: float, height: float, radius: float, kind: str, ratio: float) -> QPixmap:
    """Return a frame round a card of logical pixels, with `margin` round it.

    `target`: a thick turmeric line with a dark rim and a diamond at the top; `risky`: in maroon, broken, with
    a warning triangle instead; `picked`: with a tick on it. `focus`: a dashed line round it; `hover`: a broad
    light line. `pair`: a turmeric line; `best` and `hint`: with a star at the top. `last`: a blue one. `top`:
    a light one in a dark rim. `halo`: light that fades outwards. `dim`, `past`, `under`, `loose`: no frame,
    the card is darkened; `locked`: with a padlock on it.
    """
    tone, lines = theme().table, theme().lines
    edge = margin(kind)
    pixmap = canvas(width + 2 * edge, height + 2 * edge, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(edge, edge, width, height)
    top = QPointF(box.center().x(), box.top())
    if kind in ("dim", "past", "under", "loose", "locked"):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone.shade)
        painter.drawRoundedRect(box, radius, radius)
        if kind == "locked":
            size = _sign(width, height)
            _padlock(painter, _sign_at(box, size), size)
    elif kind == "hover":
        # Light round the card and none on it: a veil of light would turn black into grey.
        _line(painter, box.adjusted(-5, -5, 5, 5), radius + 5, tone.ink, 8)
        _line(painter, box.adjusted(-5, -5, 5, 5), radius + 5, tone.paper, 5.5)
    elif kind == "focus":
        outer = box.adjusted(-6, -6, 6, 6)
        _line(painter, outer, radius + 6, tone.gold, 5)
        painter.setPen(QPen(tone.ink, 3, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(outer, radius + 6, radius + 6)
    elif kind == "halo":
        _halo(painter, box, radius)
    else:
        around = box.adjusted(-2, -2, 2, 2)
        rim, line = {
            "last": (tone.paper, tone.last),
            "risky": (tone.paper, tone.warning),
            "top": (tone.ink, tone.paper),
        }.get(kind, (tone.ink, tone.gold))
        _line(painter, around, radius + 2, rim, 7 * lines)
        dashed = Qt.PenStyle.DashLine if kind == "risky" else Qt.PenStyle.SolidLine
        _line(painter, around, radius + 2, line, 4 * lines, dashed)
        if kind == "target":
            _diamond(painter, top, edge - 1.5)
        elif kind in ("best", "hint"):
            _star(painter, top + QPointF(0, edge * 0.4), edge * 1.3)
        elif kind == "risky":
            size = _sign(width, height)
            _warning(painter, _sign_at(box, size), size)
        elif kind == "picked":
            size = _sign(width, height)
            _tick(painter, _sign_at(box, size), size)
    painter.end()
    return pixmap


def _sign(width: float, height: float) -> float:
    """Return the size of a sign: it stays within the third of a card's width that no neighbour covers."""
    return min(width * 0.27, height * 0.16)


def _sign_at(box: QRectF, size: float) -> QPointF:
    """Return the middle of a sign: at the left, below the index and above the number of copies."""
    return box.bottomLeft() + QPointF(size * 0.66, -box.height() * 0.4)


def _line(
    painter: QPainter,
    box: QRectF,
    radius: float,
    colour: QColor,
    width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    painter.setPen(QPen(colour, width, style))
    painter.drawRoundedRect(box, radius, radius)


def _halo(painter: QPainter, box: QRectF, radius: float) -> None:
    """Paint rings of thin light, the brightest next to the card, and a line round them."""
    tone = theme().table
    light = QColor(tone.accent)
    steps = 8
    for step in range(steps):
        far = 3 + step * (HALO - 6) / steps
        light.setAlpha(round(150 * (1 - step / steps) ** 1.5))
        _line(painter, box.adjusted(-far, -far, far, far), radius + far, light, HALO / steps + 1)
    around = box.adjusted(-2, -2, 2, 2)
    _line(painter, around, radius + 2, tone.ink, 7)
    _line(painter, around, radius + 2, tone.accent, 4)


def _diamond(painter: QPainter, at: QPointF, size: float) -> None:
    """Paint a diamond in the middle of the upper edge: the card may be taken."""
    tone = theme().table
    top = at + QPointF(0, -1)
    corners = [QPointF(0, -size), QPointF(size, 0), QPointF(0, size), QPointF(-size, 0)]
    painter.setPen(QPen(tone.ink, 1.5))
    painter.setBrush(tone.accent)
    painter.drawPolygon(QPolygonF([top + corner for corner in corners]))


def _star(painter: QPainter, at: QPointF, size: float) -> None:
    """Paint a star in the middle of the upper edge: the card has won, or would be the best to play."""
    tone = theme().table
    points = []
    for number in range(10):
        angle, far = math.pi * (number / 5 - 0.5), size * (0.45 if number % 2 else 1.0)
        points.append(at + QPointF(math.cos(angle), math.sin(angle)) * far)
    painter.setPen(QPen(tone.ink, 1.5))
    painter.setBrush(tone.accent)
    painter.drawPolygon(QPolygonF(points))


def _warning(painter: QPainter, at: QPointF, size: float) -> None:
    """Paint a triangle with an exclamation mark: the card may be taken, at a price."""
    tone = theme().table
    half = size / 2
    corners = [QPointF(0, -half), QPointF(size * 0.58, half), QPointF(-size * 0.58, half)]
    pen = QPen(tone.paper, max(1.5, size * 0.09))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(tone.warning)
    painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone.paper)
    thick = size * 0.13
    painter.drawRoundedRect(QRectF(at.x() - thick / 2, at.y() - half * 0.42, thick, half * 0.78), 1, 1)
    painter.drawEllipse(at + QPointF(0, half * 0.68), thick * 0.62, thick * 0.62)


def _tick(painter: QPainter, at: QPointF, size: float) -> None:
    """Paint a tick in a disc: the card has been picked."""
    tone = theme().table
    painter.setPen(QPen(tone.paper, max(1.2, size * 0.05)))
    painter.setBrush(tone.ink)
    painter.drawEllipse(at, size * 0.62, size * 0.62)
    painter.setPen(QPen(tone.accent, max(1.5, size * 0.14)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corners = (QPointF(-0.3, 0.02), QPointF(-0.08, 0.26), QPointF(0.32, -0.26))
    painter.drawPolyline(QPolygonF([at + corner * size for corner in corners]))


def _padlock(painter: QPainter, at: QPointF, size: float) -> None:
    """Paint a closed padlock: the card may not be taken now."""
    tone = theme().table
    disc = QColor(tone.ink)
    disc.setAlpha(225)
    painter.setPen(QPen(tone.paper, max(1.2, size * 0.05)))
    painter.setBrush(disc)
    painter.drawEllipse(at, size * 0.62, size * 0.62)
    body = QRectF(at.x() - size * 0.27, at.y() - size * 0.06, size * 0.54, size * 0.4)
    painter.setPen(QPen(tone.paper, max(1.5, size * 0.1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QRectF(at.x() - size * 0.17, at.y() - size * 0.36, size * 0.34, size * 0.5)
    painter.drawArc(bow, 0, 180 * 16)
    painter.drawLine(QPointF(bow.left(), bow.center().y()), QPointF(bow.left(), body.top()))
    painter.drawLine(QPointF(bow.right(), bow.center().y()), QPointF(bow.right(), body.top()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone.paper)
    painter.drawRoundedRect(body, size * 0.06, size * 0.06)
    painter.setBrush(tone.ink)
    painter.drawEllipse(body.center(), size * 0.07, size * 0.07)
