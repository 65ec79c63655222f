# SPDX-License-Identifier: MIT
"""The players' figures: the list, the choice by name, and their pictures, drawn when first shown."""

from collections.abc import Sequence
from zlib import crc32

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from thothit_desktop.table.drawing.figure_paths import EXPRESSIONS, FIGURES, INK, PAPER
from thothit_desktop.table.drawing.path_text import painter_path

OWN = "headcloth"
"""The person's figure unless another is chosen."""
_OF_NAMES = {
    "Sri": "bun",
    "Wati": "horns",
    "Joko": "straw",
    "Dewi": "veil",
    "Bagus": "peak",
    "Ratna": "curl",
}
"""The figures of the names that the program gives; other names have one by their letters."""


def figures() -> tuple[str, ...]:
    """Return the ids of all figures."""
    return tuple(FIGURES)


def figures_of(names: Sequence[str], person: int | None, own: str) -> list[str]:
    """Return a figure by seat: `own` for the person, for others one that stays with the name; none twice."""
    ids = figures()
    found = [""] * len(names)
    if person is not None:
        found[person] = own if own in ids else OWN
    for seat, name in enumerate(names):
        if seat != person:
            wanted = ids.index(_OF_NAMES.get(name) or ids[crc32(name.encode()) % len(ids)])
            free = (ids[(wanted + step) % len(ids)] for step in range(len(ids)))
            found[seat] = next(figure for figure in free if figure not in found)
    return found


def figure_pixmap(figure: str, size: float, ratio: float, expression: str = "calm") -> QPixmap:
    """Return a figure in a square frame of logical pixels, cached by Qt; empty for an unknown id."""
    dots = round(size * ratio)
    key = f"figure {figure} {expression} {dots}"
    pixmap = QPixmap()
    if figure not in FIGURES or dots < 1:
        return pixmap
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(dots, dots)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(dots / 100, dots / 100)
        _paint(painter, figure, expression)
        painter.end()
        QPixmapCache.insert(key, pixmap)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _paint(painter: QPainter, figure: str, expression: str) -> None:
    """Paint the layers within the frame, one over the other."""
    ground, under, over = FIGURES[figure]
    frame = QPainterPath()
    frame.addRoundedRect(QRectF(2, 2, 96, 96), 12, 12)
    painter.setClipPath(frame)
    painter.fillRect(QRectF(0, 0, 100, 100), QColor(ground))
    for colour, path in (*under, *EXPRESSIONS[expression], *over):
        painter.fillPath(painter_path(path), QColor(colour))
    painter.setClipping(False)
    for colour, wide in ((PAPER, 5.0), (INK, 1.5)):
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawPath(frame)
