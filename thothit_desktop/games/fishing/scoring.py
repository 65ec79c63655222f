# SPDX-License-Identifier: MIT
"""The score of captured cards (docs/rules/fishing.md 4)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from thothit_desktop.games import cards
from thothit_desktop.games.contract import ScoreLine


def best_split(copies: int, worth: Mapping[int, int]) -> tuple[int, tuple[int, ...]]:
    """Split copies of one design into the sets worth most; return points and sizes, largest first.

    `worth` gives the points of a set by its size; cards left over are in no set.
    """
    return _best_split(copies, tuple(sorted(worth.items(), reverse=True)))


@cache
def _best_split(copies: int, worth: tuple[tuple[int, int], ...]) -> tuple[int, tuple[int, ...]]:
    best: tuple[int, tuple[int, ...]] = (0, ())
    for size, points in worth:
        if size <= copies:
            rest, sizes = _best_split(copies - size, worth)
            if points + rest > best[0]:
                best = points + rest, (size, *sizes)
    return best


class Tally(NamedTuple):
    """The worth of some copies of one design: their score lines, and the number of copies in no set."""

    lines: tuple[ScoreLine, ...]
    loose: int


SetWorth = tuple[str, Mapping[int, int]]
"""The name and worth of a design's sets: a name such as `black`, and the points by size."""


def tallies(copies: int, worth: Callable[[int], SetWorth], splits: bool = True) -> list[Sequence[Tally]]:
    """Return the tally of every ceki card by the number of copies captured: `tallies(..)[card][n]`.

    A line's rule is the name and size of its set, such as `black-2`. Without `splits` all copies are one set.
    """
    sets = [(name, tuple(points.items())) for name, points in map(worth, cards.CEKI)]
    return [_of_card(card, copies, *sets[card], splits) for card in cards.CEKI]


# Cached, because few games differ in the worth of sets, and these lines take most of the time to make a game.
@cache
def _of_card(
    card: int, copies: int, name: str, worth: tuple[tuple[int, int], ...], splits: bool
) -> Sequence[Tally]:
    return tuple(
        _tally(card, n, name, {size: points for size, points in worth if splits or size == n})
        for n in range(copies + 1)
    )


def _tally(card: int, copies: int, name: str, worth: Mapping[int, int]) -> Tally:
    _, sizes = best_split(copies, worth)
    lines = (ScoreLine(f"{name}-{size}", (card,) * size, worth[size]) for size in sizes)
    return Tally(tuple(lines), copies - sum(sizes))


def explain(captured: Iterable[int], tally: Sequence[Sequence[Tally]]) -> tuple[ScoreLine, ...]:
    """Return the score lines of captured cards: one per set, by rank; then the rest, as `loose` with 0."""
    lines: list[ScoreLine] = []
    loose: list[int] = []
    copies: dict[int, int] = {}
    for card in captured:
        copies[card] = copies.get(card, 0) + 1
    for card in sorted(copies, key=cards.by_rank):
        made, left = tally[card][copies[card]]
        lines += made
        if left:
            loose += [card] * left
    if loose:
        lines.append(ScoreLine("loose", tuple(loose), 0))
    return tuple(lines)
