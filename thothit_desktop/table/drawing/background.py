# SPDX-License-Identifier: MIT
"""Pictures of planks, woven mat, and outlines of empty places; made once for each size."""

import random

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPixmap

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.theme.mats import PRINTED
from thothit_desktop.table.theme.theme import MatColours
from thothit_desktop.table.theme.themes import theme

MAT_SHADOW = 8
"""How far the shadow of a mat reaches beyond it, in logical pixels."""


def picture(layout: TableLayout, size: QSize, ratio: float, mat: str) -> QPixmap:
    """Return the background for a window in logical pixels, with a mat by its id."""
    colours, woven = theme().mats[mat], theme().woven
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colours.floor)
    painter = QPainter(pixmap)
    unit = layout.unit
    area = QRectF(
        layout.mat.left() * unit,
        layout.mat.top() * unit,
        layout.mat.width() * unit,
        layout.mat.height() * unit,
    )
    area = area.toAlignedRect().toRectF()
    if woven:
        _planks(painter, size, layout.font * 7, colours)
        _mat(painter, area, layout.font, ratio, colours, printed=mat in PRINTED)
    else:
        painter.fillRect(area, colours.light)
    _binding(painter, area, layout.font, colours)
    painter.end()
    return pixmap


def floor_picture(size: QSize, high: int, ratio: float, mat: str) -> QPixmap:
    """Return the floor alone, of boards `high` pixels wide, as it is around a mat."""
    colours = theme().mats[mat]
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colours.floor)
    if theme().woven:
        painter = QPainter(pixmap)
        _planks(painter, size, high, colours)
        painter.end()
    return pixmap


def mat_picture(size: QSize, font: int, ratio: float, mat: str) -> QPixmap:
    """Return a mat with its shadow, of a size in logical pixels; its weave goes with a size of letters."""
    colours = theme().mats[mat]
    pixmap = labels.canvas(size.width(), size.height(), ratio)
    area = QRectF(QPointF(0, 0), size.toSizeF()).adjusted(MAT_SHADOW, MAT_SHADOW, -MAT_SHADOW, -MAT_SHADOW)
    painter = QPainter(pixmap)
    if theme().woven:
        _mat(painter, area, font, ratio, colours, printed=mat in PRINTED)
    else:
        painter.fillRect(area, colours.light)
    _binding(painter, area, font, colours)
    painter.end()
    return pixmap


def _planks(painter: QPainter, size: QSize, high: int, colours: MatColours) -> None:
    """Paint boards across the window, each in a slightly different tone, with a few lines of grain."""
    dice = random.Random(7)
    grain = QColor(colours.joint)
    grain.setAlphaF(0.35)
    for number, y in enumerate(range(0, size.height(), high)):
        shade = colours.floor.lighter(96 + dice.randrange(12))
        painter.fillRect(QRectF(0, y, size.width(), high), shade)
        for _ in range(5):
            line = round(y + dice.uniform(0.1, 0.9) * high)
            start, end = sorted((dice.uniform(-0.3, 1.1), dice.uniform(-0.1, 1.3)))
            # A thin area: Qt takes a hundred times as long for a pale line.
            painter.fillRect(QRectF(start * size.width(), line, (end - start) * size.width(), 1), grain)
        painter.fillRect(QRectF(0, y, size.width(), 2), colours.joint)
        butt = (number * 0.37 % 0.8 + 0.1) * size.width()
        painter.fillRect(QRectF(butt, y, 2, high), colours.joint)


def _mat(painter: QPainter, mat: QRectF, font: int, ratio: float, colours: MatColours, printed: bool) -> None:
    """Paint the mat with its shadow: woven twill or printed cloth."""
    for spread in range(6, 0, -1):
        painter.fillRect(mat.adjusted(-spread, -spread, spread, spread).translated(0, 2), QColor(0, 0, 0, 22))
    strand = max(3, round(font * 0.42))
    painter.setBrushOrigin(mat.topLeft())
    tile = _kawung(strand * 12, ratio, colours) if printed else _twill(strand, ratio, colours)
    painter.fillRect(mat, QBrush(tile))
    glow = QLinearGradient(mat.topLeft(), mat.bottomLeft())
    glow.setColorAt(0, QColor(255, 240, 200, 26))
    glow.setColorAt(1, QColor(30, 12, 0, 34))
    painter.fillRect(mat, glow)


def _binding(painter: QPainter, mat: QRectF, font: int, colours: MatColours) -> None:
    """Paint the mat's bound edge with a stitched line."""
    edge = max(5, round(font * 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    binding = QPen(colours.binding, edge)
    binding.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(binding)
    inset = edge / 2
    painter.drawRect(mat.adjusted(inset, inset, -inset, -inset))
    stitch = QPen(colours.light, 1, Qt.PenStyle.CustomDashLine)
    stitch.setDashPattern([4, 4])
    painter.setPen(stitch)
    painter.drawRect(mat.adjusted(inset, inset, -inset, -inset))


def _twill(strand: int, ratio: float, colours: MatColours) -> QPixmap:
    """Return one repeat of a 2 x 2 twill: strands over two and under two, each row one strand further."""
    side = 4 * strand
    tile = QPixmap(round(side * ratio), round(side * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(colours.light)
    painter = QPainter(tile)
    for row in range(4):
        for column in range(4):
            over = (column - row) % 4 < 2
            colour = colours.light if over else colours.dark
            box = QRectF(column * strand, row * strand, strand, strand)
            painter.fillRect(box, colour)
            # The shaded side of each strand shows which way it runs.
            shade = QColor(60, 30, 0, 38)
            thin = max(1.0, strand * 0.2)
            if over:
                painter.fillRect(QRectF(box.left(), box.bottom() - thin, strand, thin), shade)
            else:
                painter.fillRect(QRectF(box.right() - thin, box.top(), thin, strand), shade)
    painter.end()
    return tile


def _kawung(side: int, ratio: float, colours: MatColours) -> QPixmap:
    """Return one repeat of kawung cloth: four almonds round a node, and a dot between four nodes."""
    tile = QPixmap(round(side * ratio), round(side * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(colours.dark)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.light)
    long, wide, dot = side * 0.29, side * 0.13, side * 0.045
    painter.translate(side / 2, side / 2)
    for _ in range(4):
        painter.rotate(90)
        painter.save()
        painter.rotate(45)
        painter.drawEllipse(QPointF(side * 0.355, 0), long, wide)
        painter.setBrush(colours.dark)
        painter.drawEllipse(QPointF(side * 0.355, 0), long * 0.45, wide * 0.22)
        painter.restore()
        painter.drawEllipse(QPointF(side / 2, 0), dot, dot)
    painter.drawEllipse(QPointF(0, 0), dot, dot)
    painter.end()
    return tile


def outline(size: QSizeF, words: str, ratio: float, colours: MatColours) -> QPixmap:
    """Return the faint outline of a card in logical pixels, with a rank, for an empty place."""
    width, height = size.width(), size.height()
    pixmap = labels.canvas(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colours.line, max(1.5, width * 0.02), Qt.PenStyle.DashLine))
    painter.setBrush(QColor(0, 0, 0, 14))
    inset = width * 0.06
    box = QRectF(0, 0, width, height).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(box, width * 0.06, width * 0.06)
    painter.setFont(labels.font(width * 0.5))
    painter.setPen(colours.line)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return pixmap
