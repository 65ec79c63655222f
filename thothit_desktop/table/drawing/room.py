# SPDX-License-Identifier: MIT
"""The hall round the mat: teak boards, the carved edge of a screen, and the light of sun or lamp."""

import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTime
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.path_text import painter_path
from thothit_desktop.table.theme.theme import MatColours, RoomColours

_NOON = QTime(12, 0)
_BOARD_HIGH, _BOARD_LONG = 5.6, 44
"""The size of a board, in sizes of the words."""
_BOARDS = 5
"""The number of different boards."""
_SQUARE = 8
"""The side of a square of the veranda's floor, in sizes of the words."""
_COARSE = 6
"""Logical pixels for each pixel of the picture of the light, which is soft anyway."""


def light_now(lamp_lit: bool) -> str:
    """Return the light of the room by the clock: `morning`, `afternoon` or, in a dark theme, `lamp`."""
    return "lamp" if lamp_lit else "morning" if QTime.currentTime() < _NOON else "afternoon"


# The floor


def boards(painter: QPainter, size: QSize, font: int, ratio: float, colours: MatColours) -> None:
    """Paint boards across the window, of a few kinds in turn, each row beginning elsewhere."""
    dice, tones = random.Random(7), _tones_of_fibres(colours)
    high, long = round(font * _BOARD_HIGH), font * _BOARD_LONG
    kinds = [_board(long, high, ratio, colours, tones, dice, heart=kind % 2 == 0) for kind in range(_BOARDS)]
    number = 0
    for row, y in enumerate(range(-high // 3, size.height(), high)):
        start = -round(long * (row * 0.37 % 1))
        for x in range(start, size.width(), long):
            painter.drawPixmap(x, y, kinds[number % _BOARDS])
            number += 1 + dice.randrange(_BOARDS - 1)


def _board(
    long: int,
    high: int,
    ratio: float,
    colours: MatColours,
    tones: Sequence[int],
    dice: random.Random,
    heart: bool,
) -> QPixmap:
    """Return one board with its grain, its pegs and the joints at its lower edge and its left end."""
    pixmap = QPixmap(round(long * ratio), round(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colours.floor.lighter(93 + dice.randrange(17)))
    painter = QPainter(pixmap)
    whole = QRectF(0, 0, long, high)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(whole, _fibres(4, max(2, high // 7), tones, dice))
    painter.drawImage(whole, _fibres(12, high, tones, dice))
    if heart:
        painter.drawImage(whole, _heart(long // 4, high, colours, dice))
    joint, shine = QColor(colours.joint), QColor(colours.floor.lighter(150))
    shine.setAlphaF(0.25)
    painter.fillRect(QRectF(0, 0, long, 1), shine)
    painter.fillRect(QRectF(0, high - 2, long, 2), joint)
    painter.fillRect(QRectF(0, 0, 2, high), joint)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    peg = high * 0.035
    joint.setAlphaF(0.7)
    for x in (high * 0.16, long - high * 0.14):
        for y in (high * 0.24, high * 0.74):
            painter.setBrush(joint)
            painter.drawEllipse(QPointF(x, y), peg, peg)
            painter.setBrush(shine)
            painter.drawEllipse(QPointF(x + peg * 0.2, y + peg * 0.3), peg * 0.6, peg * 0.6)
    painter.end()
    return pixmap


def _tones_of_fibres(colours: MatColours) -> list[int]:
    """Return the colours of 256 random values: most are clear, some darker or lighter than the floor."""
    tones = []
    for value in range(256):
        tone = QColor(colours.joint if value < 150 else colours.floor.lighter(165))
        tone.setAlphaF(0.44 * max(0.0, (150 - value) / 150, (value - 200) / 130))
        tones.append(tone.rgba())
    return tones


def _fibres(across: int, down: int, tones: Sequence[int], dice: random.Random) -> QImage:
    """Return a few random pixels; stretched far longer than high they are the fibres of the wood.

    `across` is a multiple of four, as the bytes in a row of an image.
    """
    image = QImage(dice.randbytes(across * down), across, down, QImage.Format.Format_Indexed8)
    image.setColorTable(tones)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _heart(wide: int, high: int, colours: MatColours, dice: random.Random) -> QImage:
    """Return the pointed rings of wood sawn near its heart, to be stretched along the board."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(faded(colours.joint, 0.4), 1))
    tip, middle = wide * dice.uniform(0.15, 0.5), high * dice.uniform(0.4, 0.6)
    for number in range(1, 6):
        far, x, end = middle * number / 5, tip + number * number * 1.6, tip + wide * 0.5 + number * 12
        ring = QPainterPath(QPointF(end, middle - far))
        ring.cubicTo(x + high * 0.3, middle - far * 0.8, x, middle - far * 0.3, x, middle)
        ring.cubicTo(x, middle + far * 0.3, x + high * 0.3, middle + far * 0.8, end, middle + far)
        painter.drawPath(ring)
    painter.end()
    return image


def screed(painter: QPainter, size: QSize, font: int, colours: RoomColours) -> None:
    """Paint the red polished floor of a veranda, cut into large squares."""
    dice, side = random.Random(7), round(font * _SQUARE)
    painter.fillRect(QRectF(QPointF(0, 0), size.toSizeF()), colours.screed)
    tones = [faded(colours.shade, 0.16 * abs(value - 128) / 128).rgba() for value in range(256)]
    # Stretched over the whole floor, random pixels are where it has been polished more or less.
    for across, down in ((12, 8), (36, 24)):
        painter.drawImage(QRectF(QPointF(0, 0), size.toSizeF()), _fibres(across, down, tones, dice))
    cut, edge = faded(colours.shade, 0.5), faded(colours.screed.lighter(180), 0.16)
    for x in range(side // 2, size.width(), side):
        painter.fillRect(QRectF(x, 0, 2, size.height()), cut)
        painter.fillRect(QRectF(x + 2, 0, 1, size.height()), edge)
    for y in range(side // 3, size.height(), side):
        painter.fillRect(QRectF(0, y, size.width(), 2), cut)
        painter.fillRect(QRectF(0, y + 2, size.width(), 1), edge)


# The carved edge


def carving(
    painter: QPainter, size: QSize, corners: Sequence[QRectF], font: int, ratio: float, colours: MatColours
) -> None:
    """Paint a carved moulding down the sides of the window, and a hanging of carved leaves in the corners."""
    thick = max(5, round(font * 0.5))
    tile = _moulding(thick, ratio, colours)
    for right in (False, True):
        painter.save()
        if right:
            painter.translate(size.width(), 0)
            painter.scale(-1, 1)
        painter.fillRect(QRectF(thick, 0, 3, size.height()), QColor(0, 0, 0, 50))
        painter.fillRect(QRectF(0, 0, thick, size.height()), QBrush(tile))
        painter.restore()
    for corner in corners:
        high = min(font * 2.2, corner.height() * 0.34)
        if high >= font:
            _hanging(painter, QRectF(corner.topLeft(), corner.topRight() + QPointF(0, high)), ratio, colours)


def _moulding(thick: int, ratio: float, colours: MatColours) -> QPixmap:
    """Return one repeat of the moulding of a left edge: a row of pointed leaves beside a smooth rail."""
    pixmap = labels.canvas(thick, thick * 2, ratio)
    pixmap.fill(colours.joint)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(thick, thick)
    painter.setBrush(colours.floor.lighter(125))
    painter.drawPath(painter_path("M0 0 Q0.9 0.5 0.95 1 Q0.9 1.5 0 2 Z"))
    painter.setBrush(colours.joint)
    painter.drawPath(painter_path("M0 0.5 Q0.55 0.75 0.6 1 Q0.55 1.25 0 1.5 Z"))
    painter.end()
    return pixmap


_LEAF = "M2 0 L98 0 C96 34 78 50 68 62 C60 74 54 86 50 98 C46 86 40 74 32 62 C22 50 4 34 2 0 Z"
_VEIN = "M14 6 C18 32 34 40 39 54 C43 64 47 72 50 80 C53 72 57 64 61 54 C66 40 82 32 86 6"
_CURL = (
    "M50 14 C42 16 39 24 43 30 C47 35 54 33 54 28 M50 14 C58 16 61 24 57 30 C53 35 46 33 46 28 "
    "M24 8 C22 16 27 24 33 24 M76 8 C78 16 73 24 67 24 M50 40 L50 66"
)


def _hanging(painter: QPainter, area: QRectF, ratio: float, colours: MatColours) -> None:
    """Paint a row of carved leaves that hang from the upper edge."""
    high = area.height()
    count = max(1, round(area.width() / (high * 1.05)))
    wide = area.width() / count
    tile = labels.canvas(wide, high + 4, ratio)
    leaf = QPainter(tile)
    leaf.setRenderHint(QPainter.RenderHint.Antialiasing)
    leaf.scale(wide / 100, high / 100)
    leaf.setPen(Qt.PenStyle.NoPen)
    leaf.setBrush(QColor(0, 0, 0, 70))
    leaf.drawPath(painter_path(_LEAF).translated(0, 4))
    leaf.setBrush(colours.floor.lighter(118))
    leaf.drawPath(painter_path(_LEAF))
    leaf.setBrush(Qt.BrushStyle.NoBrush)
    line = QPen(colours.joint, 5)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    leaf.setPen(line)
    leaf.drawPath(painter_path(_VEIN))
    leaf.drawPath(painter_path(_CURL))
    leaf.end()
    for number in range(count):
        painter.drawPixmap(QPointF(area.left() + number * wide, area.top()), tile)
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), high * 0.08), colours.joint)


# The light


def lighting(size: QSize, light: str, mat: QRectF, screens: Sequence[QRectF], colours: RoomColours) -> QImage:
    """Return the light on the whole window, a small picture to be stretched over it.

    The lamp also lights the screens of a shadow play.
    """
    image = QImage(size / _COARSE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / size.width(), image.height() / size.height())
    area = QRectF(QPointF(0, 0), size.toSizeF())
    if light == "lamp":
        _lamp(painter, area, mat, screens, colours)
    else:
        _sun(painter, area, light, colours)
    painter.end()
    return image


def _sun(painter: QPainter, area: QRectF, light: str, colours: RoomColours) -> None:
    """Paint bands of sunlight that fall in between the posts, from the left in the morning."""
    sun = colours.morning if light == "morning" else colours.afternoon
    if light == "afternoon":
        painter.translate(area.width(), 0)
        painter.scale(-1, 1)
    wide, high = area.width(), area.height()
    shade = QLinearGradient(0, 0, wide, high)
    shade.setColorAt(0, faded(sun, 0.1))
    shade.setColorAt(0.45, faded(sun, 0.03))
    shade.setColorAt(0.46, faded(colours.shade, 0))
    shade.setColorAt(1, faded(colours.shade, 0.4))
    painter.fillRect(area, shade)
    fall = QLinearGradient(0, 0, wide * 0.95, 0)
    fall.setColorAt(0, faded(sun, 0.19))
    fall.setColorAt(1, faded(sun, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    painter.setTransform(QTransform(1, 0.52 if light == "morning" else 0.34, 0, 1, 0, 0), True)
    leaf = high * 0.052
    lace = QPainterPath()
    for number in range(int(wide / leaf) + 1):
        x = number * leaf
        for left, low, across, up in ((x, 0.0, 1.0, -0.42), (x + leaf * 0.2, -0.72, 0.6, -0.36)):
            middle, right = left + leaf * across / 2, left + leaf * across
            lace.addPolygon(
                QPolygonF(
                    [
                        QPointF(left, low * leaf),
                        QPointF(middle, (low + up) * leaf),
                        QPointF(right, low * leaf),
                        QPointF(middle, (low - up * (low < 0)) * leaf),
                    ]
                )
            )
    for band in (-0.12, 0.26, 0.64):
        # A carved valance hangs into each opening: the sun comes through its holes in a row of dots.
        painter.drawRect(QRectF(-10, band * high, wide * 1.1, high * 0.17))
        painter.drawPath(lace.translated(0, band * high))


def _lamp(
    painter: QPainter, area: QRectF, mat: QRectF, screens: Sequence[QRectF], colours: RoomColours
) -> None:
    """Paint the warm circle of an oil lamp above the mat, the dark round it, and the lit screens."""
    middle = QPointF(mat.center().x(), mat.top() + mat.height() * 0.42)
    reach = max(area.width(), area.height()) * 0.62
    dark = QRadialGradient(middle, reach)
    for at, alpha in ((0.0, 0.0), (0.5, 0.1), (0.8, 0.42), (1.0, 0.62)):
        dark.setColorAt(at, faded(colours.shade, alpha))
    painter.fillRect(area, dark)
    warm = QRadialGradient(middle, reach * 0.9)
    for at, alpha in ((0.0, 0.2), (0.35, 0.16), (0.7, 0.06), (1.0, 0.0)):
        warm.setColorAt(at, faded(colours.lamp, alpha))
    painter.fillRect(area, warm)
    glow = QRadialGradient(0, 0, 1)
    for at, alpha in ((0.0, 0.3), (0.5, 0.22), (1.0, 0.0)):
        glow.setColorAt(at, faded(colours.lamp, alpha))
    for screen in screens:
        painter.save()
        painter.translate(screen.center().x(), screen.top() + screen.height() * 0.6)
        painter.scale(screen.width() * 0.62, screen.height() * 0.8)
        painter.fillRect(QRectF(-1, -1, 2, 2), glow)
        painter.restore()


def faded(colour: QColor, alpha: float) -> QColor:
    """Return a colour with an opacity from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made
