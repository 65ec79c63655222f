# SPDX-License-Identifier: MIT
"""A table with draws and discards: sizes and places of the cards, in scene units.

All discards are visible in the order in which they were made, in rows in which cards overlap like in a hand:
the left of each, with its index, stays free. They begin as large as the cards in the hand, and become smaller
when they no longer fit. Rows lie apart; only if there are many does each cover the foot of the one before.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.groups import TWIN
from thothit_desktop.table.geometry.places import CARDS, GAP, PART, SHOWN, Place
from thothit_desktop.table.geometry.seat_layouts import SeatLayout, SeatSizes
from thothit_desktop.table.geometry.table_layout import TableLayout, frame
from thothit_desktop.table.geometry.window import Window

SET = 3
"""The number of cards of a set: of one rank, or a pair and the card it waited for."""

_MOST = 120  # cards of two kepala: more are never discarded
_SEEN_WIDE = 190.0  # what the next card leaves free of a full-size card
_ROWS_APART, _SEEN_HIGH = 2, 330.0  # rows that lie apart, and what the next one leaves free if there are more
_HAND = 9  # cards, with the drawn one
_ACROSS = 9.5  # card widths: the least length of a row of discards
_OWN = 0.27  # the height of a card in the person's hand, as a fraction of the window's
_FAR = 0.135  # the height of the far seat's area, as a fraction of the window's: a pair must be visible
_PAIR = 0.46  # the most for a pair at the side, as a fraction of the mat's height
_FAN, _LOOSE = 1.25, 1.7  # the least height of a fan, in thicknesses of a lying card; the most, in lengths
_LYING = 0.94  # the longest lying card, as a fraction of its area's width
_WORTH = 1.5  # the least gain in the hand cards' length for which the pair lies beside the hand


class Level(NamedTuple):
    """One size of the discards: their scale, the number in a row, of rows, and of all that fit."""

    scale: float
    columns: int
    rows: int
    most: int


@dataclass(frozen=True, kw_only=True)
class DiscardLayout(TableLayout):
    """The layout of a table with discards beside the stock, and a place for a pair beside each hand."""

    play_length: ClassVar = 2.9  # a portrait, a card taken and a card discarded
    heap: QRectF
    """The area of the discards."""
    levels: tuple[Level, ...]
    """The sizes of the discards, the largest first."""

    @property
    def face_scales(self) -> set[float]:
        """Every size in which a card may be turned up."""
        return super().face_scales | {level.scale for level in self.levels}

    def pool_places(self, cards: Sequence[int], most: int = 0) -> list[tuple[int, Place]]:
        """Return the discards in their order."""
        return list(zip(cards, self.discards(len(cards), max(most, len(cards))), strict=True))

    def discards(self, cards: int, most: int) -> list[Place]:
        """Return the places of the discards; they never grow again after there have been `most`.

        The first discard lies in the upper left corner. All keep their places as long as the size stays the
        same.
        """
        level = next(level for level in self.levels if most <= level.most)
        wide, high = self.card_width * level.scale, HEIGHT * level.scale
        step = min(wide + GAP / 2, (self.heap.width() - wide) / max(1, level.columns - 1))
        pitch = min(high + GAP, (self.heap.height() - high) / max(1, level.rows - 1))
        first = self.heap.topLeft() + QPointF(wide, high) / 2
        return [
            Place(
                first.x() + number % level.columns * step,
                first.y() + number // level.columns * pitch,
                scale=level.scale,
                z=CARDS + number * 0.5,
            )
            for number in range(cards)
        ]

    def shown_places(self, seat: SeatLayout, cards: Sequence[int]) -> list[Place]:
        """Return the places of a seat's open cards: a pair beside its hand, and perhaps a third card.

        A winning hand lies in place of the person's, or over the discards, three by three.
        """
        number = len(cards)
        if number <= SET:
            area, scale = seat.shown, seat.before
            wide = self.card_width * scale
            steps = [min(wide + GAP / 2, (area.width() - wide) / max(1, number - 1))] * (number - 1)
        else:
            area, scale = (seat.hand, 1.0) if seat.edge == "bottom" else (self.heap, self.levels[0].scale)
            wide = self.card_width * scale
            part = wide * PART
            free = area.width() - wide - part * ((number - 1) // SET)
            steps = [min(wide + GAP / 2, free / (number - 1))] * (number - 1)
            steps = [step + part * (place % SET == 0) for place, step in enumerate(steps, 1)]
        x = area.center().x() - sum(steps) / 2
        return [
            Place(x + far, area.center().y(), scale=scale, z=SHOWN + place)
            for place, far in enumerate(accumulate([0.0, *steps][:number]))
        ]


def discard_layout(window: Window) -> DiscardLayout:
    """Return the layout for a window."""
    card = min(_OWN * window.height, window.between_sides / (window.ratio * (1 + (_HAND - 1) * 0.6)))
    laid = frame(
        window,
        card,
        window.far(max(window.plates, _FAR * window.height)),
        across=_ACROSS * card * window.ratio,
    )
    inner = laid.inner
    seats = tuple(
        _with_pair(seat, laid.scene, laid.mat, laid.sizes) for seat in laid.seats([inner], inner.center())
    )
    scale, stock, opened, heap = _middle(inner, laid.sizes)
    return DiscardLayout(
        frame=laid,
        seats=seats,
        stock=stock,
        opened=opened,
        scale=scale,
        heap=heap,
        levels=_levels(heap, laid.sizes),
    )


def _middle(inner: QRectF, sizes: SeatSizes) -> tuple[float, QPointF, QPointF, QRectF]:
    """Return the stock's scale and middle, the middle of the card turned up, and the discards' area."""
    width = sizes.card_width
    scale = sizes.scale(min(HEIGHT, (inner.height() - 3 * GAP) / 2, HEIGHT * inner.width() * 0.15 / width))
    x = inner.left() + 1.5 * GAP + width * scale / 2
    apart = QPointF(0, (HEIGHT * scale + GAP) / 2)
    heap = QRectF(inner)
    heap.setLeft(x + width * scale / 2 + 2.5 * GAP)
    return scale, QPointF(x, inner.center().y()) - apart, QPointF(x, inner.center().y()) + apart, heap


def _levels(heap: QRectF, sizes: SeatSizes) -> tuple[Level, ...]:
    """Return the sizes of the discards, from full size to the one at which all cards fit."""
    found: list[Level] = []
    rows = 1
    while not found or found[-1].most < _MOST:
        seen = HEIGHT + GAP / 2 if rows <= _ROWS_APART else _SEEN_HIGH
        scale = sizes.scale(min(HEIGHT, heap.height() / (HEIGHT + (rows - 1) * seen) * HEIGHT))
        columns = 1 + math.floor((heap.width() - sizes.card_width * scale) / (_SEEN_WIDE * scale))
        level = Level(scale, columns, rows, rows * columns)
        if found and found[-1].scale == scale:
            found.pop()
        found.append(level)
        rows += 1
    return tuple(found)


def _with_pair(seat: SeatLayout, scene: QRectF, mat: QRectF, sizes: SeatSizes) -> SeatLayout:
    """Return a seat's layout with a place for a declared pair beside the hand, instead of captures."""
    air = 8 / sizes.unit
    if seat.edge in ("right", "left"):
        return _at_side(seat, mat, sizes, air)
    plate, hand = QRectF(seat.plate), QRectF(seat.hand)
    if seat.edge == "bottom":
        near = QRectF(hand.right() + air, hand.top(), scene.right() - hand.right() - 2 * air, hand.height())
        high = min(near.height(), _pair_height(near.width(), sizes))
        shown = QRectF(near.left(), near.center().y() - high / 2, near.width(), high)
    else:
        high = mat.top() - 1.5 * air
        wide = high / HEIGHT * sizes.card_width * 2 + GAP / 2
        hand.setRect(0, air / 2, plate.width() * 1.3, high)
        left = mat.center().x() - (plate.width() + hand.width() + wide + 2 * air) / 2
        plate.moveTo(left, (air + high - plate.height()) / 2)
        hand.moveLeft(plate.right() + air)
        shown = QRectF(hand.right() + air, air / 2, wide, high)
    return seat._replace(plate=plate, hand=hand, pile=shown, shown=shown, before=sizes.scale(shown.height()))


def _at_side(seat: SeatLayout, mat: QRectF, sizes: SeatSizes, air: float) -> SeatLayout:
    """Return the layout of a seat at the right or left: plate, hand and pair from above.

    If large words leave the hand's cards too little height, the pair lies between hand and mat.
    """
    plate = QRectF(seat.plate)
    half, free = (plate.width() - air) / 2, mat.height() - plate.height() - air
    most, thick = seat.scale * HEIGHT, _FAN * sizes.card_width / HEIGHT
    high = min(_PAIR * mat.height(), _pair_height(plate.width(), sizes))
    long, abreast = (free - high - air) / thick, min(_LYING * half, free / thick)
    beside = min(abreast, most) > _WORTH * long
    if beside:
        long, high = abreast, min(_PAIR * mat.height(), _pair_height(half, sizes), free)
    scale = min(seat.scale, sizes.scale(long))
    deep = min(free if beside else free - high - air, _LOOSE * scale * HEIGHT)
    tall = plate.height() + air + (max(deep, high) if beside else deep + air + high)
    # In a low window the calls reach above their strip.
    plate.moveTop(max(air / 2, mat.center().y() - tall / 2 - air))
    hand = QRectF(plate.left(), plate.bottom() + air, plate.width(), deep)
    shown = QRectF(plate.left(), hand.bottom() + air, plate.width(), high)
    if beside:
        hand.setWidth(half)
        shown = QRectF(plate.left(), hand.top(), half, high)
        (hand if seat.edge == "right" else shown).moveLeft(plate.left() + half + air)
    return seat._replace(
        plate=plate, hand=hand, pile=shown, shown=shown, scale=scale, before=sizes.scale(high)
    )


def _pair_height(wide: float, sizes: SeatSizes) -> float:
    """Return the height of the cards of a pair of this width, overlapped no further than twins."""
    return wide / (1 + TWIN) / sizes.card_width * HEIGHT
