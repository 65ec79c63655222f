# SPDX-License-Identifier: MIT
"""Bars on cards that show the expected margin of playing them."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.margins import ExpectedMargin
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.drawing.uncovered import uncovered
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import WORDS
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem

_USUAL, _SMALL = 0.95, 0.66
"""The size of a number relative to the table's words, and the smaller size for the best card in a narrow
space."""
_LEAST = 8
"""The smallest readable size of a number, in pixels."""
_AIR = 2
"""Logical pixels between a bar and the edges of the visible part of its card."""
_FOOT, _MIDDLE = 0.12, 0.43
"""From the foot of a card to the middle of its bar, as a fraction of the card's height: in the hand, and on
the table, where the caption of a capture stands at the foot."""


class _Shown(NamedTuple):
    """A bar, its corner in the scene, and its width and font size in logical pixels."""

    margin: ExpectedMargin
    corner: QPointF
    wide: int
    size: int


class MarginBars:
    """A bar with a number on each card; on a narrow card the bar alone, unless it is the best."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []
        self._shown: list[_Shown] = []
        self._layout: TableLayout | None = None
        self._ratio = 1.0

    @property
    def shown(self) -> list[str]:
        """The numbers from the left, including those shown only in a tooltip."""
        return [shown.margin.words for shown in self._shown]

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the layout and remove all bars; the caller shows them again."""
        self._layout, self._ratio = layout, ratio
        self._clear()

    def put(
        self,
        hand: Sequence[tuple[CardItem, ExpectedMargin]],
        pool: Sequence[tuple[CardItem, ExpectedMargin]],
        around: Sequence[CardItem],
    ) -> None:
        """Show bars on these cards of hand and table; `around` are all cards that may cover them."""
        layout = self._layout
        if layout is None:
            return
        wanted = [
            self._placed(item, margin, around, layout, foot)
            for cards, foot in ((hand, _FOOT), (pool, _MIDDLE))
            for item, margin in sorted(cards, key=lambda pair: pair[0].place.x)
        ]
        if wanted == self._shown:
            return
        self._clear()
        self._shown = wanted
        for shown in wanted:
            made = pixmap_item(self._drawn(shown), layout.unit)
            made.setPos(shown.corner)
            made.setZValue(WORDS - (0.25 if shown.margin.best else 0.75))
            made.setToolTip(shown.margin.about)
            self._scene.addItem(made)
            self._items.append(made)

    def _placed(
        self,
        item: CardItem,
        margin: ExpectedMargin,
        around: Sequence[CardItem],
        layout: TableLayout,
        foot: float,
    ) -> _Shown:
        """Return the place of a bar: as wide as the visible part of the card, if its number fits there."""
        left, right = uncovered(item, around, layout.card_width)
        free = int((right - left) * layout.unit) - 2 * _AIR
        sizes = range(round(layout.font * _USUAL), _LEAST - 1, -1)
        size = next((size for size in sizes if labels.badge_width(margin.words, size) <= free), 0)
        if not size and margin.best:
            size = round(layout.font * _SMALL)
        wide = max(1, free)
        if size:
            wide = round(max(labels.badge_width(margin.words, size), min(free, layout.font * 3.2)))
        high = labels.margin_height(size)
        x = min(max(left, (left + right - wide / layout.unit) / 2), layout.scene.right() - wide / layout.unit)
        y = item.place.y + HEIGHT * item.place.scale * (0.5 - foot) - high / layout.unit / 2
        corner = QPointF(round(x * layout.unit) / layout.unit, round(y * layout.unit) / layout.unit)
        return _Shown(margin, corner, wide, size)

    def _drawn(self, shown: _Shown) -> QPixmap:
        words = shown.margin.words if shown.size else ""
        kind = "best" if shown.margin.best else "usual"
        return labels.margin_bar(words, shown.margin.share, shown.size, shown.wide, self._ratio, kind)

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._shown = []
