# SPDX-License-Identifier: MIT
"""Places of the pool's ranks along a row: pure functions from spans and cards, in scene units.

Each rank has a span of the row and keeps it: its group of cards lies in the middle of the span, or at least
covers that middle. Neighbours may use the part of a span that its rank does not need, so that different
designs lie beside each other, and only twins overlap, as long as there is space. A group that fits its span
moves only to make way for a wider one. If space is short, only the groups that compete for it are pressed:
first the gaps shrink, then twins move together, then designs overlap, at last as much as twins. A strip of
every card stays visible until even that does not fit.

An open group shows the face of each card as far as the row allows: its neighbours give way, pressed as far as
strips allow, and come back to their places afterwards.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

# Steps from one card of a rank to the next, in card widths: to a twin; the least to a twin and to another.
TWIN = 0.5
_TWIN_LEAST, _OTHER_LEAST = 0.22, 0.34
_MORE = 1.4  # a design's least step, in steps of a twin: a pair must look different from two designs
_FINE = 10  # degrees of pressing between two stages
_SLACK = 0.01


class Span(NamedTuple):
    """A rank's own place along the row."""

    left: float
    right: float

    @property
    def width(self) -> float:
        """The width of the span."""
        return self.right - self.left

    @property
    def middle(self) -> float:
        """The middle of the span."""
        return (self.left + self.right) / 2


class Press(NamedTuple):
    """A degree of pressing: the gap between ranks, the step to another design, the step to a twin."""

    apart: float
    other: float
    twin: float

    def steps(self, cards: Sequence[int]) -> list[float]:
        """Return the steps between the cards of a rank; twins lie beside each other."""
        return [self.twin if a == b else self.other for a, b in pairwise(cards)]


@lru_cache(maxsize=16)
def presses(card_width: float, gap: float, seen: float) -> tuple[Press, ...]:
    """Return the degrees of pressing, from none to cards on top of each other.

    `gap` lies between ranks; `seen` of each card stays free for as long as possible.
    """
    twin = min(0.95 * TWIN * card_width, max(_TWIN_LEAST * card_width, seen))
    other = max(_OTHER_LEAST * card_width, _MORE * twin)
    half = TWIN * card_width
    stages = (
        Press(2 * gap, card_width + gap / 2, half),
        Press(gap, card_width, half),
        Press(gap, card_width, twin),
        Press(gap, other, twin),
        Press(gap, twin, twin),
        Press(gap, 0.0, 0.0),
    )
    between = [
        Press(*(a + (b - a) * part / _FINE for a, b in zip(one, after, strict=True)))
        for one, after in pairwise(stages)
        for part in range(1, _FINE + 1)
    ]
    return (stages[0], *between)


class OpenGroup(NamedTuple):
    """A group whose cards show their faces: its number in the row.

    If it opens under the pointer, `card` is the number of the card there, whose left side stays at `left`.
    """

    number: int
    card: int = 0
    left: float | None = None

    def laid(self, lefts: Sequence[float]) -> list[float]:
        """Return the left sides of the group's cards, with the one under the pointer where it was."""
        if self.left is None:
            return list(lefts)
        first, last = min(lefts[0], self.left), max(lefts[-1], self.left)
        before = (self.left - first) / max(1, self.card)
        after = (last - self.left) / max(1, len(lefts) - 1 - self.card)
        return [
            self.left + (before if number < self.card else after) * (number - self.card)
            for number in range(len(lefts))
        ]


@lru_cache(maxsize=16)
def _opened(degrees: tuple[Press, ...]) -> tuple[Press, ...]:
    """Return the degrees of pressing of an open group, from whole faces to the last usual degree."""
    whole, tight = degrees[0].other, degrees[-_FINE - 1]
    parts = (part / _FINE for part in range(_FINE + 1))
    wide = (
        Press(
            tight.apart,
            whole + (tight.other - whole) * part,
            whole + (tight.twin - whole) * part,
        )
        for part in parts
    )
    return (*wide, *degrees[-_FINE:])


@lru_cache(maxsize=64)  # called several times for each layout of the table
def share(
    bounds: Span,
    spans: tuple[Span, ...],
    ranks: tuple[tuple[int, ...], ...],
    card_width: float,
    degrees: tuple[Press, ...],
    opened: tuple[OpenGroup, ...] = (),
) -> tuple[tuple[float, ...], ...]:
    """Return the left side of each card of several non-empty ranks within the bounds.

    The spans are given from the left. They are wider than a card and at least the smallest gap apart.
    """
    pressed = [0] * len(ranks)
    ways = [degrees] * len(ranks)
    best = [span.middle for span in spans]
    for group in opened:
        ways[group.number] = _opened(degrees)
    if opened:  # The others move no more than they must from their usual places.
        usual = share(bounds, spans, ranks, card_width, degrees)
        best = [(lefts[0] + lefts[-1] + card_width) / 2 for lefts in usual]
    strips = len(degrees) - 1 - _FINE
    while True:
        now = [way[degree] for way, degree in zip(ways, pressed, strict=True)]
        steps = [press.steps(cards) for press, cards in zip(now, ranks, strict=True)]
        widths = [card_width + sum(own) for own in steps]
        gaps = [min(a.apart, b.apart) for a, b in pairwise(now)]
        for group in opened:
            if group.left is not None:
                left = group.left - sum(steps[group.number][: group.card])
                best[group.number] = left + widths[group.number] / 2
        row = _GroupRow(bounds, spans, widths, gaps, best, [group.number for group in opened])
        crowd = [number for number in row.crowd() if pressed[number] < len(ways[number]) - 1]
        if not crowd:
            break
        open_ones = {group.number for group in opened}
        # Neighbours of an open group are pressed first, until only strips of their cards are visible.
        crowd = [n for n in crowd if n not in open_ones and pressed[n] < strips] or crowd
        least = min(pressed[number] for number in crowd)
        for number in crowd:
            pressed[number] = max(pressed[number], least + 1)
    laid = [list(accumulate(own, initial=left)) for own, left in zip(steps, row.lefts(), strict=True)]
    for group in opened:
        laid[group.number] = group.laid(laid[group.number])
    return tuple(map(tuple, laid))


class _GroupRow:
    """Groups of known widths with known gaps between them, and the range in which each may stand.

    `best` are the middles at which they would stand. Beside `opened` groups they may leave their spans.
    """

    def __init__(
        self,
        bounds: Span,
        spans: Sequence[Span],
        widths: Sequence[float],
        gaps: Sequence[float],
        best: Sequence[float],
        opened: Sequence[int],
    ) -> None:
        self._spans, self._widths, self._gaps = spans, widths, gaps
        self._best, self._opened = best, opened
        if opened:
            self._low = [bounds.left] * len(spans)
            self._high = [bounds.right - width for width in widths]
            return
        self._low = [max(bounds.left, span.middle - width) for span, width in zip(spans, widths, strict=True)]
        self._high = [
            min(bounds.right - width, span.middle) for span, width in zip(spans, widths, strict=True)
        ]

    def crowd(self) -> list[int]:
        """Return the first run of groups that do not fit, up to the one without a place; empty if all fit."""
        first = 0
        after = -math.inf
        for number, low in enumerate(self._low):
            if low >= after:
                first, after = number, low
            if after > self._high[number] + _SLACK:
                return list(range(first, number + 1))
            if number < len(self._gaps):
                after += self._widths[number] + self._gaps[number]
        return []

    def lefts(self) -> list[float]:
        """Return the left sides: each group in the middle of its span; wide groups give way to the others."""
        low, high = self._low, self._high
        spans = [width + gap for width, gap in zip(self._widths, self._gaps, strict=False)]
        for number in sorted(range(len(low)), key=self._order):
            for before, span in enumerate(spans):
                low[before + 1] = max(low[before + 1], low[before] + span)
            for before, span in reversed(list(enumerate(spans))):
                high[before] = min(high[before], high[before + 1] - span)
            best = self._best[number] - self._widths[number] / 2
            low[number] = high[number] = min(max(best, low[number]), high[number])
        return low

    def _order(self, number: int) -> int:
        """Return the order in which a group is placed: open ones first, then those that fit their spans."""
        return -1 if number in self._opened else self._widths[number] > self._spans[number].width
