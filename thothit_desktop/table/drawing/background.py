# SPDX-License-Identifier: MIT
"""Pictures of the room, of the woven mat in it and of the outlines of empty places; made once a size."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap

from thothit_desktop.table.drawing import labels, room
from thothit_desktop.table.drawing.puppets import LEAST, puppets
from thothit_desktop.table.geometry.free_wood import free_wood
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.theme.mats import PRINTED
from thothit_desktop.table.theme.theme import MatColours
from thothit_desktop.table.theme.themes import theme

MAT_SHADOW = 8
"""How far the shadow of a mat reaches beyond it, in logical pixels."""

_ON_MAT = 0.35
"""The strength of the light on the mat, relative to that on the floor: cards and words lie there."""


def picture(layout: TableLayout, size: QSize, ratio: float, mat: str, light: str, veranda: bool) -> QPixmap:
    """Return the background for a window in logical pixels: the room in a light, and a mat by its id.

    With `veranda` the mat lies there, else in a hall.
    """
    colours, woven = theme().mats[mat], theme().woven
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colours.floor)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    area = _pixels(layout.mat, layout.unit).toAlignedRect().toRectF()
    if woven:
        lighting = _room(painter, layout, size, ratio, colours, light, veranda)
        _mat(painter, area, layout.font, ratio, colours, printed=mat in PRINTED)
        painter.setClipRect(area)
        painter.setOpacity(_ON_MAT)
        painter.drawImage(QRectF(QPointF(0, 0), size.toSizeF()), lighting)
        painter.setOpacity(1)
        painter.setClipping(False)
    else:
        painter.fillRect(area, colours.light)
    _binding(painter, area, layout.font, colours)
    painter.end()
    return pixmap


def floor_picture(size: QSize, font: int, ratio: float, mat: str) -> QPixmap:
    """Return the floor alone, with boards for a size of letters."""
    colours = theme().mats[mat]
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colours.floor)
    if theme().woven:
        painter = QPainter(pixmap)
        room.boards(painter, size, font, ratio, colours)
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


def _room(
    painter: QPainter,
    layout: TableLayout,
    size: QSize,
    ratio: float,
    colours: MatColours,
    light: str,
    veranda: bool,
) -> QImage:
    """Paint the floor, what is at its edges, and the light on it; return the light."""
    night = light == "lamp"
    corners = [_pixels(corner, layout.unit) for corner in free_wood(layout).corners]
    screens = [corner for corner in corners if night and not veranda and corner.height() >= LEAST]
    if veranda:
        room.screed(painter, size, layout.font, theme().room)
    else:
        room.boards(painter, size, layout.font, ratio, colours)
        room.carving(painter, size, () if night else corners, layout.font, ratio, colours)
    lighting = room.lighting(size, light, _pixels(layout.mat, layout.unit), screens, theme().room)
    painter.drawImage(QRectF(QPointF(0, 0), size.toSizeF()), lighting)
    for screen in screens:
        puppets(painter, screen, screen.left() > 0, theme().room.puppet)
    return lighting


def _pixels(area: QRectF, unit: float) -> QRectF:
    """Return an area of the scene in logical pixels."""
    return QRectF(area.topLeft() * unit, area.size() * unit)


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
