# SPDX-License-Identifier: MIT
"""The places of each seat's plate, hand and captures round the mat: pure functions, in scene units."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.table.geometry.decks import HEIGHT

_NEAR_PILE = 0.62  # the person's captures, of a card's height
_WORTH = 1.2  # the least gain in the cards' length for which the pile lies beside the hand
_SIDE_CARD = 0.66  # the greatest length of a card at the side, as a fraction of a card's height


class SeatLayout(NamedTuple):
    """The rectangles and points of one seat, in scene units.

    `edge` is bottom, right, top or left; `turn` the rotation of the seat's cards, `scale` their size there.
    `hand` is empty if the game has no hands. `before` is the size of cards in `shown`; `aside` the middle of
    a card that lies face down before the seat, and `aside_scale` its size.
    """

    edge: str
    plate: QRectF
    hand: QRectF
    pile: QRectF
    shown: QRectF
    turn: float
    scale: float
    before: float = 1.0
    aside: QPointF = QPointF()
    aside_scale: float = 1.0

    @property
    def is_clear(self) -> bool:
        """True if the plate covers neither the hand nor the pile."""
        cards = [rect for rect in (self.hand, self.pile) if not rect.isNull()]
        return all(rect.isValid() and not rect.intersects(self.plate) for rect in cards)


class SeatSizes(NamedTuple):
    """Sizes that all seats share; `hands` is True if the game has hands.

    A number on a pile is `tally` pixels wide, and a plate `wide`; a plate with cards beside it may grow to
    `widest`.
    """

    unit: float
    font: int
    card_width: float
    screen_ratio: float
    hands: bool
    tally: float = 30
    wide: float = 0
    widest: float = 0

    def scale(self, height: float) -> float:
        """Return the scale of a small card of this height in scene units, in whole device pixels."""
        dots = self.unit * self.screen_ratio
        return max(1, math.floor(height * dots)) / (HEIGHT * dots)

    @property
    def plate(self) -> tuple[float, float]:
        """A plate's width and its height."""
        return max(self.wide, side_least(self.font)) / self.unit, plate_height(self.font) / self.unit

    def plate_within(self, room: float) -> float:
        """Return the width of a plate if `room` is the width that nothing else needs."""
        return max(self.plate[0], min(self.widest / self.unit, room))


def edges(seats: int, clockwise: bool) -> list[str]:
    """Return the table's edges by seat, counted from the bottom seat in the order of play."""
    sides = {
        2: ["top"],
        3: ["right", "left"],
        4: ["right", "top", "left"],
        5: ["right", "top", "top", "left"],
        6: ["right", "right", "top", "left", "left"],
    }[seats]
    return ["bottom", *(reversed(sides) if clockwise else sides)]


def plate_height(font: int) -> float:
    """Return a seat plate's height in pixels: three lines and its border."""
    return round(font * 4.3)


def side_least(font: int) -> float:
    """Return the least width of a side area in pixels: a plate's words must fit."""
    return font * 8.6 + 8


def layouts(
    near: QRectF,
    scene: QRectF,
    mat: QRectF,
    rows: Sequence[QRectF],
    stock: QPointF,
    at: Sequence[str],
    sizes: SeatSizes,
) -> tuple[SeatLayout, ...]:
    """Return every seat's layout, in the order of play from the bottom seat, whose strip is `near`.

    `stock` is the middle of the deck; the far seat shows its cards beside it.
    """
    made = []
    beside = [_row_beside(number, at.count("left"), len(rows)) for number in range(at.count("left"))]
    far_span = (0.36, 0.64) if 0 in beside else (0.0, 1.0)
    near_span = (0.36, 0.64) if len(rows) - 1 in beside else (0.25, 0.75)
    for seat, edge in enumerate(at):
        # Several seats share an edge: at the right the nearest comes first, at the left last.
        alike = [other for other, side in enumerate(at) if side == edge]
        turn, of = alike.index(seat), len(alike)
        if edge == "bottom":
            made.append(_bottom(near, _part(rows[-1], *near_span), sizes))
        elif edge == "top":
            clockwise = at[1] == "left"
            shown = _part(rows[0], *far_span)
            if of == 1 and len(rows) == 2:  # Beside the stock, which lies in the far one of two rows.
                shown = _part(rows[0], 0.5, 0.64)
                if 0 not in beside:
                    shown.setLeft(stock.x() + sizes.card_width * 0.6)
                    shown.setRight(min(rows[0].right(), shown.left() + sizes.card_width * 3.2))
            made.append(_far(mat, shown, turn if clockwise else of - 1 - turn, of, sizes))
        else:
            first_is_far = (edge == "left") == (at[1] == "right")
            made.append(_beside(scene, mat, rows, edge, turn if first_is_far else of - 1 - turn, of, sizes))
    return tuple(made)


def _row_beside(number: int, of: int, rows: int) -> int:
    """Return the pool's row in front of a seat at a side; both are counted from the far end."""
    return min(rows - 1, (2 * number + 1) * rows // (2 * of))


def _bottom(near: QRectF, shown: QRectF, sizes: SeatSizes) -> SeatLayout:
    """Return the bottom seat's layout: plate, hand, pile from the left; without a hand both in the middle."""
    air = 10 / sizes.unit
    wide, high = sizes.plate
    scale = sizes.scale(min(_NEAR_PILE * HEIGHT, near.height()))
    pile_wide = max(wide * 0.6, sizes.card_width * scale + 2 * air)
    plate = QRectF(air, near.center().y() - high / 2, wide, high)
    pile = QRectF(0, near.center().y() - 0.36 * HEIGHT, pile_wide * 2, 0.72 * HEIGHT).intersected(
        QRectF(0, near.top(), near.width(), near.height())
    )
    if sizes.hands:
        hand = QRectF(wide + 2 * air, near.top(), near.width() - 2 * (wide + 2 * air), near.height())
        pile.setWidth(min(wide, pile.width()))
        pile.moveRight(near.right() - air)
    else:
        hand = QRectF()
        plate.setWidth(sizes.plate_within(near.width() / 2))
        wide = plate.width()
        pile.setWidth(pile_wide)
        plate.moveLeft(near.center().x() - (wide + 2 * air + pile_wide) / 2)
        pile.moveLeft(plate.right() + 2 * air)
    return SeatLayout("bottom", plate, hand, pile, shown, 0, scale)


def _beside(
    scene: QRectF, mat: QRectF, rows: Sequence[QRectF], edge: str, number: int, of: int, sizes: SeatSizes
) -> SeatLayout:
    """Return the layout of a seat at the right or left, counted from the far end: plate, hand, pile.

    If that would make cards much smaller than necessary, the pile lies beside the hand.
    """
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
    long = min(box.width() * 0.94, _SIDE_CARD * HEIGHT, free / (thick * (3.3 if sizes.hands else 1.3)))
    half = (box.width() - air) / 2
    abreast = min(half * 0.94, _SIDE_CARD * HEIGHT, free / (thick * 1.9))
    pile_high, top = long * thick * 1.25, plate.bottom() + air
    hand = QRectF()
    if sizes.hands and abreast > _WORTH * long:
        long = abreast
        hand = QRectF(box.left(), top, half, min(free, long * 1.7))
        pile = hand.translated(half + air, 0)
        if right:
            hand, pile = pile, hand
    elif sizes.hands:
        # Backs spread far apart would show nothing more.
        hand = QRectF(box.left(), top, box.width(), min(free - pile_high, long * 1.7))
        pile = QRectF(box.left(), hand.bottom() + air, box.width(), pile_high)
    else:
        pile = QRectF(box.left(), top, box.width(), pile_high)
    down = (box.bottom() - pile.bottom()) / 2
    for rect in (plate, hand, pile):
        rect.translate(0, down)
    row = rows[_row_beside(number, of, len(rows))]
    shown = _part(row, 0.64, 1.0) if right else _part(row, 0.0, 0.36)
    return SeatLayout(edge, plate, hand, pile, shown, -90 if right else 90, sizes.scale(long))


def _far(mat: QRectF, shown: QRectF, number: int, of: int, sizes: SeatSizes) -> SeatLayout:
    """Return the layout of a seat at the far edge, counted from the left: plate, hand and pile in a row."""
    unit, air = sizes.unit, 8 / sizes.unit
    wide = (mat.width() - (of - 1) * air) / of
    high = sizes.plate[1]
    box = QRectF(mat.left() + number * (wide + air), 4 / unit, wide, high)
    # The tilted outer backs of a fan reach beyond its length, so 4 pixels stay free for them.
    scale = sizes.scale(min(high * 0.96, high * 0.9 + 4 / unit))
    pile_wide = max(sizes.card_width * scale * 1.3, sizes.tally / unit)
    hand_wide = HEIGHT * scale * 2 if sizes.hands else 0.0
    plate_wide = sizes.plate_within(wide - hand_wide - pile_wide - 2 * air)
    plate = QRectF(box.left(), box.top(), plate_wide, high)
    hand, after = QRectF(), plate.right()
    if sizes.hands:
        layout = box.right() - after - pile_wide - 2 * air
        hand = QRectF(after + air, box.top(), min(layout, hand_wide), high)
        after = hand.right()
    pile = QRectF(after + air, box.top(), pile_wide, high)
    along = (box.right() - pile.right()) / 2
    for rect in (plate, hand, pile):
        rect.translate(along, 0)
    before = _part(shown, number / of, (number + 1) / of)
    return SeatLayout("top", plate, hand, pile, before, 180, scale)


def _part(rect: QRectF, start: float, end: float) -> QRectF:
    """Return the part of a rectangle between two shares of its width."""
    return QRectF(rect.left() + start * rect.width(), rect.top(), (end - start) * rect.width(), rect.height())
