# SPDX-License-Identifier: MIT
"""The score of captured cards (docs/rules/fishing.md 4)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from thothit_desktop.games import cards
from thothit_desktop.games.contract import ScoreLine


def best_split(copies: int, worth: Mapping[int, int]) -> tuple[int, tuple[int, ...]]:
    """Split copies of one design into sets so that their points are highest: (points, sizes, largest first).

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


def explain(
    captured: Iterable[int], black: Mapping[int, int], red: Mapping[int, int]
) -> tuple[ScoreLine, ...]:
    """Score lines by rank: a line a set, `black-2` or `red-1` (colour and size), then `loose` cards at 0."""
    lines: list[ScoreLine] = []
    loose: list[int] = []
    for card, copies in sorted(Counter(captured).items(), key=lambda item: cards.by_rank(item[0])):
        colour, worth = ("red", red) if card in cards.STAMPED else ("black", black)
        _, sizes = best_split(copies, worth)
        lines += [ScoreLine(f"{colour}-{size}", (card,) * size, worth[size]) for size in sizes]
        loose += [card] * (copies - sum(sizes))
    if loose:
        lines.append(ScoreLine("loose", tuple(loose), 0))
    return tuple(lines)
