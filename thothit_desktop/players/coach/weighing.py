# SPDX-License-Identifier: MIT
"""The worth of moves in the same sampled worlds, with confidence intervals."""

from collections.abc import Sequence
from math import sqrt

from thothit_desktop.games.contract import Move
from thothit_desktop.players.coach.contract import WeighedMove

_NORMAL = 1.96
"""Standard errors on either side of a 95 % interval."""


def mean_of(worths: Sequence[float], weights: Sequence[float]) -> float:
    """Return the weighted mean of the worths in each world."""
    return sum(weight * worth for weight, worth in zip(weights, worths, strict=True)) / sum(weights)


def paired(
    first: Sequence[float], second: Sequence[float], weights: Sequence[float] | None = None
) -> tuple[float, float]:
    """Return the mean of `first` less `second` in the same worlds, and half its 95 % interval."""
    differences = [one - other for one, other in zip(first, second, strict=True)]
    count = len(differences)
    weights = weights or [1.0] * count
    mean = mean_of(differences, weights)
    if count < 2:
        return mean, 0.0
    squares = sum((weight * (one - mean)) ** 2 for weight, one in zip(weights, differences, strict=True))
    return mean, _NORMAL * sqrt(squares * count / (count - 1)) / sum(weights)


def weighed(
    moves: Sequence[Move],
    worlds: Sequence[Sequence[float]],
    weights: Sequence[float] | None = None,
    best: Move | None = None,
) -> tuple[WeighedMove, ...]:
    """Return the moves weighed, the best first; `worlds[n][m]` is the worth of move m in world n.

    Equal moves stay in their order. If the `best` is given, no other move counts more than it. At least one
    world is needed; without `weights` all weigh the same.
    """
    weights = weights or [1.0] * len(worlds)
    by_move = list(zip(*worlds, strict=True))
    means = [mean_of(worths, weights) for worths in by_move]
    order = sorted(range(len(moves)), key=lambda number: (moves[number] != best, -round(means[number], 6)))
    top = order[0]
    options = []
    for number in order:
        behind, within = paired(by_move[top], by_move[number], weights)
        options.append(WeighedMove(moves[number], min(means[number], means[top]), max(0.0, behind), within))
    return tuple(options)
