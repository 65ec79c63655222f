# SPDX-License-Identifier: MIT
"""One card on the table."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QPixmap, QVector3D
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScale,
    QGraphicsSceneHoverEvent,
    QGraphicsWidget,
)

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import FLYING, Place
from thothit_desktop.table.stage.flight_shadow import flight_shadow

PictureSetter = Callable[["CardItem"], None]
"""Gives an item the picture of the card it shows, at the size it has."""


class CardItem(QGraphicsWidget):
    """A holder, which animations move, with a pixmap on it. Painting and moving are Qt's alone.

    `card` is what the table knows of it (HIDDEN where it does not), `shown` the face now up, HIDDEN the back,
    `place` where it lies, or flies to while it is `flying`, `pictured` the deck and card of its picture.
    """

    def __init__(
        self, width: int, set_picture: PictureSetter, hovered: Callable[["CardItem", bool], None]
    ) -> None:
        super().__init__()
        self.card = self.shown = HIDDEN
        self.place = Place(0, 0)
        self.flying = False
        self.pictured: tuple[str, int] | None = None
        self._set_picture, self._hovered = set_picture, hovered
        self._face = QGraphicsPixmapItem(self)
        self._face.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._face.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._face.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.turning = QGraphicsScale(self)
        self.setTransformations([self.turning])
        self._glide: QPropertyAnimation | None = None
        self._shadow: QGraphicsWidget | None = None
        self._offered = (False, False)
        self.setAcceptHoverEvents(True)
        self.set_width(width)

    def set_width(self, width: int) -> None:
        """Take a deck's outline; the middle stays where it is."""
        middle = self.pos() + QPointF(self.size().width() / 2, HEIGHT / 2)
        self._width = width
        self.resize(width, HEIGHT)
        if self._shadow is not None:  # as large as the other outline
            self.scene().removeItem(self._shadow)
            self._shadow = None
        self.setTransformOriginPoint(width / 2, HEIGHT / 2)
        self.turning.setOrigin(QVector3D(width / 2, HEIGHT / 2, 0))
        self.setPos(middle - QPointF(width / 2, HEIGHT / 2))

    def set_pixmap(self, pixmap: QPixmap, margin: float, height: float) -> None:
        """Show a picture whose card is `height` of its own pixels high within a `margin` of shadow."""
        self._face.setPixmap(pixmap)
        self._face.setOffset(-margin, -margin)
        self._face.setScale(HEIGHT / height)

    def corner(self, place: Place) -> QPointF:
        """The position, which is the corner's, of a card whose middle is at a place."""
        return QPointF(place.x - self._width / 2, place.y - HEIGHT / 2)

    def is_at(self, place: Place) -> bool:
        """Return True if the card's middle is at a place, give or take half a unit."""
        across = self.x() + self._width / 2 - place.x
        return abs(across) + abs(self.y() + HEIGHT / 2 - place.y) <= 0.5

    def is_far_from(self, place: Place) -> bool:
        """Return True if a place is more than a card's width away."""
        return (self.corner(place) - self.pos()).manhattanLength() > self._width * 1.2

    def show_card(self, card: int) -> None:
        """Turn this face up, HIDDEN the back, at once."""
        self.shown = card
        if card != HIDDEN:
            self.card = card
        self._set_picture(self)

    def take_off(self, place: Place) -> None:
        """Begin a flight to a place; the animation does the rest."""
        self.stop_gliding()
        self.place, self.flying = place, True
        self.setVisible(True)
        if place.scale > self.scale():  # sharp while it grows; one that shrinks keeps its larger picture
            self._set_picture(self)

    def cast_shadow(self) -> QGraphicsWidget:
        """Throw a shadow until the card lands; whoever lets it fly moves the shadow."""
        if self._shadow is None:
            self._shadow = flight_shadow(self)
        self._shadow.setVisible(True)
        return self._shadow

    def land(self, place: Place, card: int) -> None:
        """Lie at a place with a card's face up, HIDDEN its back, whatever happened on the way."""
        self.stop_gliding()
        self._leave()
        self.place, self.flying = place, False
        self.turning.setXScale(1.0)
        self.setOpacity(1.0)
        if self._shadow is not None:
            self._shadow.setVisible(False)
        self.setPos(self.corner(place))
        self.setRotation(place.rotation)
        self.setScale(place.scale)
        self.setZValue(place.z)
        self.setVisible(place.visible)
        self.show_card(card)

    def _leave(self) -> None:
        """Repaint where the card has lain.

        Qt repaints it later; but if the view is painted in between, Qt has forgotten the old place.
        """
        if self.isVisible():
            self.scene().update(self._face.sceneBoundingRect())

    def glide(self, dy: float, ms: int) -> None:
        """Go to `dy` below the card's place (above, if negative) without any step of the animator."""
        self.stop_gliding()
        end = self.corner(self.place) + QPointF(0, dy)
        if end == self.pos():
            return
        if ms == 0:
            self._leave()
            self.setPos(end)
            return
        self._glide = QPropertyAnimation(self, b"pos", self)
        self._glide.setDuration(ms)
        self._glide.setEndValue(end)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.start()

    def stop_gliding(self) -> None:
        """Stay where the glide has come to."""
        if self._glide is not None:
            self._glide.stop()
            self._glide.deleteLater()
            self._glide = None

    def set_offered(self, click: bool, drag: bool) -> None:
        """Whether the mouse may choose the card, which its cursor says, and whether it may move it."""
        if self._offered == (click, drag):
            return
        self._offered = (click, drag)
        self.setFlag(CardItem.GraphicsItemFlag.ItemIsMovable, drag)
        self.setCursor(Qt.CursorShape.PointingHandCursor if click else Qt.CursorShape.ArrowCursor)

    def raise_above(self, on: bool) -> None:
        """Lie above all others, or again at the height of its place."""
        self.setZValue(FLYING if on else self.place.z)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: N802
        """Tell the table that the mouse came."""
        self._hovered(self, True)
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: N802
        """Tell the table that the mouse left."""
        self._hovered(self, False)
        super().hoverLeaveEvent(event)
