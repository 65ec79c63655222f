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
    """A card on the table: a widget, moved by animations, with a pixmap. Qt alone paints and moves it.

    `card` is the known face (HIDDEN if unknown), `shown` the face now up, HIDDEN for the back. `place` is the
    place of the card, or its target while it is `flying`; `pictured` are the deck and card of its picture.
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
        """Set a deck's outline; the middle stays where it is."""
        middle = self.pos() + QPointF(self.size().width() / 2, HEIGHT / 2)
        self._width = width
        self.resize(width, HEIGHT)
        if self._shadow is not None:  # The size of the shadow depends on the outline.
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
        """Return the position, the upper left corner, of a card with its middle at a place."""
        return QPointF(place.x - self._width / 2, place.y - HEIGHT / 2)

    def is_at(self, place: Place) -> bool:
        """Return True if the card's middle is within half a unit of a place."""
        across = self.x() + self._width / 2 - place.x
        return abs(across) + abs(self.y() + HEIGHT / 2 - place.y) <= 0.5

    def is_far_from(self, place: Place) -> bool:
        """Return True if a place is more than a card's width away."""
        return (self.corner(place) - self.pos()).manhattanLength() > self._width * 1.2

    def show_card(self, card: int) -> None:
        """Turn this face up at once; HIDDEN for the back."""
        self.shown = card
        if card != HIDDEN:
            self.card = card
        self._set_picture(self)

    def take_off(self, place: Place) -> None:
        """Start a flight to a place; the animation does the rest."""
        self.stop_gliding()
        self.place, self.flying = place, True
        self.setVisible(True)
        # The picture is sharp while the card grows; a shrinking card keeps its larger picture.
        if place.scale > self.scale():
            self._set_picture(self)

    def cast_shadow(self) -> QGraphicsWidget:
        """Throw a shadow until the card lands; the caller moves the shadow."""
        if self._shadow is None:
            self._shadow = flight_shadow(self)
        self._shadow.setVisible(True)
        return self._shadow

    def land(self, place: Place, card: int) -> None:
        """Lie at a place with a card's face up, HIDDEN for its back, wherever the card is now."""
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
        """Repaint the former place of the card.

        Qt repaints it later; if the view is painted in between, Qt has forgotten the old place.
        """
        if self.isVisible():
            self.scene().update(self._face.sceneBoundingRect())

    def glide(self, dy: float, ms: int) -> None:
        """Glide to `dy` below the card's place (above, if negative), without a step of the animator."""
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

    def move_aside(self, place: Place, ms: int) -> None:
        """Glide to another place in the pool, without a step of the animator."""
        self.place = place
        self.setZValue(place.z)
        self.glide(0, ms)

    def stop_gliding(self) -> None:
        """Stop the glide where the card is."""
        if self._glide is not None:
            self._glide.stop()
            self._glide.deleteLater()
            self._glide = None

    def set_offered(self, click: bool, drag: bool) -> None:
        """Set the cursor for a card that a click can choose, and let the mouse move it if `drag`."""
        if self._offered == (click, drag):
            return
        self._offered = (click, drag)
        self.setFlag(CardItem.GraphicsItemFlag.ItemIsMovable, drag)
        self.setCursor(Qt.CursorShape.PointingHandCursor if click else Qt.CursorShape.ArrowCursor)

    def raise_above(self, on: bool) -> None:
        """Lie above all other cards, or at the height of its place again."""
        self.setZValue(FLYING if on else self.place.z)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: N802
        """Report that the mouse has come."""
        self._hovered(self, True)
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: N802
        """Report that the mouse has left."""
        self._hovered(self, False)
        super().hoverLeaveEvent(event)
