# SPDX-License-Identifier: MIT
"""How tests look at a table: the one place that knows what its parts call their own."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QPushButton

from thothit_desktop.table import awake_clock
from thothit_desktop.table.awake_clock import TICK, AwakeClock
from thothit_desktop.table.drawing.art import CardPicture, Key
from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.plate_parts import Plate
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.animator import Animator
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.table import Table
from thothit_desktop.table.thunee.overlay import ThuneeOverlay

if TYPE_CHECKING:
    import pytest

    from thothit_desktop.table.drawing.art import Art
    from thothit_desktop.table.stage.choreography import Choreography
    from thothit_desktop.table.stage.zones import Zones


class TableProbe:
    """What lies on a table and how it looks; positions on the screen are those of its viewport."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.zones: Zones = table._zones
        self.choreography: Choreography = table._choreography
        self.animator: Animator = table._animator
        self.art: Art = table._card_pixmaps.art

    @property
    def layout(self) -> TableLayout:
        """Where everything has its place."""
        assert self.zones.layout is not None
        return self.zones.layout

    # Cards

    @property
    def pulsing(self) -> list[int]:
        """The cards that pulse to be found."""
        return self._table._pulse.pulsing

    @property
    def glows(self) -> Sequence[str]:
        """The kinds of light around cards."""
        return self._table._glows.shown

    def item_count(self) -> int:
        """Card items alive in the scene."""
        return sum(isinstance(item, CardItem) for item in self._table.scene().items())

    def hand_card(self, card: int) -> QRect:
        """A card of the bottom hand on the screen; raises KeyError where there is none."""
        return self._rect_of(self.zones.hands[self.zones.bottom], card)

    def pool_card(self, card: int) -> QRect:
        """The part of a pool card that no neighbour covers; raises KeyError where there is none."""
        seen = [item for item in self.zones.pool if item.isVisible()]
        rect = self._rect_of(seen[::-1], card)
        for other in seen:
            covering = self._rect(other)
            left = self._table.mapFromScene(other.corner(other.place)).x()
            beside = rect.left() + 2 < left < rect.right()
            if beside and covering.top() < rect.bottom() and covering.bottom() > rect.top():
                rect.setRight(left)
        return rect

    def middle(self, item: QGraphicsItem) -> QPoint:
        """The middle of an item on the screen."""
        return self._table.mapFromScene(item.sceneBoundingRect().center())

    def lifted(self) -> list[int]:
        """The cards of the bottom hand that are raised."""
        hand = self.zones.hands[self.zones.bottom]
        return [item.card for item in hand if item.pos().y() < item.corner(item.place).y() - 1]

    def _rect_of(self, items: Sequence[CardItem], card: int) -> QRect:
        for item in items:
            if item.card == card:
                return self._rect(item)
        raise KeyError(card)

    def _rect(self, item: CardItem) -> QRect:
        return self._table.mapFromScene(item.sceneBoundingRect()).boundingRect()

    # Frames

    @property
    def frames(self) -> Mapping[tuple[str, int], QGraphicsPixmapItem]:
        """All frames, by their kind and the item around which they are."""
        return self._table._frames._frames

    def framed(self, kind: str) -> list[CardItem]:
        """The items with a frame of a kind."""
        items = [frame.parentItem() for (what, _), frame in self.frames.items() if what == kind]
        return [item for item in items if isinstance(item, CardItem)]

    @property
    def halo(self) -> QGraphicsPixmapItem | None:
        """The glow around the stock."""
        return self._table._frames._halo

    # Pictures

    @property
    def pictures(self) -> Mapping[Key, CardPicture]:
        """The card pictures that have been rendered."""
        return self.art._pictures

    @property
    def pictures_due(self) -> int:
        """How many pictures are still being rendered."""
        return len(self.art._asked)

    def pixels_high(self, scale: float) -> int:
        """How high a card is, in pixels of the screen."""
        return self._table._card_pixmaps._dots(scale)

    # Words and plates

    @property
    def plates(self) -> Sequence[Plate]:
        """The seats' plates, by seat."""
        return self._table._overlay_items._plates_shown

    def plate_about(self, seat: int) -> str:
        """The words shown when the mouse rests on a seat's plate."""
        at = self.zones.seat_layout(seat).plate.center()
        found = self._table.scene().items(at)
        return next((item.toolTip() for item in found if item.toolTip()), "")

    def show_plates(self) -> None:
        """Show the plates anew, after a test has changed what they tell."""
        self._table._overlay.plates()

    @property
    def totals(self) -> Sequence[int]:
        """The running points, by seat."""
        return self._table._overlay.seating.totals

    @property
    def badges(self) -> Mapping[str, tuple[QGraphicsPixmapItem, str]]:
        """Counts and tags with their words, by what they tell."""
        return self._table._overlay_items._badges

    @property
    def message(self) -> str:
        """The message on the table."""
        return self._table._overlay_items._message.text

    @property
    def message_item(self) -> QGraphicsPixmapItem:
        """The same as a picture."""
        return self._table._overlay_items._message_item

    @property
    def turn_item(self) -> QGraphicsPixmapItem:
        """Whose turn it is, as a picture."""
        return self._table._overlay_items._turn_item

    @property
    def message_fades(self) -> bool:
        """True if the message goes after a while."""
        return self._table._overlay_items._fading.left is not None

    @property
    def ground(self) -> QGraphicsPixmapItem:
        """The wood and the mat."""
        return self._table._overlay_items._background

    @property
    def outlines(self) -> Mapping[object, tuple[QGraphicsPixmapItem, str]]:
        """The outlines of empty places with their signs, by what belongs there."""
        return self._table._overlay_items._outlines

    @property
    def content(self) -> OverlayContent:
        """What a family shows beside the cards."""
        return self._table._overlay.content

    @property
    def side_items(self) -> Mapping[str, tuple[QGraphicsPixmapItem, object]]:
        """The boards of two sides, trump and the legend, with what they tell."""
        assert isinstance(self.content, ThuneeOverlay)
        return self.content._items._items

    @property
    def ghosts(self) -> Sequence[QGraphicsItem]:
        """The cards of the last play that are shown again."""
        return self._table._overlay._last_play._ghosts

    @property
    def gains(self) -> Mapping[int, str]:
        """By seat, the points that rise from its pile."""
        return self._table._gain_badges.shown

    # Captions on what may be captured

    @property
    def captions(self) -> Sequence[str]:
        """The words on cards that may be captured, from the left."""
        return self._table._target_captions.shown

    @property
    def card_name(self) -> str:
        """The words under the hand card that is raised or pointed at."""
        return self._table._name_caption.words

    @property
    def lit_captions(self) -> Sequence[str]:
        """Those of them that stand out."""
        return [words for words, lit, _ in self._table._target_captions._shown if lit]

    @property
    def caption_boxes(self) -> Sequence[QRectF]:
        """Where they stand in the scene."""
        return [item.sceneBoundingRect() for item in self._table._target_captions._items]

    # What moves are expected to bring

    @property
    def margins(self) -> Sequence[str]:
        """The numbers on cards, of the hand from the left, then of the pool."""
        return self._table._margin_bars.shown

    @property
    def margin_items(self) -> Sequence[QGraphicsPixmapItem]:
        """The bars with them."""
        return self._table._margin_bars._items

    def point_at(self, item: CardItem) -> None:
        """Ask about a card, as a right click on it does."""
        self._table._point_at(item)

    # Calls

    def call_button(self, move: str) -> QPushButton:
        """The button of a call."""
        bar = self._table.call_bar
        return bar._buttons[[call.move for call in bar.calls].index(move)]


def probe(table: Table) -> TableProbe:
    """Look at a table."""
    return TableProbe(table)


def advance(animator: Animator, milliseconds: int) -> None:
    """Let the step that runs be so far."""
    assert animator._group is not None
    animator._group.setCurrentTime(milliseconds)


def face(item: CardItem) -> QPixmap:
    """The picture that a card wears."""
    return item._face.pixmap()


def awake_clock_of(owner: QObject) -> AwakeClock:
    """The clock by which something on the table or in the flow counts its time."""
    clock = owner.findChild(AwakeClock, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert isinstance(clock, AwakeClock)
    return clock


def has_stopped(owner: QObject) -> bool:
    """True if nothing of its time is counted, as in a pause."""
    return not awake_clock_of(owner)._running


class TimeByHand:
    """Stands in for the time that all awake clocks read; it passes when a test says so."""

    def __init__(self, monkeypatch: "pytest.MonkeyPatch") -> None:
        self.now = 0.0
        monkeypatch.setattr(awake_clock, "monotonic", lambda: self.now)

    def run(self, owner: QObject, seconds: float) -> None:
        """Let the program run for a while, and the owner's clock make its steps."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + TICK / 1000)
            self._end_step(owner)

    def stand_still(self, owner: QObject, seconds: float) -> None:
        """Stop the program for a while, in the midst of a step; the step ends when it goes on."""
        self.now += seconds
        self._end_step(owner)

    def _end_step(self, owner: QObject) -> None:
        clock = awake_clock_of(owner)
        if clock._step.isActive():
            clock._end_step()


def run_out(owner: QObject) -> None:
    """Let the time that something counts be over now."""
    clock = awake_clock_of(owner)
    assert clock._limit is not None
    clock._counted = clock._limit
    clock._end_step()
