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
"""The most cards that lie open before a seat without being a winning hand."""
WINNING = {6: 2, 9: 3, 15: 3}
"""By the number of cards of a winning hand those of each of its sets."""

_MOST = {2: 122, 3: 138, 4: 124, 5: 140, 6: 156}  # by seats the most discards
_SEEN_WIDE = 190.0  # what the next card leaves free of a full-size card
_ROWS_APART, _SEEN_HIGH = 2, 330.0  # rows that lie apart, and what the next one leaves free if there are more
_HAND = 9  # cards, with the drawn one
_ACROSS = 9.5  # card widths: the least length of a row of discards
_OWN = 0.27  # the height of a card in the person's hand, as a fraction of the window's
_FAR = 0.135  # the height of the far seat's area, as a fraction of the window's: a pair must be visible
_PAIR = 0.46  # the most for a pair at the side, as a fraction of the mat's height
_FAN, _LOOSE = 1.25, 1.7  # the least height of a fan, in thicknesses of a lying card; the most, in lengths
_LYING = 0.94  # the longest lying card, as a fraction of its area's width
_SIGN = 0.5  # the width of a place for a sign alone, as a fraction of a plate's
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

        A winning hand lies in place of the person's, or over the discards, set by set. A card turned after it
        lies beside the stock, several over the discards.
        """
        number = len(cards)
        if number <= SET:
            return self._row(seat.shown, seat.before, number)
        hand = winning(number)
        turned = number - hand
        own = seat.edge == "bottom"
        area, scale = (seat.hand, 1.0) if own else (self.heap, self.levels[0].scale)
        over = QRectF(self.heap)
        if turned > 1 and not own:
            scale = self._half
            area = QRectF(self.heap)
            area.setBottom(self.heap.center().y())
            over.setTop(self.heap.center().y())
        places = self._row(area, scale, hand, WINNING[hand])
        if turned == 1:
            return [*places, *(at._replace(z=SHOWN + hand) for at in self.opened_places(1))]
        laid = self._row(over, self._half, turned)
        return [*places, *(at._replace(z=at.z + hand) for at in laid)]

    @property
    def _half(self) -> float:
        """The size at which two rows of cards lie over the discards."""
        most = (self.heap.height() - GAP) / 2 / HEIGHT
        return next((level.scale for level in self.levels if level.scale <= most), self.levels[-1].scale)

    def _row(self, area: QRectF, scale: float, number: int, sets: int = 0) -> list[Place]:
        """Return a row of cards in the middle of an area, with gaps between sets of this size, if any."""
        wide = self.card_width * scale
        part = wide * PART
        firsts = [bool(sets) and place % sets == 0 for place in range(1, number)]
        free = area.width() - wide - part * sum(firsts)
        step = min(wide + GAP / 2, free / max(1, number - 1))
        steps = [step + part * first for first in firsts]
        x = area.center().x() - sum(steps) / 2
        return [
            Place(x + far, area.center().y(), scale=scale, z=SHOWN + place)
            for place, far in enumerate(accumulate([0.0, *steps][:number]))
        ]


def winning(cards: int) -> int:
    """Return the size of the winning hand among a seat's open cards; 0 if they are none."""
    return max((size for size in WINNING if size <= cards), default=0)


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
    standing = laid.seats([inner], inner.center())
    edges = [seat.edge for seat in standing]
    seats = tuple(
        _with_pair(seat, laid.scene, laid.mat, laid.sizes, edges.count(seat.edge)) for seat in standing
    )
    scale, stock, opened, heap = _middle(inner, laid.sizes)
    return DiscardLayout(
        frame=laid,
        seats=seats,
        stock=stock,
        opened=opened,
        scale=scale,
        heap=heap,
        levels=_levels(heap, laid.sizes, _MOST[len(seats)]),
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


def _levels(heap: QRectF, sizes: SeatSizes, most: int) -> tuple[Level, ...]:
    """Return the sizes of the discards, from full size to the one at which `most` cards fit."""
    found: list[Level] = []
    rows = 1
    while not found or found[-1].most < most:
        seen = HEIGHT + GAP / 2 if rows <= _ROWS_APART else _SEEN_HIGH
        scale = sizes.scale(min(HEIGHT, heap.height() / (HEIGHT + (rows - 1) * seen) * HEIGHT))
        columns = 1 + math.floor((heap.width() - sizes.card_width * scale) / (_SEEN_WIDE * scale))
        level = Level(scale, columns, rows, rows * columns)
        if found and found[-1].scale == scale:
            found.pop()
        found.append(level)
        rows += 1
    return tuple(found)


def _with_pair(seat: SeatLayout, scene: QRectF, mat: QRectF, sizes: SeatSizes, alike: int) -> SeatLayout:
    """Return a seat's layout with a place for a declared pair beside the hand, instead of captures.

    `alike` is the number of seats at its edge, which share it.
    """
    air = 8 / sizes.unit
    if seat.edge in ("right", "left"):
        high = mat.height() / alike
        turn = math.floor((seat.plate.center().y() - mat.top()) / high)
        slot = QRectF(mat.left(), mat.top() + turn * high, mat.width(), high)
        return _at_side(seat, slot, sizes, turn if alike > 1 else None)
    plate, hand = QRectF(seat.plate), QRectF(seat.hand)
    if seat.edge == "bottom":
        near = QRectF(hand.right() + air, hand.top(), scene.right() - hand.right() - 2 * air, hand.height())
        high = min(near.height(), _pair_height(near.width(), sizes))
        shown = QRectF(near.left(), near.center().y() - high / 2, near.width(), high)
    else:
        part = mat.width() / alike
        middle = mat.left() + (math.floor((plate.center().x() - mat.left()) / part) + 0.5) * part
        high = mat.top() - 1.5 * air
        wide = high / HEIGHT * sizes.card_width * 2 + GAP / 2
        if alike > 1:  # only a sign lies there
            wide = min(wide, _SIGN * plate.width())
        hand.setRect(0, air / 2, min(plate.width() * 1.3, part - plate.width() - wide - 3 * air), high)
        left = middle - (plate.width() + hand.width() + wide + 2 * air) / 2
        plate.moveTo(left, (air + high - plate.height()) / 2)
        hand.moveLeft(plate.right() + air)
        shown = QRectF(hand.right() + air, air / 2, wide, high)
    return seat._replace(plate=plate, hand=hand, pile=shown, shown=shown, before=sizes.scale(shown.height()))


def _at_side(seat: SeatLayout, slot: QRectF, sizes: SeatSizes, turn: int | None) -> SeatLayout:
    """Return the layout of a seat at the right or left: plate, hand and pair from above.

    If large words leave the hand's cards too little height, or two seats share the side, the pair lies
    between hand and mat. `slot` has the seat's part of the side's height, `turn` its number there from above,
    None for a seat alone.
    """
    air = 8 / sizes.unit
    plate = QRectF(seat.plate)
    half, free = (plate.width() - air) / 2, slot.height() - plate.height() - air
    most, thick = seat.scale * HEIGHT, _FAN * sizes.card_width / HEIGHT
    high = min(_PAIR * slot.height(), _pair_height(plate.width(), sizes))
    long, abreast = (free - high - air) / thick, min(_LYING * half, free / thick)
    beside = turn is not None or min(abreast, most) > _WORTH * long
    if beside:
        long, high = abreast, min(_PAIR * slot.height(), _pair_height(half, sizes), free)
    scale = min(seat.scale, sizes.scale(long))
    deep = min(free if beside else free - high - air, _LOOSE * scale * HEIGHT)
    tall = plate.height() + air + (max(deep, high) if beside else deep + air + high)
    # In a low window the calls reach above their strip.
    plate.moveTop(max(slot.top() if turn else air / 2, slot.center().y() - tall / 2 - air))
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
