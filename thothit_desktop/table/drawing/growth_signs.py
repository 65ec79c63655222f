# SPDX-License-Identifier: MIT
"""Signs for a player's strength, in one colour: five stages of growth, from a seedling to a banyan."""

from zlib import crc32

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from thothit_desktop.table.drawing.path_text import painter_path

_GROUND = "M5 21.4 L19 21.4 L19 23 L5 23 Z"
_STEM = "M11.1 21.6 L11.1 {0} L12.9 {0} L12.9 21.6 Z"
_LEAVES = (
    "M12 {0} C7.4 {0} 4.6 {1} 4.2 {2} C8.8 {2} 11.6 {1} 12 {0} Z "
    "M12 {0} C12.4 {1} 15.2 {2} 19.8 {2} C19.4 {1} 16.6 {0} 12 {0} Z"
)
_TREE = (
    "M4 21.4 L20 21.4 L20 23 L4 23 Z M10.6 21.8 C11.2 18 10.6 15.4 6.6 12.4 L8 11.4 L12 15 L16 11.4 "
    "L17.4 12.4 C13.4 15.4 12.8 18 13.4 21.8 Z E 6 9.4 4.6 4.4 E 18 9.4 4.6 4.4 E 12 5.2 5 4.4"
)
_BANYAN = (
    "M2.4 21.4 L21.6 21.4 L21.6 23 L2.4 23 Z "
    "M9.4 21.8 C10.4 17 10 14 8.6 11 L15.4 11 C14 14 13.6 17 14.6 21.8 Z "
    "M4 11 L5.4 11 L5.4 21.8 L4 21.8 Z M18.6 11 L20 11 L20 21.8 L18.6 21.8 Z "
    "M7 11 L8 11 L8 17.4 L7 17.4 Z M16 11 L17 11 L17 17.4 L16 17.4 Z "
    "E 6 8.6 4.4 4 E 18 8.6 4.4 4 E 9.4 5 4.9 4.4 E 14.6 5 4.9 4.4 M5 7 L19 7 L19 12.2 L5 12.2 Z"
)
GROWTH = (
    f"{_GROUND} {_STEM.format(15)} {_LEAVES.format(17, 15, 10.4)}",
    f"{_GROUND} {_STEM.format(6)} {_LEAVES.format(18.4, 16.8, 12.6)} {_LEAVES.format(10.6, 8.4, 3)}",
    f"{_GROUND} {_STEM.format(13)} E 12 8.4 6.4 6.6",
    _TREE,
    _BANYAN,
)
"""Paths (`path_text`) on a square of 24, from the weakest level to the strongest."""
CHANGING = (
    "M7.4 2 L12.6 9 L9 9 L9 20 L5.8 20 L5.8 9 L2.2 9 Z "
    "M16.6 22 L11.4 15 L15 15 L15 4 L18.2 4 L18.2 15 L21.8 15 Z"
)
"""The sign of a player whose strength changes."""


def growth_pixmap(path: str, colour: QColor, size: float, ratio: float) -> QPixmap:
    """Return a sign in a square of logical pixels, cached by Qt."""
    dots = max(1, round(size * ratio))
    key = f"growth {crc32(path.encode())} {dots} {colour.name(QColor.NameFormat.HexArgb)}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(dots, dots)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(dots / 24, dots / 24)
        painter.fillPath(painter_path(path), colour)
        painter.end()
        QPixmapCache.insert(key, pixmap)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
