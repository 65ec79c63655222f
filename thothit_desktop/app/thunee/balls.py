# SPDX-License-Identifier: MIT
"""The balls of a side, shown as at a real table of Thunee: a six that partly covers another.

The number of visible pips is the number of balls. Up to five balls the upper card is face down; from six on
it is face up, and its own six pips count.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.cards import HIDDEN, faces
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.drawing.labels import badge
from thothit_desktop.table.geometry.decks import DECKS, HEIGHT

PIPS = tuple((x, y) for y in (76, 300, 524) for x in (128, 256))
"""The centres of a six's pips in units of a card, 384 x 600."""
PIP = (49, 57)
"""The extent of a pip from its centre, across and along the card."""
SIXES = (faces(("6s", "6d")), faces(("6c", "6h")))
"""The lower and the upper six of each side."""
MOST = 12
"""The largest number of balls that two sixes can show."""
ROOM = QRectF(0, 0, 800, 790)
"""The area of both cards in units of a card, for any number of balls."""

_CARD = QRectF(0, 0, DECKS["western"].width, HEIGHT)


class Laid(NamedTuple):
    """The place of the upper six: its transform relative to the lower one, and True if it is face up."""

    place: QTransform
    up: bool


def laid(balls: int) -> Laid:
    """Return the place of the upper six for a number of balls, at most twelve."""
    up, pips = divmod(min(balls, MOST), 6)
    if up == 2:
        up, pips = 1, 6
    return Laid(_PLACES[pips], bool(up))


def _shifted(x: float, y: float) -> QTransform:
    return QTransform.fromTranslate(x, y)


def _across(left: float, top: float) -> QTransform:
    """Return the transform of a card turned by 90 degrees, with this left and top edge."""
    return QTransform.fromTranslate(left + HEIGHT, top).rotate(90)


_PLACES = (
    _shifted(0, 0),
    QTransform.fromTranslate(244.2, -15.8).rotate(29.7),  # only a slanting edge leaves one pip free
    _across(-108, 198),
    _shifted(192, 0),
    _across(-108, 402),
    _across(192, 402),
    _shifted(312, 0),
)
"""The transforms of the upper card that leave none to six pips of the lower one visible."""


class BallCards(QWidget):
    """The two sixes that show the balls of a side, with a number for balls beyond twelve."""

    def __init__(self, side: int, balls: int) -> None:
        super().__init__()
        self._sixes, self._laid = SIXES[side], laid(balls)
        self._more = max(0, balls - MOST)
        self._pictures: CardPictures | None = None
        self._height = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_pictures(self, pictures: CardPictures, height: int) -> None:
        """Set the pictures, and the height of the cards in logical pixels."""
        deck = pictures.deck.showing(french=True).id  # the back of a ceki card has another outline
        if self._pictures is None or self._pictures.deck.id != deck:
            self._pictures = CardPictures(deck)
        self._height = height
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room for both cards, for any number of balls."""
        return (ROOM.size() * self._height / HEIGHT).toSize()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size hint: the cards are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802
        """Draw the lower six and the upper one on it, centred."""
        if self._pictures is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        both = _CARD.united(self._laid.place.mapRect(_CARD))
        unit = self._height / HEIGHT
        painter.translate(QPointF(self.rect().center()) + QPointF(0.5, 0.5))
        painter.scale(unit, unit)
        painter.translate(-both.center())
        self._draw(painter, self._sixes[0])
        painter.setTransform(self._laid.place, combine=True)
        self._draw(painter, self._sixes[1] if self._laid.up else HIDDEN)
        if self._more:
            painter.resetTransform()
            number = badge(f"+{self._more}", max(9, round(self._height * 0.11)), self.devicePixelRatioF())
            below = self.rect().center().y() + _CARD.height() / 2 * unit
            left = (self.width() - number.deviceIndependentSize().width()) / 2
            painter.drawPixmap(QPointF(left, below), number)
        painter.end()

    def _draw(self, painter: QPainter, card: int) -> None:
        assert self._pictures is not None
        ratio = self.devicePixelRatioF()
        picture = self._pictures.pixmap(card, self._height, ratio)
        unit = HEIGHT / self._height
        margin = margin_of(round(self._height * ratio)) / ratio * unit
        size = picture.deviceIndependentSize() * unit
        painter.drawPixmap(QRectF(QPointF(-margin, -margin), size), picture, QRectF(picture.rect()))
