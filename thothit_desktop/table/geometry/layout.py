# SPDX-License-Identifier: MIT
"""Where everything lies: pure functions from the window's size to rectangles and places in scene units.

The scene's unit is a 600th of a card's height, so all that has a size on the screen (words, margins) is
divided by `unit`, the logical pixels of one scene unit.

The pool is the traditional square round the stock, fixed to the screen so that a rank keeps its place: near 9
and 1, right 8 and 2, left 7, 3 and 5, far 6 and 4. Where the square would make a ceki card narrower than 70
pixels the same ranks stand in two rows, and so they do without hands, where there is room for larger cards.
French ranks stand in their order. The rule is read from the ceki outline for every deck, so a change of art
moves no rank.
"""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.table.geometry import seat_rooms
from thothit_desktop.table.geometry.decks import DECKS, HEIGHT
from thothit_desktop.table.geometry.places import GAP
from thothit_desktop.table.geometry.seat_rooms import SeatRoom, Sizes, plate_height, side_least
from thothit_desktop.table.geometry.shape import Shape
from thothit_desktop.table.kowah import discards
from thothit_desktop.table.thunee import trick

SQUARE_FROM = 70 / DECKS["ceki"].ratio
"""The card height in pixels from which on the square is used."""

STOCK = 0
"""Stands among ranks for the room of the stock and the cards turned from it."""


class Pattern(NamedTuple):
    """The pool's rows from the far one: from the left each rank, or STOCK, with its share of the row.

    A row should have room for `cards` card widths. `column` is how many cards the stock's own column is wide,
    the stock above what is turned from it; where it has none, the stock has a share.
    """

    rows: tuple[tuple[tuple[int, int], ...], ...]
    cards: float
    column: int = 0


_SQUARE = Pattern(
    (
        ((7, 1), (6, 1), (4, 1), (8, 1)),
        ((3, 1), (STOCK, 2), (2, 1)),
        ((5, 1), (9, 1), (1, 2)),
    ),
    cards=7.0,
)
# The stock's room is the eights', which stay on the right.
_OPEN_SQUARE = _SQUARE._replace(
    rows=(((7, 1), (6, 1), (4, 1)), ((3, 1), (8, 1), (2, 1)), ((5, 1), (9, 1), (1, 2)))
)
_TWO_ROWS = Pattern(
    (
        ((7, 1), (3, 1), (STOCK, 0), (6, 1), (4, 1), (8, 1)),
        ((5, 1), (9, 1), (STOCK, 0), (1, 2), (2, 1)),
    ),
    cards=8.2,
    column=1,
)
# Three piles of a rank must show their left sides.
_CROWDED_ROWS = _TWO_ROWS._replace(cards=10.2)
_OPEN_ROWS = Pattern(
    (
        ((7, 1), (3, 1), (6, 1), (4, 1), (8, 1)),
        ((5, 1), (9, 1), (1, 2), (2, 1)),
    ),
    cards=10.0,
)
_FRENCH = Pattern(
    (
        (*((rank, 1) for rank in (1, 2, 3)), (STOCK, 0), *((rank, 1) for rank in (4, 5, 6))),
        (*((rank, 1) for rank in (7, 8, 9)), (STOCK, 0), *((rank, 1) for rank in (10, 11, 12))),
    ),
    cards=9.2,
    column=2,
)

_MARGIN = 6  # pixels around the mat
_TALLY = 5  # letters' heights: how wide the number of tricks is on a pile
_FOOT = 5  # pixels under the hand
_WIDEST_GAP = 70.0  # between the pool's rows, in scene units
_STRIP = 0.62  # of a card's height: what the person's pile needs where there is no hand


class Row(NamedTuple):
    """A row of the pool: its rectangle, and from the left each rank (or STOCK) with its own width."""

    rect: QRectF
    widths: tuple[tuple[int, float], ...]


class Room(NamedTuple):
    """The whole table. `unit` is logical pixels a scene unit, `font` the pixel size of its words.

    `scale` is that of the stock and of what is turned from it or played to a trick. Discards lie in the
    `heap`, in one of the sizes of `levels`; only a pool by ranks has `rows`. At a game of tricks two sides
    have `boards`, and the order of the cards is told in the `legend`.
    """

    shape: Shape
    unit: float
    font: int
    card_width: float
    scene: QRectF
    mat: QRectF
    words: QRectF
    rows: tuple[Row, ...]
    stock: QPointF
    opened: QPointF
    seats: tuple[SeatRoom, ...]
    scale: float = 1.0
    heap: QRectF = QRectF()
    levels: tuple[discards.Level, ...] = ()
    boards: tuple[QRectF, ...] = ()
    legend: QRectF = QRectF()

    def px(self, pixels: float) -> float:
        """Logical pixels in scene units."""
        return pixels / self.unit

    @property
    def scales(self) -> set[float]:
        """Every size in which cards may lie."""
        seats = {scale for seat in self.seats for scale in (seat.scale, seat.before, seat.trump_scale)}
        return {1.0, self.scale, *seats, *(level.scale for level in self.levels)}

    @property
    def ranks(self) -> list[int]:
        """The ranks that have a place."""
        return [rank for row in self.rows for rank, _ in row.widths if rank != STOCK]


def room(width: float, height: float, ratio: float, shape: Shape, screen_ratio: float = 1.0) -> Room:
    """The table for a window of logical pixels and a deck whose cards are `ratio` times as wide as high."""
    font = max(12, min(26, round(min(height / 46, width / 74))))
    at = seat_rooms.edges(shape.seats, shape.clockwise)
    pattern = _pattern(width, height, font, shape, at)
    card = _card_height(width, height, font, ratio, shape, at, pattern)
    card = math.floor(card * screen_ratio) / screen_ratio
    unit = card / HEIGHT
    card_width = HEIGHT * ratio
    side = _side(width, card, font, at) / unit
    margin, words_height = _MARGIN / unit, _words(font) / unit
    scene = QRectF(0, 0, width / unit, height / unit)
    top = _top(height, font, shape, at) / unit
    strip = HEIGHT if shape.hands else max(_STRIP * HEIGHT, plate_height(font) / unit)
    near = QRectF(0, scene.height() - _FOOT / unit - strip, scene.width(), strip)
    words = QRectF(2 * margin, near.top() - words_height, scene.width() - 4 * margin, words_height)
    mat = QRectF(side, top + margin, scene.width() - 2 * side, words.top() - top - margin)
    inner = mat.adjusted(*(_binding(font) / unit * sign for sign in (1, 1, -1, -1)))
    tally = font * _TALLY if shape.lying == "trick" else 30
    sizes = Sizes(unit, font, card_width, screen_ratio, shape.hands, tally)
    empty = Room(shape, unit, font, card_width, scene, mat, words, (), inner.center(), inner.center(), ())
    if shape.lying == "ranks":
        rows, stock, opened = _pool(inner, pattern, card_width)
        seats = seat_rooms.rooms(near, scene, mat, [row.rect for row in rows], stock, at, sizes)
        return empty._replace(rows=rows, stock=stock, opened=opened, seats=seats)
    seats = seat_rooms.rooms(near, scene, mat, [inner], inner.center(), at, sizes)
    if shape.lying == "trick":
        scale = trick.middle(inner, sizes)
        seats = trick.seated(seats, inner, scale, sizes)
        boards, legend = trick.told(seats, scene, near, sizes)
        return empty._replace(seats=seats, scale=scale, boards=boards, legend=legend)
    scale, stock, opened, heap = discards.middle(inner, sizes)
    return empty._replace(
        stock=stock,
        opened=opened,
        seats=discards.seated(seats, scene, mat, sizes),
        scale=scale,
        heap=heap,
        levels=discards.levels(heap, sizes),
    )


def _pattern(width: float, height: float, font: int, shape: Shape, at: list[str]) -> Pattern:
    """How the ranks stand."""
    if shape.french:
        return _FRENCH
    if shape.hands:
        high = _card_height(width, height, font, DECKS["ceki"].ratio, shape, at, _SQUARE)
        if high >= SQUARE_FROM:
            return _SQUARE if shape.stock else _OPEN_SQUARE
    if not shape.stock:
        return _OPEN_ROWS
    return _CROWDED_ROWS if shape.crowded else _TWO_ROWS


def _card_height(
    width: float, height: float, font: int, ratio: float, shape: Shape, at: list[str], pattern: Pattern
) -> float:
    """The largest card height in pixels with which a pattern fits."""
    if shape.lying != "ranks":
        kind = trick if shape.lying == "trick" else discards
        return float(kind.card_height(width, height, font, ratio))
    free = height - _MARGIN - _FOOT - 2 * _binding(font) - _words(font) - _top(height, font, shape, at)
    rows = len(pattern.rows) + (len(pattern.rows) - 1) * GAP / HEIGHT
    high = free / (rows + (1 if shape.hands else _STRIP))
    if not shape.hands and high * _STRIP < plate_height(font):
        high = (free - plate_height(font)) / rows
    inner = width - 2 * _binding(font) - 2 * _side(width, 0, font, at)
    return min(high, inner / (pattern.cards * ratio))


def _binding(font: int) -> float:
    """The mat's bound edge and the air inside it, in pixels."""
    return font * 0.9


def _words(font: int) -> float:
    """Height of the strip with the turn's words and messages, in pixels."""
    return font * 2.7


def _side(width: float, card: float, font: int, at: list[str]) -> float:
    """Width of a side room in pixels; the mat may use it where nobody sits there."""
    if "left" not in at:
        return 12
    return max(side_least(font), min(0.70 * card + 24, 0.13 * width))


def _top(height: float, font: int, shape: Shape, at: list[str]) -> float:
    """Height of the room for the seats at the far edge, in pixels."""
    if "top" not in at:
        return 0
    return (discards.top(height, font) if shape.lying == "discards" else plate_height(font)) + 8


def _pool(inner: QRectF, pattern: Pattern, card_width: float) -> tuple[tuple[Row, ...], QPointF, QPointF]:
    """The pool's rows, the stock's middle and the middle of what is turned from it."""
    pitch = min((inner.height() - HEIGHT) / (len(pattern.rows) - 1), HEIGHT + _WIDEST_GAP)
    top = inner.center().y() - (pitch * (len(pattern.rows) - 1) + HEIGHT) / 2
    column = pattern.column * (card_width + GAP / 2) + 2.5 * GAP if pattern.column else 0
    rows = []
    for number, ranks in enumerate(pattern.rows):
        rect = QRectF(inner.left(), top + number * pitch, inner.width(), HEIGHT)
        share = (rect.width() - column) / sum(part for _, part in ranks)
        rows.append(Row(rect, tuple((rank, part * share if part else column) for rank, part in ranks)))
    if not pattern.column:
        middle = inner.center()
        has_stock = any(rank == STOCK for ranks in pattern.rows for rank, _ in ranks)
        apart = max(card_width / 2 + GAP, min(inner.width() / 8, card_width)) if has_stock else 0
        return tuple(rows), middle - QPointF(apart, 0), middle + QPointF(apart, 0)
    before = [rank for rank, _ in pattern.rows[0]].index(STOCK)
    x = inner.left() + sum(width for _, width in rows[0].widths[:before]) + column / 2
    return tuple(rows), QPointF(x, rows[0].rect.center().y()), QPointF(x, rows[1].rect.center().y())
