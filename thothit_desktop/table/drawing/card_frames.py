# SPDX-License-Identifier: MIT
"""Frames around cards, and the halo of the stock."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.table.drawing import frame_pictures
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.decks import HEIGHT, Deck
from thothit_desktop.table.geometry.places import OPENED
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap


class CardFrames:
    """Frames around card items by kind (see `frame_pictures.frame`), and a halo around a card's place."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._frames: dict[tuple[str, int], QGraphicsPixmapItem] = {}
        self._pixmaps: dict[str, QPixmap] = {}
        self._halo: QGraphicsPixmapItem | None = None
        self._unit = 1.0  # of the scene, in logical pixels
        self._width = self._radius = 0.0
        self._ratio = self._scale = 1.0

    def set_layout(self, layout: TableLayout, deck: Deck, ratio: float) -> None:
        """Set the layout and remove all frames; the caller shows them again."""
        self.clear()
        self.halo(None)
        self._pixmaps.clear()
        self._unit, self._ratio, self._scale = layout.unit, ratio, layout.scale
        self._width, self._radius = layout.card_width, deck.radius

    def put(self, kind: str, items: Iterable[CardItem]) -> None:
        """Frame these items, and no others, with this kind."""
        self.clear(kind)
        for item in items:
            self._frames[kind, id(item)] = self.frame(kind, item)

    def clear(self, kind: str | None = None) -> None:
        """Remove the frames of a kind, or all."""
        for key in [key for key in self._frames if kind in (None, key[0])]:
            self._scene.removeItem(self._frames.pop(key))

    def halo(self, middle: QPointF | None) -> None:
        """Show a halo round the card with this middle; None removes it."""
        if self._halo is not None:
            self._scene.removeItem(self._halo)
            self._halo = None
        if middle is not None:
            self._halo = self.frame("halo", None)
            self._halo.setScale(self._halo.scale() * self._scale)
            corner = self._halo.pos() * self._scale
            self._halo.setPos(corner + middle - QPointF(self._width, HEIGHT) * self._scale / 2)
            self._halo.setZValue(OPENED - 1)
            self._scene.addItem(self._halo)

    def frame(self, kind: str, item: QGraphicsItem | None) -> QGraphicsPixmapItem:
        """Return a frame with its corner at the item's origin, as a child of the item if there is one."""
        unit = self._unit
        if kind not in self._pixmaps:
            self._pixmaps[kind] = frame_pictures.frame(
                self._width * unit, HEIGHT * unit, self._radius * unit, kind, self._ratio
            )
        frame = pixmap_item(self._pixmaps[kind], unit, item)
        frame.setTransformationMode(Qt.TransformationMode.SmoothTransformation)  # the stock lies tilted
        frame.setPos(-frame_pictures.margin(kind) / unit, -frame_pictures.margin(kind) / unit)
        return frame
