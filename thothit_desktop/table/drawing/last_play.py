# SPDX-License-Identifier: MIT
"""The cards of the last play, shown again where it was made."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.art import CardPicture
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import GHOSTS, Place
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.stage.zones import Zones

_APART = 0.56  # card widths from a card to the one that took it


class LastPlayItems:
    """The last turn's cards at the places where they were played, even if they are in a pile now."""

    def __init__(self, scene: QGraphicsScene, frames: CardFrames) -> None:
        self._scene, self._frames = scene, frames
        self._ghosts: list[QGraphicsItem] = []

    def hide(self) -> None:
        """Remove the copies of the cards."""
        for ghost in self._ghosts:
            self._scene.removeItem(ghost)
        self._ghosts.clear()

    def show(
        self,
        cards: Sequence[PlayedCard],
        zones: Zones,
        content: OverlayContent,
        picture: Callable[[int], CardPicture],
    ) -> list[CardItem]:
        """Show the last cards played with the players' names; return the items of those still in the pool."""
        self.hide()
        layout = zones.layout
        assert layout is not None
        framed: list[CardItem] = []
        for number, played in enumerate(cards):
            item = None
            if played.at == "pool" and not played.taken:
                item = next((item for item in reversed(zones.pool) if item.card == played.card), None)
            if item is not None:
                framed.append(item)
            at = item.place if item is not None else content.place_of(played, cards[:number])
            if played.taken:
                both = (*played.taken, played.card)
                for place, card in enumerate(both):
                    shift = (place - (len(both) - 1) / 2) * _APART * layout.card_width
                    self._ghost(picture(card), at._replace(x=at.x + shift), layout)
            elif played.at != "pool":
                self._ghost(picture(played.card), at, layout, "best" if played.best else "last")
            words = content.words_on(played, number == 0)
            self._label(words, at, layout, picture(played.card).ratio, bright=played.best)
        return framed

    def _ghost(self, picture: CardPicture, at: Place, layout: TableLayout, kind: str = "last") -> None:
        ghost = QGraphicsRectItem(0, 0, layout.card_width, HEIGHT)
        ghost.setPen(QPen(Qt.PenStyle.NoPen))
        face = QGraphicsPixmapItem(picture.pixmap, ghost)
        face.setOffset(*(-picture.margin / picture.ratio,) * 2)
        face.setScale(HEIGHT * picture.ratio / picture.height)
        face.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._frames.frame(kind, ghost)
        ghost.setScale(at.scale)
        self._add(ghost, QPointF(at.x, at.y) - QPointF(layout.card_width / 2, HEIGHT / 2) * at.scale)

    def _label(self, words: str, at: Place, layout: TableLayout, ratio: float, bright: bool) -> None:
        label = pixmap_item(labels.badge(words, layout.font, ratio, bright), layout.unit)
        size = label.pixmap().deviceIndependentSize() / layout.unit
        low = at.y + HEIGHT * at.scale / 2
        self._add(label, QPointF(at.x - size.width() / 2, low - size.height()))

    def _add(self, ghost: QGraphicsItem, corner: QPointF) -> None:
        ghost.setPos(corner)
        ghost.setZValue(GHOSTS + len(self._ghosts))
        ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(ghost)
        self._ghosts.append(ghost)
