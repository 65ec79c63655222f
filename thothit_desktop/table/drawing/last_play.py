# SPDX-License-Identifier: MIT
"""The last play, shown once more where it was made."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from thothit_desktop.games.cards import RANK
from thothit_desktop.table.drawing import card_captions, labels
from thothit_desktop.table.drawing.art import CardPicture
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry import spread
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.layout import Room
from thothit_desktop.table.geometry.places import GAP, GHOSTS, Place
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.stage.zones import Zones


class LastPlay:
    """The last turn's cards where they lay when they were played, even if they are in a pile by now."""

    def __init__(self, scene: QGraphicsScene, frames: CardFrames) -> None:
        self._scene, self._frames = scene, frames
        self._ghosts: list[QGraphicsItem] = []

    def hide(self) -> None:
        """Take the ghosts away."""
        for ghost in self._ghosts:
            self._scene.removeItem(ghost)
        self._ghosts.clear()

    def show(
        self,
        cards: Sequence[PlayedCard],
        zones: Zones,
        portrait: Callable[[int], CardPicture],
        names: Sequence[str],
    ) -> list[CardItem]:
        """Show the last cards played with the players' names; the pool's items that are among them."""
        self.hide()
        room = zones.room
        assert room is not None
        framed: list[CardItem] = []
        for number, played in enumerate(cards):
            item = None
            if played.at == "pool" and played.taken is None:
                item = next((item for item in reversed(zones.pool) if item.card == played.card), None)
            if item is not None:
                framed.append(item)
            at = item.place if item is not None else _lay(played, cards[:number], zones)
            if played.taken is not None:
                for card, shift in ((played.taken, -0.28), (played.card, 0.28)):
                    self._ghost(portrait(card), at._replace(x=at.x + shift * room.card_width), room)
            elif played.at != "pool":
                self._ghost(portrait(played.card), at, room, "best" if played.best else "last")
            ratio = portrait(played.card).ratio
            led = played.at == "before" and number == 0
            taken = played.at in ("pile", "beside")
            words = (
                card_captions.taken(names[played.seat])
                if taken
                else card_captions.played(names[played.seat], led, played.best)
            )
            self._label(words, at, room, ratio, bright=played.best)
        return framed

    def _ghost(self, picture: CardPicture, at: Place, room: Room, kind: str = "last") -> None:
        ghost = QGraphicsRectItem(0, 0, room.card_width, HEIGHT)
        ghost.setPen(QPen(Qt.PenStyle.NoPen))
        face = QGraphicsPixmapItem(picture.pixmap, ghost)
        face.setOffset(*(-picture.margin / picture.ratio,) * 2)
        face.setScale(HEIGHT * picture.ratio / picture.height)
        face.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._frames.frame(kind, ghost)
        ghost.setScale(at.scale)
        self._add(ghost, QPointF(at.x, at.y) - QPointF(room.card_width / 2, HEIGHT / 2) * at.scale)

    def _label(self, words: str, at: Place, room: Room, ratio: float, bright: bool) -> None:
        label = pixmap_item(labels.badge(words, room.font, ratio, bright), room.unit)
        size = label.pixmap().deviceIndependentSize() / room.unit
        low = at.y + HEIGHT * at.scale / 2
        self._add(label, QPointF(at.x - size.width() / 2, low - size.height()))

    def _add(self, ghost: QGraphicsItem, corner: QPointF) -> None:
        ghost.setPos(corner)
        ghost.setZValue(GHOSTS + len(self._ghosts))
        ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(ghost)
        self._ghosts.append(ghost)


def _lay(played: PlayedCard, before: Sequence[PlayedCard], zones: Zones) -> Place:
    """Where a card lay that is gone from there; `before` are the cards played before it."""
    room = zones.room
    assert room is not None
    if played.at == "before":
        return spread.shown(room, zones.seat_room(played.seat), [played.card])[0]
    if played.at in ("pile", "beside"):
        return _taken(played, zones)
    if played.at == "opened" or room.shape.lying != "ranks":
        return spread.opened(room, 1)[0]
    middle = spread.ranks(room, [item.card for item in zones.pool])[RANK[played.card]].center()
    if any(RANK[other.card] == RANK[played.card] for other in before):
        middle += QPointF(0, HEIGHT * 0.2)  # two captures of one rank in a turn: both can be seen
    return Place(middle.x(), middle.y())


def _taken(played: PlayedCard, zones: Zones) -> Place:
    """Where a card lay before it was taken from the discards, or beside what lies there now."""
    room = zones.room
    assert room is not None
    cards = [item.card for item in zones.pool]
    if played.at == "pile":
        return spread.pool(room, [*cards, played.card], zones.most)[-1][1]
    at = spread.pool(room, cards, zones.most)[-1][1]
    wide = room.card_width * at.scale
    right = at.x + wide + GAP
    return at._replace(x=right if right + wide / 2 <= room.heap.right() else at.x - wide - GAP)
