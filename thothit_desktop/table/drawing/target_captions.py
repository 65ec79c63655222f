# SPDX-License-Identifier: MIT
"""Captions on cards: the worth of captures in the pool, and the name of a raised hand card."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.drawing.uncovered import uncovered
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import WORDS
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem

_SIZE = 0.95
"""The size of the words relative to the table's words."""
_FOOT = 0.2
"""From the foot of a card to the middle of its caption, as a fraction of the card's height."""

CaptionedCard = tuple[CardItem, str]
"""A card and the words on it."""


class TargetCaptions:
    """Small labels on cards of the pool, each on the visible part of its card."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []
        self._pixmaps: dict[tuple[str, bool], QPixmap] = {}
        self._shown: list[tuple[str, bool, QPointF]] = []
        self._layout: TableLayout | None = None
        self._ratio = 1.0

    @property
    def shown(self) -> list[str]:
        """The visible words, from the left."""
        return [words for words, _, _ in self._shown]

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
            box = self._box(item, self._pixmap(words, item in bright), around, taken)
            taken.append(box)
            wanted.append((words, item in bright, box.topLeft()))
        if wanted == self._shown:
            return
        self._clear()
        self._shown = wanted
        for words, lit, corner in wanted:
            made = pixmap_item(self._pixmap(words, lit), self._layout.unit)
            made.setPos(corner)
            made.setZValue(WORDS - (0.5 if lit else 1))
            self._scene.addItem(made)
            self._items.append(made)

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._shown = []

    def _pixmap(self, words: str, lit: bool) -> QPixmap:
        assert self._layout is not None
        if (words, lit) not in self._pixmaps:
            size = round(self._layout.font * _SIZE)
            self._pixmaps[words, lit] = labels.badge(words, size, self._ratio, lit)
        return self._pixmaps[words, lit]

    def _box(
        self, item: CardItem, pixmap: QPixmap, around: Collection[CardItem], taken: Sequence[QRectF]
    ) -> QRectF:
        """Return a caption's place: near its card's foot, or above another caption there."""
        assert self._layout is not None
        unit, place = self._layout.unit, item.place
        wide, high = (size / unit for size in pixmap.deviceIndependentSize().toTuple())
        left, right = uncovered(item, around, self._layout.card_width)
        middle = place.y + HEIGHT * place.scale * (0.5 - _FOOT)
        room = self._layout.scene
        x = min(max((left + right - wide) / 2, room.left()), room.right() - wide)
        box = QRectF(round(x * unit) / unit, round((middle - high / 2) * unit) / unit, wide, high)
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
