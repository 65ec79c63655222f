# SPDX-License-Identifier: MIT
"""Pictures in the scene that are drawn pixel by pixel."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem


def pixmap_item(pixmap: QPixmap, unit: float, parent: QGraphicsItem | None = None) -> QGraphicsPixmapItem:
    """Return an item for a pixmap; `unit` is the scene's in logical pixels. It takes no clicks."""
    item = QGraphicsPixmapItem(pixmap, parent)
    item.setScale(1 / unit)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item
