# SPDX-License-Identifier: MIT
"""Pictures in the scene that are drawn pixel by pixel."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem


def pixmap_item(pixmap: QPixmap, unit: float, parent: QGraphicsItem | None = None) -> QGraphicsPixmapItem:
    """An item for a pixmap in a scene whose unit is so many logical pixels; it takes no clicks."""
    item = QGraphicsPixmapItem(pixmap, parent)
    item.setScale(1 / unit)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item
