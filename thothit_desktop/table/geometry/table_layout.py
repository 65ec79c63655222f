# SPDX-License-Identifier: MIT
"""The layout of a table for a window: rectangles, and the places of cards. Each kind of mat has its own.

The scene's unit is a 600th of a card's height, so everything with a size on the screen (words, margins) is
divided by `unit`, the logical pixels of one scene unit.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.table.geometry import seat_layouts, spread
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import SHOWN, Fan, Place
from thothit_desktop.table.geometry.seat_layouts import SeatLayout, SeatSizes, plate_height
from thothit_desktop.table.geometry.shape import Shape
from thothit_desktop.table.geometry.window import FOOT, MARGIN, STRIP, Window

_TALLY = 30  # pixels: the width of the number of cards on a pile
_LEAST_HAND, _LEAST_FACE, _LEAST_BACK = 4.5, 2.9, 1.5
"""The least height of a card in the hand, of an open one and of another seat's, in sizes of the words."""


class Frame(NamedTuple):
    """The parts that every table has, in scene units.

    `unit` is logical pixels per scene unit, `font` the pixel size of words. `near` is the strip of the
    person's hand, `words` the one above it, `inner` the mat within its bound edge.
    """

    shape: Shape
    unit: float
    font: int
    card_width: float
    scene: QRectF
    mat: QRectF
    words: QRectF
    near: QRectF
    inner: QRectF
    edges: Sequence[str]
    sizes: SeatSizes

    def seats(self, rows: Sequence[QRectF], stock: QPointF) -> tuple[SeatLayout, ...]:
        """Return the layouts of all seats.

        They show their cards on the rows of the mat, the far seat's beside the stock.
        """
        return seat_layouts.layouts(self.near, self.scene, self.mat, rows, stock, self.edges, self.sizes)


def frame(window: Window, card: float, far: float, tally: float = _TALLY, across: float = 0.0) -> Frame:
    """Return the frame for cards of a height in logical pixels, cut to whole device pixels.

    `far` is the height in pixels of the strip at the far edge, `tally` the width of the number on a pile. The
    mat stays `across` pixels wide within its bound edge, if it can.
    """
    card = max(1, math.floor(card * window.screen_ratio)) / window.screen_ratio
    font, unit = window.font, card / HEIGHT
    card_width = HEIGHT * window.ratio
    side, margin = window.side(card, across) / unit, MARGIN / unit
    words_height = window.words / unit
    scene = QRectF(0, 0, window.width / unit, window.height / unit)
    top = far / unit
    hands = window.shape.hands
    strip = HEIGHT if hands else max(STRIP * HEIGHT, plate_height(font) / unit)
    near = QRectF(0, scene.height() - FOOT / unit - strip, scene.width(), strip)
    words = QRectF(2 * margin, near.top() - words_height, scene.width() - 4 * margin, words_height)
    mat = QRectF(side, top + margin, scene.width() - 2 * side, words.top() - top - margin)
    inner = mat.adjusted(*(window.binding / unit * sign for sign in (1, 1, -1, -1)))
    wide = min(window.plate_width, side * unit) - 16 if "left" in window.edges else window.plate_width - 16
    widest = window.plate_width_at_ease - 16
    sizes = SeatSizes(unit, font, card_width, window.screen_ratio, hands, tally, wide, widest)
    return Frame(window.shape, unit, font, card_width, scene, mat, words, near, inner, window.edges, sizes)


class Copies(NamedTuple):
    """The number of copies in a pile, the left end of that number on the table, and its greatest width."""

    number: int
    at: QPointF
    width: float


@dataclass(frozen=True, kw_only=True)
class TableLayout(ABC):
    """The whole table for a window; cards are designs, as everywhere."""

    frame: Frame
    """The parts that every table has."""
    seats: tuple[SeatLayout, ...]
    """The layouts of the seats from the bottom seat on, in the order of play."""
    stock: QPointF
    """The middle of the stock."""
    opened: QPointF
    """The middle of the cards turned up from the stock."""
    scale: float = 1.0
    """The size of the stock and of the cards turned up from it."""

    play_length: ClassVar[float] = 4.2
    """The length of a play there, in its heights: a portrait and two captures."""

    @property
    def plays(self) -> int:
        """The most entries in the strip of the last plays."""
        return 3

    @property
    def spare(self) -> Sequence[QRectF]:
        """The parts of the mat that no card needs, for the last plays; here none."""
        return ()

    @property
    def least_plays(self) -> int:
        """The least entries with which there is a strip."""
        return 1

    @property
    def shape(self) -> Shape:
        """The requirements of the game."""
        return self.frame.shape

    @property
    def unit(self) -> float:
        """Logical pixels per scene unit."""
        return self.frame.unit

    @property
    def font(self) -> int:
        """The size of words in logical pixels."""
        return self.frame.font

    @property
    def card_width(self) -> float:
        """A card's width at full size."""
        return self.frame.card_width

    @property
    def scene(self) -> QRectF:
        """The whole visible scene."""
        return self.frame.scene

    @property
    def mat(self) -> QRectF:
        """The mat with its bound edge."""
        return self.frame.mat

    @property
    def inner(self) -> QRectF:
        """The mat within its bound edge."""
        return self.frame.inner

    @property
    def words(self) -> QRectF:
        """The strip of the turn's words, of messages and calls."""
        return self.frame.words

    @property
    def words_from(self) -> float:
        """The left end of the turn's words."""
        return self.words.left()

    @property
    def taken(self) -> Sequence[QRectF]:
        """The areas beside mat and words where something may lie."""
        seats = (area for seat in self.seats for area in (seat.plate, seat.hand, seat.pile, seat.shown))
        return [area for area in seats if not (area.isEmpty() or self.mat.contains(area))]

    @property
    def is_clear(self) -> bool:
        """True if the words leave the cards enough space to be told apart, and no plate covers a card."""
        in_words = HEIGHT * self.unit / self.font
        sizes = (
            (in_words, _LEAST_HAND),
            (in_words * min(self.read_scales), _LEAST_FACE),
            (in_words * min(seat.scale for seat in self.seats), _LEAST_BACK),
        )
        return all(size >= least for size, least in sizes) and all(seat.is_clear for seat in self.seats)

    def px(self, pixels: float) -> float:
        """Return logical pixels in scene units."""
        return pixels / self.unit

    @property
    def face_scales(self) -> set[float]:
        """Every size in which a card may be turned up."""
        return {1.0, self.scale, *(seat.aside_scale for seat in self.seats)}

    @property
    def read_scales(self) -> set[float]:
        """The sizes of face-up cards that must be told apart beside the words."""
        return self.face_scales

    @property
    def scales(self) -> set[float]:
        """Every size in which cards may lie."""
        seats = {scale for seat in self.seats for scale in (seat.scale, seat.before)}
        return self.face_scales | seats

    # Where cards lie

    @abstractmethod
    def pool_places(self, cards: Sequence[int], most: int = 0) -> list[tuple[int, Place]]:
        """Return the cards on the mat in the order in which they lie, each with its place.

        `most` is the largest number of cards there at once since the deal.
        """

    def fan_places(self, cards: Sequence[int], fans: Sequence[Fan]) -> list[tuple[int, Place]]:
        """Return the same while these fans are open; here no cards lie in fans."""
        del fans
        return self.pool_places(cards)

    def is_fan(self, cards: Sequence[int], rank: int) -> bool:
        """Return True if cards of a rank of the pool cover each other and may open; here none do."""
        del cards, rank
        return False

    def place_in_pool(self, card: int, pool: Sequence[int]) -> Place:
        """Return the approximate former place of a card that has left the pool."""
        return self.pool_places([*pool, card])[-1][1]

    def free_places(self, pool: Sequence[int], fans: Sequence[Fan] = ()) -> Mapping[int, Place]:
        """Return by rank the empty places on the mat that an outline marks."""
        del pool, fans
        return {}

    def copies(self, pool: Sequence[int], fans: Sequence[Fan] = ()) -> Mapping[int, Copies]:
        """Return by design the number of copies in each pile of the pool."""
        del pool, fans
        return {}

    def hand_places(
        self, seat: SeatLayout, cards: int, groups: Sequence[int] = (), alone: bool = False
    ) -> list[Place]:
        """Return a hand's places: upright at the bottom, elsewhere a fan of backs towards its edge.

        The bottom hand may lie in `groups`, given by their numbers of cards, with gaps between. `alone` is
        True if its owner's pile is empty. Some of many backs lie hidden under the first, and a count shows
        their number.
        """
        del alone
        if seat.edge == "bottom":
            return spread.in_groups(seat.hand, self.card_width, groups or [cards], self.px(spread.SEEN))
        return spread.backs(seat, self.card_width, cards)

    def pile_places(self, seat: SeatLayout, cards: int) -> list[Place]:
        """Return the places of a seat's pile, a little untidy; only the uppermost cards are drawn."""
        return spread.pile(seat, cards)

    def stock_places(self, cards: int) -> list[Place]:
        """Return the stock's places from the bottom card up."""
        return spread.stock(self.stock, self.scale, cards)

    def last_places(self, cards: int) -> list[Place]:
        """Return the places of the known last cards of the stock beside it, the very last one first."""
        return spread.last(self.stock, self.card_width, self.scale, cards)

    def opened_places(self, cards: int) -> list[Place]:
        """Return the places of the open cards turned from the stock, one beside the other."""
        return spread.opened(self.opened, self.card_width, self.scale, cards)

    def shown_places(self, seat: SeatLayout, cards: Sequence[int]) -> list[Place]:
        """Return the places of cards that lie open before a seat: ritual, deal, declaration or trick."""
        laid = spread.line(cards, seat.shown, self.card_width)
        return [place._replace(z=SHOWN + place.z) for place in laid]

    def aside_places(self, seat: SeatLayout, cards: int) -> list[Place]:
        """Return the places of cards that lie face down before a seat."""
        return self.shown_places(seat, [0] * cards)
