# SPDX-License-Identifier: MIT
"""A probe for tests of a table: the only module that uses the private parts of the table's classes."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QPushButton

from thothit_desktop.table import awake_clock
from thothit_desktop.table.awake_clock import TICK, AwakeClock
from thothit_desktop.table.counting.tally_board import TallyLine
from thothit_desktop.table.drawing.art import CardPicture, Key
from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.plate_parts import Plate
from thothit_desktop.table.drawing.play_strip import PlayEntry
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.rummy.overlay import RummyOverlay
from thothit_desktop.table.stage.animator import Animator
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.table import Table
from thothit_desktop.table.thunee.overlay import ThuneeOverlay

if TYPE_CHECKING:
    import pytest
    from PySide6.QtCore import QPointF

    from thothit_desktop.table.drawing.art import Art
    from thothit_desktop.table.drawing.move_arrows import ArrowKind
    from thothit_desktop.table.rummy.call_signs import CallSign
    from thothit_desktop.table.stage.choreography import Choreography
    from thothit_desktop.table.stage.zones import Zones


class TableProbe:
    """The content and look of a table; positions on the screen are those of its viewport."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.zones: Zones = table._zones
        self.choreography: Choreography = table._choreography
        self.animator: Animator = table._animator
        self.art: Art = table._card_pixmaps.art

    @property
    def layout(self) -> TableLayout:
        """The present layout."""
        assert self.zones.layout is not None
        return self.zones.layout

    # Cards

    @property
    def pulsing(self) -> list[int]:
        """The cards that pulse to be found."""
        return self._table._pulse.pulsing

    @property
    def glows(self) -> Sequence[str]:
        """The kinds of glows around cards."""
        return self._table._glows.shown

    @property
    def mat(self) -> str:
        """The id of the mat under the cards."""
        return self._table._overlay_items.mat

    def item_count(self) -> int:
        """Return the number of card items in the scene."""
        return sum(isinstance(item, CardItem) for item in self._table.scene().items())

    def hand_card(self, card: int) -> QRect:
        """Return the rectangle of a card of the bottom hand; raises KeyError if there is none."""
        return self._rect_of(self.zones.hands[self.zones.bottom], card)

    def pool_card(self, card: int) -> QRect:
        """Return the part of a pool card that no neighbour covers; raises KeyError if there is none."""
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
        """Return the middle of an item on the screen."""
        return self._table.mapFromScene(item.sceneBoundingRect().center())

    def lifted(self) -> list[int]:
        """Return the raised cards of the bottom hand."""
        hand = self.zones.hands[self.zones.bottom]
        return [item.card for item in hand if item.pos().y() < item.corner(item.place).y() - 1]

    def _rect_of(self, items: Sequence[CardItem], card: int) -> QRect:
        for item in items:
            if item.card == card:
                return self._rect(item)
        raise KeyError(card)

    def _rect(self, item: CardItem) -> QRect:
        return self._table.mapFromScene(item.sceneBoundingRect()).boundingRect()

    @property
    def last_play(self) -> list[PlayedCard]:
        """The cards of the last play."""
        plays = self.choreography.plays
        return list(plays[-1]) if plays else []

    @property
    def strip(self) -> Sequence[PlayEntry]:
        """The entries of the strip of the last plays, the newest first."""
        return self._table._overlay.strip._entries

    # Frames

    @property
    def frames(self) -> Mapping[tuple[str, int], QGraphicsPixmapItem]:
        """All frames, by their kind and the item that they surround."""
        return self._table._frames._frames

    def framed(self, kind: str) -> list[CardItem]:
        """Return the items with a frame of a kind."""
        items = [frame.parentItem() for (what, _), frame in self.frames.items() if what == kind]
        return [item for item in items if isinstance(item, CardItem)]

    @property
    def halo(self) -> QGraphicsPixmapItem | None:
        """The halo around the stock."""
        return self._table._frames._halo

    # Pictures

    @property
    def pictures(self) -> Mapping[Key, CardPicture]:
        """The card pictures that have been rendered."""
        return self.art._pictures

    @property
    def pictures_due(self) -> int:
        """The number of pictures still being rendered."""
        return len(self.art._asked)

    def pixels_high(self, scale: float) -> int:
        """Return the height of a card in pixels of the screen."""
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
        """Show the plates anew, after a test has changed their content."""
        self._table._overlay.plates()

    @property
    def totals(self) -> Sequence[int]:
        """The running points, by seat."""
        return self._table._overlay.seating.totals

    @property
    def badges(self) -> Mapping[str, tuple[QGraphicsPixmapItem, str]]:
        """Counts and tags with their words, by key."""
        return self._table._overlay_items._badges

    @property
    def message(self) -> str:
        """The message on the table."""
        return self._table._overlay_items._message.text

    @property
    def message_item(self) -> QGraphicsPixmapItem:
        """The picture of the message."""
        return self._table._overlay_items._message_item

    @property
    def turn_words(self) -> str:
        """The words on the turn."""
        return self._table._overlay_items._turn.text

    @property
    def turn_item(self) -> QGraphicsPixmapItem:
        """The picture of the turn's words."""
        return self._table._overlay_items._turn_item

    @property
    def message_fades(self) -> bool:
        """True if the message disappears after a while."""
        return self._table._overlay_items._fading.left is not None

    @property
    def ground(self) -> QGraphicsPixmapItem:
        """The picture of planks and mat."""
        return self._table._overlay_items._background

    @property
    def tea(self) -> int | None:
        """The level of the tea in the glass; None if none is shown."""
        items = self._table._overlay_items
        return items._tea_level if items._tea.isVisible() else None

    @property
    def outlines(self) -> Mapping[object, tuple[QGraphicsPixmapItem, str]]:
        """The outlines of empty places with their signs, by key."""
        return self._table._overlay_items._outlines

    @property
    def content(self) -> OverlayContent:
        """The family's overlay content."""
        return self._table._overlay.content

    @property
    def side_items(self) -> Mapping[str, tuple[QGraphicsPixmapItem, object]]:
        """The boards of two sides, trump and the legend, with their content."""
        assert isinstance(self.content, ThuneeOverlay)
        return self.content._items._items

    @property
    def call_signs(self) -> Mapping[int, "CallSign"]:
        """The signs of calls beside hands, by the distance of their seats from the bottom one."""
        assert isinstance(self.content, RummyOverlay)
        return {seat: key[0] for seat, (_, key) in self.content._signs._items.items()}  # type: ignore[index]

    @property
    def ghosts(self) -> Sequence[QGraphicsItem]:
        """The items of the last play that are copies of cards."""
        return self._table._overlay._last_play._ghosts

    @property
    def arrows(self) -> "Sequence[tuple[ArrowKind, QPointF, QPointF]]":
        """The kind, the tail and the head of each arrow that marks a move, in the scene."""
        return self._table._move_arrows.shown

    @property
    def marked_words(self) -> Sequence[str]:
        """The words of marked moves that move no card."""
        return self._table._move_arrows.words

    @property
    def lines(self) -> int:
        """The number of gold lines that run round cards."""
        return self._table._lines.shown

    @property
    def shaded(self) -> bool:
        """True while the mat is dark round cards of great worth."""
        return self._table._shade.is_shown

    @property
    def bumped(self) -> Sequence[int]:
        """The seats whose plates swell."""
        return self._table._overlay_items._bumps.shown

    @property
    def counted(self) -> Sequence[TallyLine]:
        """The texts on the mat while a round is counted."""
        return self._table.round_count.board.lines

    @property
    def dimmed(self) -> bool:
        """True while the room is dark round the mat."""
        return self._table.round_count._veil.is_shown

    @property
    def gains(self) -> Mapping[int, str]:
        """The points that rise from piles, by seat."""
        return self._table._gain_badges.shown

    # Captions on cards that can be captured

    @property
    def captions(self) -> Sequence[str]:
        """The words on cards that can be captured, from the left."""
        return self._table._target_captions.shown

    @property
    def card_name(self) -> str:
        """The words under the hand card that is raised or pointed at."""
        return self._table._name_caption.words

    @property
    def lit_captions(self) -> Sequence[str]:
        """The words that stand out among `captions`."""
        return [words for words, lit, _, _ in self._table._target_captions._wanted if lit]

    @property
    def caption_boxes(self) -> Sequence[QRectF]:
        """The rectangles of the captions in the scene."""
        return [item.sceneBoundingRect() for item in self._table._target_captions._items]

    # Expected margins

    @property
    def margins(self) -> Sequence[str]:
        """The numbers on cards: those of the hand from the left, then those of the pool."""
        return self._table._margin_bars.shown

    @property
    def margin_items(self) -> Sequence[QGraphicsPixmapItem]:
        """The bars of the margins."""
        return self._table._margin_bars._items

    def point_at(self, item: CardItem) -> None:
        """Ask about a card, like a right click on it."""
        self._table._point_at(item)

    # Calls

    def call_button(self, move: str) -> QPushButton:
        """Return the button of a call."""
        bar = self._table.call_bar
        return bar._buttons[[call.move for call in bar.calls].index(move)]


def probe(table: Table) -> TableProbe:
    """Return the probe of a table."""
    return TableProbe(table)


def step_time(animator: Animator) -> int:
    """Return the duration of the running step with its rest, in milliseconds."""
    assert animator._group is not None
    return animator._group.duration()


def advance(animator: Animator, milliseconds: int) -> None:
    """Set the running step to this time."""
    assert animator._group is not None
    animator._group.setCurrentTime(milliseconds)


def run_step(animator: Animator) -> int:
    """Bring the step that runs to its end; how many milliseconds it takes."""
    assert animator._group is not None
    ms = animator._group.totalDuration()
    animator.finish_step()
    return ms


def face(item: CardItem) -> QPixmap:
    """Return the picture of a card item."""
    return item._face.pixmap()


def awake_clock_of(owner: QObject) -> AwakeClock:
    """Return the clock of an object on the table or in the flow."""
    clock = owner.findChild(AwakeClock, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert isinstance(clock, AwakeClock)
    return clock


def has_stopped(owner: QObject) -> bool:
    """Return True if the clock of an object has stopped, as in a pause."""
    return not awake_clock_of(owner)._running


class TimeByHand:
    """Replaces the time of all awake clocks; it advances when a test says so."""

    def __init__(self, monkeypatch: "pytest.MonkeyPatch") -> None:
        self.now = 0.0
        monkeypatch.setattr(awake_clock, "monotonic", lambda: self.now)

    def run(self, owner: QObject, seconds: float) -> None:
        """Let the program run for some seconds, with the ticks of the owner's clock."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + TICK / 1000)
            self._end_step(owner)

    def stand_still(self, owner: QObject, seconds: float) -> None:
        """Stop the program for some seconds within a tick, which ends when the program goes on."""
        self.now += seconds
        self._end_step(owner)

    def _end_step(self, owner: QObject) -> None:
        clock = awake_clock_of(owner)
        if clock._step.isActive():
            clock._end_step()


def run_out(owner: QObject) -> None:
    """Let the time limit of an object end now."""
    clock = awake_clock_of(owner)
    assert clock._limit is not None
    clock._counted = clock._limit
    clock._end_step()
