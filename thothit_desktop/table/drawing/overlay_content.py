# SPDX-License-Identifier: MIT
"""The content of the overlay that all families share: plates, captions, counts, empty places and frames."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.contract import Event
from thothit_desktop.table.drawing.art import CardPicture
from thothit_desktop.table.drawing.names import rank_sign
from thothit_desktop.table.drawing.plate_parts import Plate
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.stage.zones import Zones

translate = QCoreApplication.translate
PictureMaker = Callable[[int, float], CardPicture]
"""Returns the picture of a card at a scale."""
ContentMaker = Callable[[QGraphicsScene, Zones, TableStatus, Seating], "OverlayContent"]
"""Makes the content for one table."""


class CardCaption(NamedTuple):
    """Words on open cards; `bright` if they stand out."""

    text: str
    bright: bool = False


class Outline(NamedTuple):
    """The outline of an empty place: its middle, its size, and a sign in it."""

    place: Place
    sign: str = ""


class OverlayContent:
    """Provides everything beside the cards of a game; a family overrides its own parts."""

    picture: PictureMaker | None = None
    """Returns the picture of a card at a scale, for families that draw small cards."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating) -> None:
        self._scene, self._zones, self._status, self._seating = scene, zones, status, seating

    # On the mat

    def outlines(self) -> Mapping[object, Outline]:
        """Return the empty places by key; a key stays the same as long as it means the same place."""
        zones, layout = self._zones, self._zones.layout
        assert layout is not None
        if zones.is_deck():
            return {}
        opened = layout.opened_places(layout.shape.opened) if zones.stock else []
        turned = {f"opened {number}": Outline(place) for number, place in enumerate(opened)}
        free = layout.free_places([item.card for item in zones.pool], zones.fans)
        return turned | {
            rank: Outline(place, rank_sign(rank, layout.shape.french)) for rank, place in free.items()
        }

    def captions(self) -> Mapping[int, CardCaption]:
        """Return by seat the words on the cards that lie open before it."""
        return {}

    def captions_during(self, event: Event) -> Mapping[int, CardCaption] | None:
        """Return the captions while an event is shown; None to keep the old ones until it has been shown."""
        del event
        return None

    def framed(self) -> Mapping[str, Sequence[CardItem]]:
        """Return the framed cards by kind of frame (`drawing/frame_pictures.py`)."""
        capture = self._zones.capture
        return {"pair": capture.items if capture is not None and capture.gap is None else ()}

    def piled(self, seat: int) -> str:
        """Return the count for a seat's pile as text; empty if there is none."""
        return str(len(self._zones.piles[seat]) or "")

    def stock_count_at(self, top: Place) -> QPointF:
        """Return the place of the stock's count at the foot of its top card."""
        assert self._zones.layout is not None
        layout = self._zones.layout
        return QPointF(top.x, top.y + HEIGHT * top.scale / 2 - layout.px(layout.font))

    # Seats

    def plates(self) -> list[Plate]:
        """Return the plates by seat."""
        return [self.plate(number) for number in range(len(self._seating.seats))]

    def plate(self, number: int) -> Plate:
        """Return a seat's plate."""
        seat, status, totals = self._seating.seats[number], self._status, self._seating.totals
        points = status.points.get(number)
        return Plate(
            name=seat.name,
            figure=seat.figure,
            expression=self._seating.expression(number),
            title=self.title(number),
            total=totals[number] if totals else None,
            round="" if points is None or not (points or self._zones.piles[number]) else f"+{points}",
            warning=translate("Table", "can't win") if number in status.warned else "",
            away=translate("Table", "sits out") if status.sits_out(number) else "",
            active=number in (self._seating.turn, status.crowned, *status.leading),
            about=self.about(number),
        )

    def about(self, number: int) -> str:
        """Return the words shown when the mouse rests on a seat's plate."""
        seat, status = self._seating.seats[number], self._status
        title, meaning = self.title(number), self.meanings().get(status.title(number, self._zones.seats), "")
        if title and meaning:
            title = translate("Table", "{0}: {1}").format(title, meaning)
        level = translate("Table", "Level: {0}").format(seat.level) if seat.level else ""
        return "\n".join(filter(None, (seat.name, title, level)))

    def meanings(self) -> dict[str, str]:
        """Return by title what a seat with it does."""
        return {"dealer": translate("Table", "deals this round")}

    def title(self, seat: int) -> str:
        """Return a seat's title in words."""
        title = self._status.title(seat, self._zones.seats)
        return {"dealer": translate("Table", "dealer")}.get(title, title)

    def announced(self) -> Mapping[int, str]:
        """Return by seat the calls that it has made aloud, to show under its plate."""
        return {}

    def called(self, seat: int, name: Callable[[int], str]) -> str:  # noqa: ARG002
        """Return in words what a sign beside a seat's hand shows; empty if there is none."""
        return ""

    # The last play

    def place_of(self, played: PlayedCard, before: Sequence[PlayedCard]) -> Place:
        """Return the place of a card of the last play; `before` are those played before it."""
        zones, layout = self._zones, self._zones.layout
        assert layout is not None
        if played.at == "opened":
            return layout.opened_places(1)[0]
        place = layout.place_in_pool(played.card, [item.card for item in zones.pool])
        lay = (layout.place_in_pool(other.card, [item.card for item in zones.pool]) for other in before)
        if place in lay:  # both of two captures in one place must be visible
            return place._replace(y=place.y + HEIGHT * 0.2)
        return place

    def words_on(self, played: PlayedCard, first: bool) -> str:
        """Return the words on a card of the last play."""
        del first
        return self._seating.name(played.seat)

    # Families with pictures of their own

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the layout and the screen ratio; the caller shows everything again afterwards."""

    def update_items(self) -> None:
        """Update the family's own pictures."""

    def clear(self) -> None:
        """Remove the family's own pictures before another game begins."""

    def how_to_draw(self) -> str:
        """Return the hint for turning the stock or drawing."""
        return translate("Table", "Click the table or press Space or Enter to take your turn.")
