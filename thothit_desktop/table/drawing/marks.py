# SPDX-License-Identifier: MIT
"""Frames around cards, the halo of the stock, and the last play shown once more."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from thothit_desktop.games.cards import RANK
from thothit_desktop.table.drawing import card_captions, card_frames, labels
from thothit_desktop.table.drawing.art import Picture
from thothit_desktop.table.geometry import spread
from thothit_desktop.table.geometry.decks import HEIGHT, Deck
from thothit_desktop.table.geometry.layout import Room
from thothit_desktop.table.geometry.places import GAP, GHOSTS, OPENED, Place
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.turns import Ply
from thothit_desktop.table.stage.zones import Zones


def pinned(pixmap: QPixmap, unit: float, parent: QGraphicsItem | None = None) -> QGraphicsPixmapItem:
    """A pixmap item drawn pixel by pixel in a scene of that unit."""
    item = QGraphicsPixmapItem(pixmap, parent)
    item.setScale(1 / unit)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


class Frames:
    """Frames around card items, by kind (see `rings.ring`), and a halo around a place of a card's size."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._frames: dict[tuple[str, int], QGraphicsPixmapItem] = {}
        self._pixmaps: dict[str, QPixmap] = {}
        self._halo: QGraphicsPixmapItem | None = None
        self._unit = 1.0  # of the scene, in logical pixels
        self._width = self._radius = 0.0
        self._ratio = self._scale = 1.0

    def fit(self, room: Room, deck: Deck, ratio: float) -> None:
        """Take a size; frames that stand are made anew by whoever asked for them."""
        self.clear()
        self.halo(None)
        self._pixmaps.clear()
        self._unit, self._ratio, self._scale = room.unit, ratio, room.scale
        self._width, self._radius = room.card_width, deck.radius

    def put(self, kind: str, items: Iterable[CardItem]) -> None:
        """Frame these items, and no others with this kind."""
        self.clear(kind)
        for item in items:
            self._frames[kind, id(item)] = self.frame(kind, item)

    def clear(self, kind: str | None = None) -> None:
        """Take off the frames of a kind, or all."""
        for key in [key for key in self._frames if kind in (None, key[0])]:
            self._scene.removeItem(self._frames.pop(key))

    def halo(self, middle: QPointF | None) -> None:
        """Let a place glow on which a card's middle lies, or nothing."""
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
        """A frame with its corner at the item's origin, owned by the item; or owned by nobody."""
        unit = self._unit
        if kind not in self._pixmaps:
            self._pixmaps[kind] = card_frames.ring(
                self._width * unit, HEIGHT * unit, self._radius * unit, kind, self._ratio
            )
        frame = pinned(self._pixmaps[kind], unit, item)
        frame.setTransformationMode(Qt.TransformationMode.SmoothTransformation)  # the stock lies tilted
        frame.setPos(-card_frames.margin(kind) / unit, -card_frames.margin(kind) / unit)
        return frame


class LastPlay:
    """The last turn's cards where they lay when they were played, even if they are in a pile by now."""

    def __init__(self, scene: QGraphicsScene, frames: Frames) -> None:
        self._scene, self._frames = scene, frames
        self._ghosts: list[QGraphicsItem] = []

    def hide(self) -> None:
        """Take the ghosts away."""
        for ghost in self._ghosts:
            self._scene.removeItem(ghost)
        self._ghosts.clear()

    def show(
        self, plies: Sequence[Ply], zones: Zones, portrait: Callable[[int], Picture], names: Sequence[str]
    ) -> list[CardItem]:
        """Show the plies with the players' names; the pool's items that are among them."""
        self.hide()
        room = zones.room
        assert room is not None
        framed: list[CardItem] = []
        for number, ply in enumerate(plies):
            item = None
            if ply.at == "pool" and ply.taken is None:
                item = next((item for item in reversed(zones.pool) if item.card == ply.card), None)
            if item is not None:
                framed.append(item)
            at = item.place if item is not None else _lay(ply, plies[:number], zones)
            if ply.taken is not None:
                for card, shift in ((ply.taken, -0.28), (ply.card, 0.28)):
                    self._ghost(portrait(card), at._replace(x=at.x + shift * room.card_width), room)
            elif ply.at != "pool":
                self._ghost(portrait(ply.card), at, room, "best" if ply.best else "last")
            ratio = portrait(ply.card).ratio
            led = ply.at == "before" and number == 0
            taken = ply.at in ("pile", "beside")
            words = (
                card_captions.taken(names[ply.seat])
                if taken
                else card_captions.played(names[ply.seat], led, ply.best)
            )
            self._label(words, at, room, ratio, bright=ply.best)
        return framed

    def _ghost(self, picture: Picture, at: Place, room: Room, kind: str = "last") -> None:
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
        label = pinned(labels.badge(words, room.font, ratio, bright), room.unit)
        size = label.pixmap().deviceIndependentSize() / room.unit
        low = at.y + HEIGHT * at.scale / 2
        self._add(label, QPointF(at.x - size.width() / 2, low - size.height()))

    def _add(self, ghost: QGraphicsItem, corner: QPointF) -> None:
        ghost.setPos(corner)
        ghost.setZValue(GHOSTS + len(self._ghosts))
        ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(ghost)
        self._ghosts.append(ghost)


def _lay(ply: Ply, before: Sequence[Ply], zones: Zones) -> Place:
    """Where a card lay that is gone from there; `before` are the plies before it."""
    room = zones.room
    assert room is not None
    if ply.at == "before":
        return spread.shown(room, zones.seat_room(ply.seat), [ply.card])[0]
    if ply.at in ("pile", "beside"):
        return _taken(ply, zones)
    if ply.at == "opened" or room.shape.lying != "ranks":
        return spread.opened(room, 1)[0]
    middle = spread.ranks(room, [item.card for item in zones.pool])[RANK[ply.card]].center()
    if any(RANK[other.card] == RANK[ply.card] for other in before):
        middle += QPointF(0, HEIGHT * 0.2)  # two captures of one rank in a turn: both can be seen
    return Place(middle.x(), middle.y())


def _taken(ply: Ply, zones: Zones) -> Place:
    """Where a card lay before it was taken from the discards, or beside what lies there now."""
    room = zones.room
    assert room is not None
    cards = [item.card for item in zones.pool]
    if ply.at == "pile":
        return spread.pool(room, [*cards, ply.card], zones.most)[-1][1]
    at = spread.pool(room, cards, zones.most)[-1][1]
    wide = room.card_width * at.scale
    right = at.x + wide + GAP
    return at._replace(x=right if right + wide / 2 <= room.heap.right() else at.x - wide - GAP)
