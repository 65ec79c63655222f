# SPDX-License-Identifier: MIT
"""The interface of every computer player (docs/players.md)."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from thothit_desktop.games.contract import Move, View

PLAYOUTS = 1000
"""The default number of playouts of a decision; more add little strength (docs/players.md)."""


@dataclass(frozen=True)
class Limit:
    """The limit of one decision: milliseconds, playouts in all, or both, whichever ends first.

    Only playouts make an answer reproducible. Raises ValueError unless at least one is given and all given
    are positive.
    """

    ms: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.ms, self.playouts) if value is not None]
        if not given or min(given) < 1:
            raise ValueError("a limit is a positive number of milliseconds or playouts")


class Considered(NamedTuple):
    """A move that was weighed, and the margin expected of it: own points less the mean of the others'.

    For `expert` it is the margin at the end of the round, for `greedy` the change by the move itself.
    """

    move: Move
    margin: float


def best_first(weighed: Iterable[tuple[Move, float]]) -> list[Considered]:
    """Return moves and margins, the best first; rounded for the sort, so that equal ones keep their order."""
    return sorted((Considered(*one) for one in weighed), key=lambda one: -round(one.margin, 6))


class Decision(NamedTuple):
    """A player's answer. `considered` is ordered best first, and empty where nothing was weighed."""

    move: Move
    considered: tuple[Considered, ...] = ()
    playouts: int = 0


class Player(Protocol):
    """A computer player. It keeps no state between decisions, so one may play several seats."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return a move for the view's seat, which is to act; raises ValueError if it has no move.

        The player calls `cancelled` often, and once that returns True answers at once with any legal move.
        """


class UnknownPlayerError(ValueError):
    """No player has this id; the message lists the known ids."""
