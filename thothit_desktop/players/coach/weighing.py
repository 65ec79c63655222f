# SPDX-License-Identifier: MIT
"""What moves promise after the same sampled worlds, and how sure that is."""

from collections.abc import Sequence
from math import sqrt

from thothit_desktop.games.contract import Move
from thothit_desktop.players.coach.contract import WeighedMove

_NORMAL = 1.96
"""How many standard errors on either side make an interval of 95 %."""


def paired(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """How much more `first` is worth than `second` in the same worlds, and half of its 95 % interval."""
    differences = [one - other for one, other in zip(first, second, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    if count < 2:
        return mean, 0.0
    variance = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return mean, _NORMAL * sqrt(variance / count)


def weighed(moves: Sequence[Move], worlds: Sequence[Sequence[float]]) -> tuple[WeighedMove, ...]:
    """The moves, the best first, by what each is worth in each world: `worlds[n][m]` is the move m's.

    Moves that are equal stay in their order. There must be one world at least.
    """
    by_move = list(zip(*worlds, strict=True))
    means = [sum(worths) / len(worths) for worths in by_move]
    order = sorted(range(len(moves)), key=lambda number: -round(means[number], 6))
    best = order[0]
    options = []
    for number in order:
        behind, within = paired(by_move[best], by_move[number])
        options.append(WeighedMove(moves[number], means[number], max(0.0, behind), within))
    return tuple(options)
