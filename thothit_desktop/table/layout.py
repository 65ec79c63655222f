# SPDX-License-Identifier: MIT
"""Where everything lies: pure functions from the window's size to rectangles and places in scene units.

The scene's unit is a 600th of a card's height, so all that has a size on the screen (words, margins) is
divided by `unit`, the logical pixels of one scene unit.

The pool is the traditional square round the stock, fixed to the screen so that a rank keeps its place: near
9 and 1, right 8 and 2, left 7, 3 and 5, far 6 and 4. Where the square would make a ceki card narrower than
70 pixels the same ranks stand in two rows. The rule is read from the ceki outline for every deck, so a
change of art moves no rank.
"""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.table.decks import DECKS, HEIGHT

SQUARE_FROM = 70 / DECKS["ceki"].ratio
"""The card height in pixels from which on the square is used."""

# Ranks by row, from the left; STOCK is the room of the stock and the card turned from it.
STOCK = 0
_SQUARE = (
    ((7, 1), (6, 1), (4, 1), (8, 1)),
    ((3, 1), (STOCK, 2), (2, 1)),
    ((5, 1), (9, 1), (1, 2)),
)
_TWO_ROWS = (
    ((7, 1), (3, 1), (STOCK, 0), (6, 1), (4, 1), (8, 1)),
    ((5, 1), (9, 1), (STOCK, 0), (1, 2), (2, 1)),
)

_SQUARE_CARDS = 1.75  # card widths a rank should have in the square
_ROW_CARDS = 8.2  # card widths that a row of two should have: five ranks, pressed, and the stock
_MARGIN = 6  # pixels around the mat
_FOOT = 5  # pixels under the hand
_WIDEST_GAP = 70.0  # between the pool's rows, in scene units
GAP = 22.0  # between cards and between rows, in scene units
FAN_ANGLE = 4.0  # degrees between the backs of a hand


class SeatRoom(NamedTuple):
    """What belongs to one seat: all rectangles and points in scene units.

    `edge` is bottom, right, top or left; `turn` the rotation of the seat's cards, `scale` their size there.
    """

    edge: str
    plate: QRectF
    hand: QRectF
    pile: QRectF
    shown: QRectF
    turn: float
    scale: float


class Row(NamedTuple):
    """A row of the pool: its rectangle, and from the left each rank (or STOCK) with its own width."""

    rect: QRectF
    widths: tuple[tuple[int, float], ...]


class Room(NamedTuple):
    """The whole table. `unit` is logical pixels a scene unit, `font` the pixel size of its words."""

    unit: float
    font: int
    card_width: float
    scene: QRectF
    mat: QRectF
    words: QRectF
    square: bool
    rows: tuple[Row, ...]
    stock: QPointF
    opened: QPointF
    seats: tuple[SeatRoom, ...]

    def px(self, pixels: float) -> float:
        """Logical pixels in scene units."""
        return pixels / self.unit


def edges(seats: int, clockwise: bool) -> list[str]:
    """The table's edge by seat, counted from the one at the bottom in the order of play."""
    sides = {
        2: ["top"],
        3: ["right", "left"],
        4: ["right", "top", "left"],
        5: ["right", "top", "top", "left"],
        6: ["right", "right", "top", "left", "left"],
    }[seats]
    return ["bottom", *(reversed(sides) if clockwise else sides)]


def room(
    width: float, height: float, ratio: float, seats: int, clockwise: bool, screen_ratio: float = 1.0
) -> Room:
    """The table for a window of logical pixels and a deck whose cards are `ratio` times as wide as high."""
    font = max(12, min(26, round(min(height / 46, width / 74))))
    at = edges(seats, clockwise)
    card, square = _card_height(width, height, font, ratio, at)
    card = math.floor(card * screen_ratio) / screen_ratio
    unit = card / HEIGHT
    card_width = HEIGHT * ratio
    side = _side(width, card, font, at) / unit
    margin, words_height = _MARGIN / unit, _words(font) / unit
    scene = QRectF(0, 0, width / unit, height / unit)
    top = _top(font, at) / unit
    hand_top = scene.height() - _FOOT / unit - HEIGHT
    words = QRectF(2 * margin, hand_top - words_height, scene.width() - 4 * margin, words_height)
    mat = QRectF(side, top + margin, scene.width() - 2 * side, words.top() - top - margin)
    inner = mat.adjusted(*(_binding(font) / unit * sign for sign in (1, 1, -1, -1)))
    rows, stock, opened = _pool(inner, square, card_width)
    places = _seats(scene, mat, rows, at, _Sizes(unit, font, card_width, screen_ratio))
    return Room(unit, font, card_width, scene, mat, words, square, rows, stock, opened, places)


def _card_height(width: float, height: float, font: int, ratio: float, at: list[str]) -> tuple[float, bool]:
    """The largest card height in pixels, and whether the square is laid."""
    fixed = _MARGIN + _FOOT + 2 * _binding(font) + _words(font)
    if "top" in at:
        fixed += plate_height(font) + 8
    gaps = GAP / HEIGHT
    inner = width - 2 * _binding(font) - 2 * side_least(font)
    square = (height - fixed) / (4 + 2 * gaps)
    if min(square, inner / (4 * _SQUARE_CARDS * DECKS["ceki"].ratio)) >= SQUARE_FROM:
        return min(square, inner / (4 * _SQUARE_CARDS * ratio)), True
    return min((height - fixed) / (3 + gaps), inner / (_ROW_CARDS * ratio)), False


def plate_height(font: int) -> float:
    """A seat plate's height in pixels: three lines and its border."""
    return round(font * 4.3)


def side_least(font: int) -> float:
    """The least width of a side room in pixels: a plate's words must fit."""
    return font * 8.6 + 8


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


def _top(font: int, at: list[str]) -> float:
    """Height of the room for the seats at the far edge, in pixels."""
    return plate_height(font) + 8 if "top" in at else 0


def _pool(inner: QRectF, square: bool, card_width: float) -> tuple[tuple[Row, ...], QPointF, QPointF]:
    """The pool's rows, the stock's middle and the turned card's middle."""
    pattern = _SQUARE if square else _TWO_ROWS
    pitch = min((inner.height() - HEIGHT) / (len(pattern) - 1), HEIGHT + _WIDEST_GAP)
    top = inner.center().y() - (pitch * (len(pattern) - 1) + HEIGHT) / 2
    stock_width = 0 if square else card_width + 2.5 * GAP
    rows = []
    for number, ranks in enumerate(pattern):
        rect = QRectF(inner.left(), top + number * pitch, inner.width(), HEIGHT)
        share = (rect.width() - stock_width) / sum(part for _, part in ranks)
        rows.append(Row(rect, tuple((rank, part * share if part else stock_width) for rank, part in ranks)))
    middle = top + pitch + HEIGHT / 2
    if square:
        apart = max(card_width / 2 + GAP, min(inner.width() / 8, card_width))
        x = inner.center().x()
        return tuple(rows), QPointF(x - apart, middle), QPointF(x + apart, middle)
    far = rows[0]
    x = far.rect.left() + sum(width for _, width in far.widths[:2]) + stock_width / 2
    return tuple(rows), QPointF(x, far.rect.center().y()), QPointF(x, middle)


class _Sizes(NamedTuple):
    unit: float
    font: int
    card_width: float
    screen_ratio: float

    def scale(self, height: float) -> float:
        """The scale of a small card of that height in scene units, a whole number of device pixels high."""
        dots = self.unit * self.screen_ratio
        return max(1, math.floor(height * dots)) / (HEIGHT * dots)


def _seats(
    scene: QRectF, mat: QRectF, rows: tuple[Row, ...], at: list[str], sizes: _Sizes
) -> tuple[SeatRoom, ...]:
    """Every seat's room, in the order of play from the bottom."""
    made = []
    for seat, edge in enumerate(at):
        # Several seats share an edge: at the right the nearest comes first, at the left last.
        alike = [other for other, side in enumerate(at) if side == edge]
        turn, of = alike.index(seat), len(alike)
        if edge == "bottom":
            made.append(_bottom(scene, rows, sizes))
        elif edge == "top":
            clockwise = at[1] == "left"
            made.append(_far(mat, rows[0], turn if clockwise else of - 1 - turn, of, sizes))
        else:
            first_is_far = (edge == "left") == (at[1] == "right")
            made.append(_beside(scene, mat, rows, edge, turn if first_is_far else of - 1 - turn, of, sizes))
    return tuple(made)


def _bottom(scene: QRectF, rows: tuple[Row, ...], sizes: _Sizes) -> SeatRoom:
    """The seat at the bottom: its plate left of the hand, its pile right of it."""
    unit, air = sizes.unit, 10 / sizes.unit
    side = side_least(sizes.font) / unit
    row = QRectF(0, scene.bottom() - _FOOT / unit - HEIGHT, scene.width(), HEIGHT)
    scale = sizes.scale(0.62 * HEIGHT)
    pile_width = max(side * 0.6, sizes.card_width * scale + 2 * air)
    hand = QRectF(side + 2 * air, row.top(), row.width() - 2 * (side + 2 * air), HEIGHT)
    plate = QRectF(
        air, row.center().y() - plate_height(sizes.font) / unit / 2, side, plate_height(sizes.font) / unit
    )
    pile = QRectF(hand.right() + air, row.center().y() - 0.36 * HEIGHT, side, 0.72 * HEIGHT)
    pile.setLeft(max(pile.left(), pile.right() - pile_width * 2))
    return SeatRoom("bottom", plate, hand, pile, _middle(rows[-1].rect, 0.25, 0.75), 0, scale)


def _beside(
    scene: QRectF, mat: QRectF, rows: tuple[Row, ...], edge: str, number: int, of: int, sizes: _Sizes
) -> SeatRoom:
    """One of the seats at the right or left, counted from the far end: plate, hand, pile from above."""
    unit, air = sizes.unit, 8 / sizes.unit
    right = edge == "right"
    high = (mat.height() - (of - 1) * air) / of
    box = QRectF(
        mat.right() + air if right else air,
        mat.top() + number * (high + air),
        (scene.right() - mat.right() if right else mat.left()) - 2 * air,
        high,
    )
    plate = QRectF(box.left(), box.top(), box.width(), plate_height(sizes.font) / unit)
    free = box.bottom() - plate.bottom() - 2 * air
    thick = sizes.card_width / HEIGHT  # a lying card's thickness for each unit of its length
    long = min(box.width() * 0.94, 0.66 * HEIGHT, free / (thick * 3.3))
    pile_high = long * thick * 1.25
    hand = QRectF(box.left(), plate.bottom() + air, box.width(), free - pile_high)
    if hand.height() > long * 1.7:  # no use in spreading backs far apart
        hand.setHeight(long * 1.7)
    pile = QRectF(box.left(), hand.bottom() + air, box.width(), pile_high)
    down = (box.bottom() - pile.bottom()) / 2
    for rect in (plate, hand, pile):
        rect.translate(0, down)
    row = rows[min(len(rows) - 1, (2 * number + 1) * len(rows) // (2 * of))].rect
    shown = _middle(row, 0.64, 1.0) if right else _middle(row, 0.0, 0.36)
    return SeatRoom(edge, plate, hand, pile, shown, -90 if right else 90, sizes.scale(long))


def _far(mat: QRectF, row: Row, number: int, of: int, sizes: _Sizes) -> SeatRoom:
    """One of the seats at the far edge, counted from the left: plate, hand and pile beside each other."""
    unit, air = sizes.unit, 8 / sizes.unit
    wide = (mat.width() - (of - 1) * air) / of
    box = QRectF(mat.left() + number * (wide + air), 4 / unit, wide, plate_height(sizes.font) / unit)
    plate = QRectF(box.left(), box.top(), side_least(sizes.font) / unit, box.height())
    scale = sizes.scale(box.height() * 0.96)
    pile_wide = max(sizes.card_width * scale * 1.3, 30 / unit)
    hand = QRectF(
        plate.right() + air, box.top(), box.right() - plate.right() - pile_wide - 2 * air, box.height()
    )
    if hand.width() > HEIGHT * scale * 2:
        hand.setWidth(HEIGHT * scale * 2)
    pile = QRectF(hand.right() + air, box.top(), pile_wide, box.height())
    shown = _middle(row.rect, number / of, (number + 1) / of)
    return SeatRoom("top", plate, hand, pile, shown, 180, scale)


def _middle(rect: QRectF, start: float, end: float) -> QRectF:
    """The part of a row between two shares of its width."""
    return QRectF(rect.left() + start * rect.width(), rect.top(), (end - start) * rect.width(), rect.height())
