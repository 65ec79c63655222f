# SPDX-License-Identifier: MIT
"""Captions on cards: the worth of captures in the pool, and the name of a raised hand card."""

import math
from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.drawing.uncovered import uncovered
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import WORDS, Place
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem

_SIZE = 0.95
"""The size of the words relative to the table's words."""
_FOOT = 0.2
"""From the foot of a card to the middle of its caption, as a fraction of the card's height."""
_COUNT = 1.6
"""The height kept free at a card's foot for the number of its copies, in sizes of the table's words."""

CaptionedCard = tuple[CardItem, str]
"""A card and the words on it."""


class TargetCaptions:
    """Small labels on cards of the pool, each on the visible part of its card."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []
        self._pixmaps: dict[tuple[str, bool, int], QPixmap] = {}
        self._wanted: list[tuple[str, bool, QRectF, QPixmap]] = []
        """The words, their look, their places and their pictures."""
        self._layout: TableLayout | None = None
        self._ratio = 1.0

    @property
    def shown(self) -> list[str]:
        """The visible words, from the left."""
        return [words for words, _, _, _ in self._wanted]

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the layout and remove all captions; the caller shows them again."""
        self._layout, self._ratio = layout, ratio
        self._pixmaps.clear()
        self._clear()

    def put(
        self, cards: Sequence[CaptionedCard], around: Collection[CardItem], bright: Collection[CardItem]
    ) -> None:
        """Caption these cards; `around` are all cards that may cover them. The `bright` ones stand out."""
        if self._layout is None:
            return
        wanted, taken = [], list[QRectF]()
        for item, words in sorted(cards, key=lambda pair: pair[0].place.x):
            left, right = uncovered(item, around, self._layout.card_width)
            pixmap = self._pixmap(words, item in bright, math.floor((right - left) * self._layout.unit))
            box = self._box(item.place, (left + right) / 2, pixmap, taken)
            taken.append(box)
            wanted.append((words, item in bright, box, pixmap))
        if wanted == self._wanted:
            return
        self._clear()
        self._wanted = wanted
        for _, lit, box, pixmap in wanted:
            made = pixmap_item(pixmap, self._layout.unit)
            made.setPos(box.topLeft())
            made.setZValue(WORDS - (0.5 if lit else 1))
            self._scene.addItem(made)
            self._items.append(made)

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._wanted = []

    def _pixmap(self, words: str, lit: bool, widest: int) -> QPixmap:
        assert self._layout is not None
        key = words, lit, widest
        if key not in self._pixmaps:
            size = round(self._layout.font * _SIZE)
            self._pixmaps[key] = labels.caption(words, size, self._ratio, lit, widest)
        return self._pixmaps[key]

    def _box(self, card: Place, middle: float, pixmap: QPixmap, taken: Sequence[QRectF]) -> QRectF:
        """Return a caption's place on the mat: near its card's foot, or above another caption there."""
        assert self._layout is not None
        unit, room = self._layout.unit, self._layout.mat
        wide, high = (size / unit for size in pixmap.deviceIndependentSize().toTuple())
        foot = card.y + HEIGHT * card.scale / 2 - self._layout.px(_COUNT * self._layout.font)
        low = min(card.y + HEIGHT * card.scale * (0.5 - _FOOT), foot - high / 2)
        x = min(max(middle - wide / 2, room.left()), room.right() - wide)
        y = min(max(low - high / 2, room.top()), room.bottom() - high)
        box = QRectF(round(x * unit) / unit, round(y * unit) / unit, wide, high)
        while any(box.intersects(other) for other in taken):
            box.translate(0, -round(high * unit + 1) / unit)
        return box


class NameCaption:
    """The name of one card of the bottom hand, at the lower edge of the table under the card."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = pixmap_item(QPixmap(), 1.0)
        self._item.setZValue(WORDS)
        scene.addItem(self._item)
        self.words = ""
        """The visible words; empty if there are none."""
        self._layout: TableLayout | None = None
        self._ratio = 1.0

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the size and hide the words; the caller shows them again."""
        self._layout, self._ratio = layout, ratio
        self.put(None, "")

    def put(self, item: CardItem | None, words: str) -> None:
        """Show words under a card; None to show none."""
        layout = self._layout
        self.words = words if item is not None and layout is not None else ""
        self._item.setVisible(bool(self.words))
        if item is None or layout is None:
            return
        pixmap = labels.badge(words, round(layout.font * _SIZE), self._ratio, bright=True)
        self._item.setPixmap(pixmap)
        self._item.setScale(1 / layout.unit)
        wide, high = (size / layout.unit for size in pixmap.deviceIndependentSize().toTuple())
        room = layout.scene
        x = min(max(item.place.x - wide / 2, room.left()), room.right() - wide)
        y = room.bottom() - high
        self._item.setPos(round(x * layout.unit) / layout.unit, round(y * layout.unit) / layout.unit)
