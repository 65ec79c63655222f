# SPDX-License-Identifier: MIT
"""The shadow of a flying card on what is below: one soft picture, stretched by Qt."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from thothit_desktop.table.geometry.decks import HEIGHT

_HIGH = 96
"""The picture's height in pixels: a blur needs no more."""
_SOFT = 12
"""The width of the blur round the card, in the picture's pixels."""


def flight_shadow(card: QGraphicsWidget) -> QGraphicsWidget:
    """Return a shadow as large as a card, behind it; `stage/flights.py` animates its place and opacity."""
    made = QGraphicsWidget(card)
    made.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
    made.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    soft = QGraphicsPixmapItem(_picture(round(_HIGH * card.size().width() / HEIGHT)), made)
    soft.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    soft.setScale(HEIGHT / _HIGH)
    soft.setOffset(-_SOFT, -_SOFT)
    made.setVisible(False)
    return made


def _picture(wide: int) -> QPixmap:
    """Return the picture for cards of this width, drawn once."""
    key = f"flight shadow {wide}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap(wide + 2 * _SOFT, _HIGH + 2 * _SOFT)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 14))
    for ring in range(-_SOFT // 2, _SOFT):  # Thin layers add up towards the middle.
        box = QRectF(_SOFT, _SOFT, wide, _HIGH).adjusted(-ring, -ring, ring, ring)
        painter.drawRoundedRect(box, _SOFT, _SOFT)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap
