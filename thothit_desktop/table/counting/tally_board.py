# SPDX-License-Identifier: MIT
"""The words and numbers on the mat while a round is counted."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.heading_face import heading_font
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.places import COUNTED
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.theme.themes import theme

HEIGHT = 2.1
"""The height of a line on the mat, in sizes of the table's words."""
_PAD = 0.8


class TallyLine(NamedTuple):
    """A line on the mat: words, a number after them, and how much of what is needed has been reached.

    `best` stands out; `share` is None where nothing is needed.
    """

    words: str
    number: str = ""
    best: bool = False
    share: float | None = None


class TallyBoard:
    """Lines on the mat by key; each is painted anew only when it has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._lines: dict[object, tuple[TallyLine, QGraphicsPixmapItem]] = {}
        self._layout: TableLayout | None = None
        self._ratio = 1.0

    @property
    def lines(self) -> list[TallyLine]:
        """The lines that are shown."""
        return [line for line, _ in self._lines.values()]

    def fit(self, layout: TableLayout, ratio: float) -> None:
        """Begin with an empty board for a layout."""
        self.clear()
        self._layout, self._ratio = layout, ratio

    def clear(self) -> None:
        """Remove all lines."""
        for _, item in self._lines.values():
            self._scene.removeItem(item)
        self._lines.clear()

    def write(self, key: object, line: TallyLine, room: QRectF) -> None:
        """Show a line in the middle of a room, no wider than it."""
        layout = self._layout
        assert layout is not None
        before, item = self._lines.get(key, (None, None))
        if before == line:
            return
        if item is None:
            item = pixmap_item(QPixmap(), layout.unit)
            item.setZValue(COUNTED - 1)
            self._scene.addItem(item)
        self._lines[key] = (line, item)
        if not line.words + line.number:
            item.setPixmap(QPixmap())
            return
        picture = _picture(line, layout.font, room.width() * layout.unit, self._ratio)
        item.setPixmap(picture)
        half = picture.deviceIndependentSize() / layout.unit / 2
        corner = room.center() - QPointF(half.width(), half.height())
        unit = layout.unit
        item.setPos(round(corner.x() * unit) / unit, round(corner.y() * unit) / unit)


def _picture(line: TallyLine, size: int, widest: float, ratio: float) -> QPixmap:
    """Return a line in a capsule: its words, its number in larger letters, and a bar under both."""
    tone = theme().table
    ground, ink, rim = (tone.accent, tone.ink, tone.ink) if line.best else (tone.ground, tone.paper, tone.rim)
    words = heading_font(size * 1.1)
    large = labels.font(size * 1.35, bold=True)
    air = size * 0.6 if line.words and line.number else 0.0
    number = QFontMetricsF(large).horizontalAdvance(line.number)
    wide = QFontMetricsF(words).horizontalAdvance(line.words)
    room = widest - 2 * _PAD * size - number - air
    if wide > room > 0:
        words.setPixelSize(max(8, int(words.pixelSize() * room / wide)))
        wide = min(room, QFontMetricsF(words).horizontalAdvance(line.words))
    extent = QSizeF(wide + air + number + 2 * _PAD * size, size * HEIGHT)
    pixmap = labels.canvas(extent.width(), extent.height(), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1, 1, extent.width() - 2, extent.height() - 2)
    painter.setPen(QPen(rim, 1.2 * theme().lines))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, size * 0.5, size * 0.5)
    if line.share is not None:
        _bar(painter, box, line.share, size, ink)
        box.setBottom(box.bottom() - size * 0.3)
    row = box.adjusted(_PAD * size - 1, 0, 1 - _PAD * size, 0)
    labels.text(painter, row.adjusted(0, 0, -number - air + 2, 0), line.words, words, ink)
    labels.text(painter, row, line.number, large, ink, Qt.AlignmentFlag.AlignRight)
    painter.end()
    return pixmap


def _bar(painter: QPainter, box: QRectF, share: float, size: int, ink: QColor) -> None:
    """Paint how much has been reached, at the foot of a line."""
    track = QRectF(box.left() + size * 0.6, box.bottom() - size * 0.4, box.width() - size * 1.2, size * 0.2)
    faint = QColor(ink)
    faint.setAlphaF(0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    painter.drawRect(track)
    painter.setBrush(theme().table.gold if share < 1 else ink)
    painter.drawRect(QRectF(track.topLeft(), QSizeF(track.width() * min(1.0, share), track.height())))
