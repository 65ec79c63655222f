# SPDX-License-Identifier: MIT
"""The boards of the two sides, the sign of trump and the legend in the scene."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.places import BADGES
from thothit_desktop.table.thunee import side_board
from thothit_desktop.table.thunee.layout import TrickLayout


class TrumpSign(NamedTuple):
    """The sign of trump: its seat by the distance from the bottom one, its suit if known, its words.

    `lies` is True if a card lies there, visible under the sign; `card` is the sign of the rank that was
    turned up, while that card is in the setter's hand. `about` is its tooltip.
    """

    seat: int
    suit: str
    words: str
    lies: bool
    card: str = ""
    about: str = ""


class SideItems:
    """Pictures, painted anew only when their content or size has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, tuple[QGraphicsPixmapItem, object]] = {}
        self._layout: TrickLayout | None = None
        self._ratio = 1.0

    def set_layout(self, layout: TrickLayout, ratio: float) -> None:
        """Set the layout and the screen ratio; the caller shows everything again afterwards."""
        self.clear()
        self._layout, self._ratio = layout, ratio

    def clear(self) -> None:
        """Remove all pictures."""
        for item, _ in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()

    def boards(self, shown: Sequence[side_board.Board]) -> None:
        """Show the boards of the sides, or none, the bottom seat's side at the left."""
        layout = self._layout
        assert layout is not None
        for number, rect in enumerate(layout.boards):
            board = shown[number] if shown else None
            if self._is_new(f"board {number}", board) and board is not None:
                width, height = rect.width() * layout.unit, rect.height() * layout.unit
                picture = side_board.board(board, width, height, layout.font, self._ratio)
                self._put(f"board {number}", board, picture, rect.center(), board.about)

    def trump(self, shown: TrumpSign | None) -> None:
        """Show or hide the sign of trump."""
        layout = self._layout
        assert layout is not None
        if self._is_new("trump", shown) and shown is not None:
            size = layout.sign_font
            if shown.lies:
                picture = side_board.trump_tag(shown.suit, shown.words, size, self._ratio)
            else:
                picture = side_board.trump_sign(shown.suit, shown.card, shown.words, size, self._ratio)
            self._put("trump", shown, picture, layout.seats[shown.seat].aside, shown.about)

    def legend(self, shown: bool, backwards: bool) -> None:
        """Show or hide the order of the cards and their points."""
        layout = self._layout
        assert layout is not None
        content = backwards if shown and not layout.legend.isEmpty() else None
        if self._is_new("legend", content) and content is not None:
            picture = side_board.legend(content, layout.legend.size() * layout.unit, layout.font, self._ratio)
            up = QPointF(0, picture.deviceIndependentSize().height() / layout.unit / 2)
            foot = QPointF(layout.legend.center().x(), layout.legend.bottom())
            self._put("legend", content, picture, foot - up)

    def _is_new(self, what: str, content: object) -> bool:
        """Return True if the content has changed; remove the old picture then."""
        item, before = self._items.get(what, (None, None))
        if content == before:
            return False
        if item is not None:
            self._scene.removeItem(item)
            del self._items[what]
        return True

    def _put(self, what: str, content: object, picture: QPixmap, middle: QPointF, about: str = "") -> None:
        """Show a picture with its middle at a point, on a whole pixel; `about` is its tooltip."""
        assert self._layout is not None
        unit = self._layout.unit
        item = pixmap_item(picture, unit)
        item.setZValue(BADGES)
        item.setToolTip(about)
        extent = picture.deviceIndependentSize() / unit
        corner = middle - QPointF(extent.width() / 2, extent.height() / 2)
        item.setPos(round(corner.x() * unit) / unit, round(corner.y() * unit) / unit)
        self._scene.addItem(item)
        self._items[what] = (item, content)
