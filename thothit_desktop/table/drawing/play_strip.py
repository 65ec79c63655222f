# SPDX-License-Identifier: MIT
"""The strip of the last plays beside the mat: who played which card, and what it took."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHoverEvent, QGraphicsWidget

from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.art import CardPicture
from thothit_desktop.table.drawing.figures import figure_pixmap
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.drawing.overlay_content import PictureMaker
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.drawing.seating import Seat, Seating
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.free_wood import free_wood
from thothit_desktop.table.geometry.places import THINGS
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.theme.themes import theme

_FADED = (1.0, 0.75, 0.5)
"""The opacity of a play by its age."""
_SEEN = 0.56
"""The part of a card's height that an entry shows, from its head: the rank, the suit, half of the picture."""
_COVERED = 0.62
"""The part of a captured card that the next one leaves free, with the large index in its middle."""
_PORTRAIT = 0.92
"""The size of a portrait, as a fraction of an entry's height."""
_GAP = 0.14
"""The space between a portrait and cards, and between two captures, as a fraction of an entry's height."""


class _StripEntry(NamedTuple):
    """An entry's player, its cards, its play (0 for the newest), and its look."""

    seat: Seat
    cards: tuple[PlayedCard, ...]
    play: int
    opacity: float


class PlayEntry(QGraphicsWidget):
    """One entry of the strip; `pointed` is called with its play, None when the mouse leaves it."""

    def __init__(self, play: int, pointed: Callable[[int | None], None]) -> None:
        super().__init__()
        self.play, self._pointed = play, pointed
        self.setZValue(THINGS)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: N802
        """Report that the mouse has come."""
        self._pointed(self.play)
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: N802
        """Report that the mouse has left."""
        self._pointed(None)
        super().hoverLeaveEvent(event)


class PlayStrip:
    """The last plays, the newest on top; each is painted once and stays until another comes."""

    def __init__(
        self, scene: QGraphicsScene, picture: PictureMaker, pointed: Callable[[int | None], None]
    ) -> None:
        self._scene, self._picture, self._pointed = scene, picture, pointed
        self._entries: list[PlayEntry] = []
        self._shown: Sequence[object] = ()
        """All that the present entries depend on."""
        self._places: Sequence[QRectF] = ()
        self._unit = self._ratio = 1.0
        self._card_ratio = 1.0

    @property
    def has_room(self) -> bool:
        """True if there is free wood for the strip."""
        return bool(self._places)

    def set_layout(self, layout: TableLayout, ratio: float) -> float:
        """Set the layout and the screen ratio; return the scale of the cards in the strip."""
        self._places, self._unit, self._ratio = free_wood(layout).plays, layout.unit, ratio
        self._card_ratio = layout.card_width / HEIGHT
        self._clear()
        return self._scale

    @property
    def _scale(self) -> float:
        return self._places[0].height() / _SEEN / HEIGHT if self._places else 1.0

    def _clear(self) -> None:
        for entry in self._entries:
            self._scene.removeItem(entry)
        self._entries, self._shown = [], ()

    def show(self, plays: Sequence[Sequence[PlayedCard]], seating: Seating, deck: str) -> None:
        """Show these plays, the newest last; a trick has an entry for each card."""
        wanted = _entries(plays, seating)[: len(self._places)]
        pictures = {
            card: self._picture(card, self._scale)
            for entry in wanted
            for played in entry.cards
            for card in (played.card, *played.taken)
        }
        keys = [(card, picture.pixmap.cacheKey()) for card, picture in pictures.items()]
        shown = (wanted, keys, theme().id, deck)
        if shown == self._shown:
            return
        self._clear()
        self._shown = shown
        for entry, place in zip(wanted, self._places, strict=False):
            made = PlayEntry(entry.play, self._pointed)
            made.setPos(
                QPointF(round(place.left() * self._unit), round(place.top() * self._unit)) / self._unit
            )
            made.resize(place.size())
            pixmap_item(self._paint(entry, place, pictures), self._unit, made)
            made.setOpacity(entry.opacity)
            cards = (card for played in entry.cards for card in (played.card, *played.taken))
            made.setToolTip(f"{entry.seat.name}: {', '.join(name(card, deck) for card in cards)}")
            self._scene.addItem(made)
            self._entries.append(made)

    def _paint(self, entry: _StripEntry, place: QRectF, pictures: dict[int, CardPicture]) -> QPixmap:
        wide, high = place.width() * self._unit, place.height() * self._unit
        pixmap = labels.canvas(wide, high, self._ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = high * _PORTRAIT
        figure = figure_pixmap(entry.seat.figure, size, self._ratio)
        if figure.isNull():
            painter.setPen(theme().table.paper)
            painter.setFont(labels.font(size * 0.6, bold=True))
            painter.drawText(QRectF(0, 0, size, high), Qt.AlignmentFlag.AlignCenter, entry.seat.name[:1])
        else:
            painter.drawPixmap(QPointF(0, (high - size) / 2), figure)
        card = high / _SEEN * self._card_ratio
        groups = [(*played.taken, played.card) for played in entry.cards]
        asked = sum(1 + (len(group) - 1) * _COVERED for group in groups) * card + len(groups) * _GAP * high
        left, shrink = size, min(1.0, (wide - size) / asked)
        for played, group in zip(entry.cards, groups, strict=True):
            left += _GAP * high * shrink
            for number, one in enumerate(group):
                box = QRectF(left, (1 - shrink) * high / 2, card * shrink, high * shrink)
                _draw_head(painter, box, pictures[one], best=played.best)
                left += card * shrink * (_COVERED if number < len(group) - 1 else 1.0)
        painter.end()
        return pixmap


def _entries(plays: Sequence[Sequence[PlayedCard]], seating: Seating) -> list[_StripEntry]:
    """Return the entries, the newest first: one for each play, or for each card of the last trick."""
    made = []
    for age, play in enumerate(reversed(plays)):
        opacity = _FADED[min(age, len(_FADED) - 1)]
        if len({played.seat for played in play}) > 1:
            made += [_StripEntry(seating.seats[played.seat], (played,), age, opacity) for played in play]
        else:
            made.append(_StripEntry(seating.seats[play[0].seat], tuple(play), age, opacity))
    return made


def _draw_head(painter: QPainter, box: QRectF, picture: CardPicture, best: bool) -> None:
    """Draw the head of a card into a box, with a gold line round the best of a trick."""
    wide = picture.height * box.width() / box.height() * _SEEN
    source = QRectF(picture.margin, picture.margin, wide, picture.height * _SEEN)
    painter.drawPixmap(box, picture.pixmap, source)
    tone = theme().table
    painter.setPen(QPen(tone.accent if best else tone.ink, 2.0 if best else 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
