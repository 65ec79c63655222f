# SPDX-License-Identifier: MIT
"""Arrangements of a pool on the mat: the square round the stock, rows in the order of ranks, or no order.

An arrangement returns the pattern for a window. The square is the traditional one, fixed to the screen so
that a rank keeps its place: near 9 and 1, right 8 and 2, left 7, 3 and 5, far 6 and 4. The ranks stand so in
every window; a row only has room for more cards if a ceki card would be narrower than 66 pixels, or if nobody
has a hand, which would make the cards large. All decks follow the ceki outline here.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from thothit_desktop.table.geometry.decks import DECKS, HEIGHT
from thothit_desktop.table.geometry.places import GAP
from thothit_desktop.table.geometry.shape import Shape
from thothit_desktop.table.geometry.spread import LAST_OUT
from thothit_desktop.table.geometry.window import FOOT, MARGIN, STRIP, Window

_WIDE_FROM = 66 / DECKS["ceki"].ratio
"""The card height in pixels below which a row of the square gets room for more cards."""

STOCK = 0
"""A pseudo-rank for the layout of the stock and the cards turned up from it."""
ANY = -1
"""A pseudo-rank for an area with cards of all ranks."""


class Pattern(NamedTuple):
    """The pool's rows from the far one: from the left each rank, STOCK or ANY, with its share of the row.

    A row should fit `cards` card widths. `column` is the width of the stock's own column in cards, with the
    stock above the cards turned from it; 0 if the stock has a share of a row instead.
    """

    rows: tuple[tuple[tuple[int, int], ...], ...]
    cards: float
    column: float = 0


Arrangement = Callable[[Window], Pattern]

_SQUARE = (
    ((7, 1), (6, 1), (4, 1), (8, 1)),
    ((3, 1), (STOCK, 2), (2, 1)),
    ((5, 1), (9, 1), (1, 2)),
)
_CARDS, _MORE_CARDS = 7.0, 8.6  # in a row; among more, a pair and a single card fit beside the stock
_ORDERED = (((1, 2), (2, 1), (3, 1), (4, 1)), ((5, 1), (6, 1), (7, 1), (8, 1), (9, 1)))
"""The nine ranks from 1 to 9 in two rows; rank 1 has twice as many cards as any other."""


def square(window: Window) -> Pattern:
    """Return the nine ranks of ceki cards round the stock, or round an empty middle in games without one.

    If the window has ranks in order, they lie from 1 to 9 in two rows.
    """
    if window.ranks_in_order:
        return _ordered(window.shape)
    usual = Pattern(_SQUARE, _CARDS)
    ceki = window._replace(ratio=DECKS["ceki"].ratio)
    large = window.shape.hands and card_height(ceki, usual) >= _WIDE_FROM
    return usual if large else usual._replace(cards=_MORE_CARDS)


def _ordered(shape: Shape) -> Pattern:
    """Return the ranks from 1 to 9 in two rows, beside the stock if there is one.

    Where the person chooses from the pool, every card keeps a strip that is easy to hit.
    """
    if not shape.stock:
        return Pattern(_ORDERED, cards=10.0)
    rows = tuple(((STOCK, 0), *row) for row in _ORDERED)
    if shape.last:  # These stick out under the stock.
        return Pattern(rows, cards=11.4, column=1 + LAST_OUT)
    return Pattern(rows, cards=10.6 if shape.hands else 8.2, column=1)


def in_order(ranks: Sequence[int], cards: float) -> Arrangement:
    """Return ranks in order in two rows with the stock's column between, each `cards` card widths wide."""
    half = (len(ranks) + 1) // 2
    rows = []
    for row in (ranks[:half], ranks[half:]):
        before = (len(row) + 1) // 2
        parts = [(rank, 1) for rank in row]
        rows.append((*parts[:before], (STOCK, 0), *parts[before:]))

    def arrange(window: Window) -> Pattern:
        return Pattern(tuple(rows), cards, max(1, window.shape.opened))

    return arrange


def loose(window: Window) -> Pattern:
    """Return single cards in two rows, in the order in which they came, beside the stock if there is one."""
    if not window.shape.stock:
        return Pattern((((ANY, 1),),) * 2, cards=7.0)
    return Pattern((((STOCK, 0), (ANY, 1)),) * 2, cards=8.2, column=max(1, window.shape.opened))


def card_height(window: Window, pattern: Pattern) -> float:
    """Return the largest card height in pixels with which a pattern fits a window."""
    hands = window.shape.hands
    far = window.far(window.plates)
    free = window.height - MARGIN - FOOT - 2 * window.binding - window.words - far
    rows = len(pattern.rows) + (len(pattern.rows) - 1) * GAP / HEIGHT
    high = free / (rows + (1 if hands else STRIP))
    if not hands and high * STRIP < window.plates:
        high = (free - window.plates) / rows
    inner = window.width - 2 * window.binding - 2 * window.least_side
    return min(high, inner / (pattern.cards * window.ratio))
