# SPDX-License-Identifier: MIT
"""Places of cards beside, over and under each other, for the layouts; in scene units."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.groups import TWIN, Press
from thothit_desktop.table.geometry.places import CARDS, GAP, OPENED, PART, TAKING, Place
from thothit_desktop.table.geometry.seat_layouts import SeatLayout

SEEN = 18
"""Pixels of each card, with its index, that the next one leaves free as long as possible."""
FAN_ANGLE = 4.0
"""Degrees between two neighbours in a hand of backs."""
# Cards of a pile that are drawn; the others lie hidden under them.
SEEN_IN_PILE = 4
SEEN_IN_STOCK = 9
LAST_OUT, _LAST_STEP = 0.6, 0.36
"""The distances of the known last cards of a stock from it, and from each other, in card widths."""
SEEN_IN_FAN = 8
_FANNED = 0.8
"""The distance from a captured card to the one that takes it, in card widths."""
_TILT = 3.0
"""Degrees by which the taking card leans away."""
_OVER = 50  # the height of a fan's first back; at most this many lie hidden under it
_EASY, _LEAST = 0.55, 0.24  # visible card widths when the gaps begin to shrink, and when they vanish


def line(cards: Sequence[int], rect: QRectF, card_width: float) -> list[Place]:
    """Return cards in the middle of a rectangle; twins overlap by half, and all are pressed if necessary."""
    steps = Press(GAP, card_width + GAP / 2, TWIN * card_width).steps(cards)
    free = max(0.0, rect.width() - card_width)
    if sum(steps) > free:
        press = free / sum(steps)
        steps = [step * press for step in steps]
    x = rect.center().x() - sum(steps) / 2
    places = []
    for number, step in enumerate([0.0, *steps][: len(cards)]):
        x += step
        places.append(Place(x, rect.center().y(), z=CARDS + number))
    return places


def in_groups(rect: QRectF, card_width: float, sizes: Sequence[int], seen: float) -> list[Place]:
    """Return cards in groups of these sizes, beside each other as far as the rectangle allows.

    In a small rectangle cards first overlap within their groups, so that gaps stay between groups, and that
    `seen` of each card stays free as long as possible.
    """
    free = max(0.0, rect.width() - card_width)
    cards, gaps = sum(sizes), max(0, len(sizes) - 1)
    within = cards - 1 - gaps
    inner, apart = 0.0, 0.0
    for gap, least in ((PART * card_width, _EASY * card_width), (GAP, max(seen, _LEAST * card_width))):
        apart = card_width + gap
        inner = min(card_width + GAP / 2, (free - gaps * apart) / max(1, within))
        if inner >= least:
            break
    else:
        part = min(PART * card_width, free / max(1, gaps))
        inner = min(card_width + GAP / 2, (free - gaps * part) / max(1, cards - 1))
        apart = inner + part
    firsts = set(accumulate(sizes))
    steps = [apart if number in firsts else inner for number in range(1, cards)]
    x = rect.center().x() - sum(steps) / 2
    middles = accumulate([x, *steps][:cards])
    return [Place(at, rect.center().y(), z=CARDS + number) for number, at in enumerate(middles)]


def backs(seat: SeatLayout, card_width: float, cards: int) -> list[Place]:
    """Return a hand of backs, held as a fan; some of many lie hidden under the first."""
    hidden = max(0, cards - SEEN_IN_FAN)
    fan = _fan(seat, card_width, cards - hidden, CARDS + _OVER)
    under = [fan[0]._replace(z=CARDS + number, visible=False) for number in range(hidden)]
    return under + fan


def _fan(seat: SeatLayout, card_width: float, cards: int, z: float) -> list[Place]:
    """Return backs held towards the edge; the first one's height is `z`."""
    wide = card_width * seat.scale
    along = seat.hand.width() if seat.edge == "top" else seat.hand.height()
    spread = max(0.0, along - wide * 1.25)
    step = min(spread / max(1, cards - 1), wide * 0.42)
    # The fan's angle must keep the outer backs' far corners within the layout.
    angle = min(FAN_ANGLE, math.degrees(along * 0.10 / HEIGHT / seat.scale) * 2 / max(1, cards - 1))
    sign = -1 if seat.edge in ("left", "top") else 1
    middle = seat.hand.center()
    x, y = middle.x(), middle.y()
    right, down = (sign * step, 0.0) if seat.edge == "top" else (0.0, -sign * step)
    offs = [number - (cards - 1) / 2 for number in range(cards)]
    return [
        Place(x + off * right, y + off * down, seat.turn + off * angle, seat.scale, z + number)
        for number, off in enumerate(offs)
    ]


def pile(seat: SeatLayout, cards: int) -> list[Place]:
    """Return a capture pile's places, a little untidy; only the uppermost cards are drawn."""
    at = seat.pile.center()
    x, y, turn, scale = at.x(), at.y(), seat.turn, seat.scale
    return [
        Place(x, y, turn + (number * 37 % 7 - 3) * 0.8, scale, CARDS + number, number >= cards - SEEN_IN_PILE)
        for number in range(cards)
    ]


def stock(at: QPointF, scale: float, cards: int) -> list[Place]:
    """Return a stock's places from the bottom card up: a slightly skewed pile, as real cards form."""
    return list(_skewed(at.x(), at.y(), scale, cards))


# Cached: needed whenever a card comes to rest, and changed only by a draw.
@lru_cache(maxsize=16)
def _skewed(x: float, y: float, scale: float, cards: int) -> tuple[Place, ...]:
    places = []
    for number in range(cards):
        depth = cards - 1 - number
        skew = (number * 29 % 11 - 5) * 0.5
        lift = min(number, SEEN_IN_STOCK) * 1.6
        seen = depth < SEEN_IN_STOCK
        places.append(Place(x - lift, y - lift, skew, scale, CARDS + number, seen))
    return tuple(places)


def opened(at: QPointF, card_width: float, scale: float, cards: int) -> list[Place]:
    """Return the places of open cards turned from the stock, one beside the other."""
    step = card_width + GAP / 2
    left = at.x() - (cards - 1) / 2 * step
    return [Place(left + number * step, at.y(), scale=scale, z=OPENED + number) for number in range(cards)]


def last(at: QPointF, card_width: float, scale: float, cards: int) -> list[Place]:
    """Return the places of the known last cards of a stock: they stick out under it, later ones farther."""
    left = at.x() - LAST_OUT * card_width
    return [
        Place(
            left - (cards - 1 - number) * _LAST_STEP * card_width,
            at.y(),
            scale=scale,
            z=CARDS - 1 + number / 2,
        )
        for number in range(cards)
    ]


def beside(target: Place, card_width: float, mat: QRectF, gap: float) -> Place:
    """Return the place of a card that lies upright beside its twin, with a `gap` in card widths between them.

    It lies at the right of that card, or at its left near the mat's right edge.
    """
    aside = card_width * (1 + gap)
    if target.x + aside + card_width / 2 > mat.right():
        aside = -aside
    return target._replace(x=target.x + aside, z=TAKING)


def paired(target: Place, card_width: float, mat: QRectF) -> Place:
    """Return the place of a card on the edge of the one it takes, so that both indices stay visible.

    It lies at the right of that card, or at its left near the mat's right edge.
    """
    aside = card_width * _FANNED
    if target.x + aside + card_width / 2 > mat.right():
        aside = -aside
    return Place(target.x + aside, target.y - HEIGHT * 0.04, math.copysign(_TILT, aside), 1.0, TAKING)
