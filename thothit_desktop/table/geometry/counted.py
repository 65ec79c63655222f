# SPDX-License-Identifier: MIT
"""Places of cards that are counted: sets in rows, open and then closed, and a fan of the cards left over."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import COUNTED, Place

_GAP, _ROWS = 0.42, 1.07
"""The gap between two sets in card widths; from row to row in card heights."""
_OPEN = 0.26
"""The gaps within an open set together, in card widths: less than `_GAP`."""
_EDGE_TO_EDGE, _TIGHT = 1.0, 0.42
"""From card to card of a closed set, in card widths: beside each other, and where there is little room."""
_ROOMY = 0.6
"""The least size at which sets lie edge to edge, relative to the largest."""
_SMALLER = 0.95
"""From one size that is tried to the next."""
_BOWED = 26.0
"""Degrees between the outer cards of a fan."""
_SHARP = 0.84
"""The least size of a card that already has its picture, relative to the size that fits."""


class CountedSets(NamedTuple):
    """The places of sets, set by set, before and after each is closed."""

    open: list[list[Place]]
    closed: list[list[Place]]
    scale: float


def counted_sets(
    room: QRectF, card_width: float, sizes: Sequence[int], scales: Iterable[float] = (), most: float = 1.0
) -> CountedSets:
    """Return places for sets of these sizes in as few rows as possible, the cards at most `most` large.

    `scales` are sizes in which cards have pictures already; one of them is taken if it is nearly as large.
    """
    if not sizes:
        return CountedSets([], [], most)
    roomy = _fitting(room, card_width, sizes, most, _EDGE_TO_EDGE)
    tight = _fitting(room, card_width, sizes, most, _TIGHT)
    step = _EDGE_TO_EDGE if roomy >= _ROOMY * min(most, tight) else _TIGHT
    fitting = roomy if step == _EDGE_TO_EDGE else tight
    scale = max((known for known in scales if _SHARP * fitting <= known <= fitting), default=fitting)
    return _laid(room, card_width * scale, sizes, scale, step)


def _fitting(room: QRectF, card_width: float, sizes: Sequence[int], most: float, step: float) -> float:
    """Return the largest size at which all rows fit into the room."""
    scale = min(most, room.height() / HEIGHT)
    while scale > 0.05:
        rows = _rows(sizes, card_width * scale, step, room.width())
        wide = max(_width(row, card_width * scale, step) for row in rows)
        if (
            wide <= room.width()
            and (len(rows) - 1) * _ROWS * HEIGHT * scale + HEIGHT * scale <= room.height()
        ):
            break
        scale *= _SMALLER
    return scale


def _width(sizes: Sequence[int], wide: float, step: float) -> float:
    """Return the length of a row of sets with the gaps between them."""
    return sum(wide * (1 + (size - 1) * step) for size in sizes) + wide * (_GAP * (len(sizes) - 1) + _OPEN)


def _rows(sizes: Sequence[int], wide: float, step: float, most: float) -> list[list[int]]:
    """Return sets in rows of about the same length, none longer than `most` if it has several sets."""
    rows = _filled(sizes, wide, step, most)
    even = _filled(
        sizes, wide, step, min(most, _width(sizes, wide, step) / len(rows) + wide * max(sizes) / 2)
    )
    return even if len(even) == len(rows) else rows


def _filled(sizes: Sequence[int], wide: float, step: float, most: float) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    for size in sizes:
        if rows[-1] and _width([*rows[-1], size], wide, step) > most:
            rows.append([])
        rows[-1].append(size)
    return rows


def _laid(room: QRectF, wide: float, sizes: Sequence[int], scale: float, step: float) -> CountedSets:
    rows = _rows(sizes, wide, step, room.width())
    high = HEIGHT * scale
    top = room.center().y() - (len(rows) - 1) * _ROWS * high / 2
    opened: list[list[Place]] = []
    closed: list[list[Place]] = []
    z = COUNTED
    for number, row in enumerate(rows):
        y = top + number * _ROWS * high
        left = room.center().x() - (_width(row, wide, step) - wide * _OPEN) / 2
        for size in row:
            long = wide * (1 + (size - 1) * step)
            middle, apart = left + long / 2, wide * (step + _OPEN / max(1, size - 1))
            for found, between in ((opened, apart), (closed, wide * step)):
                first = middle - (size - 1) / 2 * between
                found.append([Place(first + at * between, y, scale=scale, z=z + at) for at in range(size)])
            left += long + wide * _GAP
            z += size
    return CountedSets(opened, closed, scale)


def fan(room: QRectF, card_width: float, cards: int, scale: float) -> list[Place]:
    """Return a bowed fan of cards in the middle of a room, closer where they would be wider than it."""
    wide = card_width * scale
    step = min(wide * 0.46, max(0.0, room.width() - wide * 1.3) / max(1, cards - 1))
    angle = min(5.0, _BOWED / max(1, cards - 1))
    middle = (cards - 1) / 2
    places = []
    for number in range(cards):
        off = number - middle
        # The cards stand on a circle, as in a hand.
        sunk = step * abs(off) * math.tan(math.radians(abs(off) * angle / 2))
        at = Place(room.center().x() + off * step, room.center().y() + sunk, off * angle, scale)
        places.append(at._replace(z=COUNTED + number))
    return places
