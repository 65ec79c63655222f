# SPDX-License-Identifier: MIT
"""What every computer player offers, and what it is told (docs/players.md)."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from thothit_desktop.games.contract import Move, View

PLAYOUTS = 1000
"""How many a decision gets where nothing else is said; more add little (docs/players.md)."""


@dataclass(frozen=True)
class Limit:
    """How long a player may think about one decision: milliseconds, playouts in all, or whichever ends first.

    Only playouts make an answer reproducible. Raises ValueError unless one of them is given and positive.
    """

    ms: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.ms, self.playouts) if value is not None]
        if not given or min(given) < 1:
            raise ValueError("a limit is a positive number of milliseconds or playouts")


class Considered(NamedTuple):
    """A move that was weighed, and the margin expected of it: own points less the mean of the others'.

    `expert` speaks of the margin at the end of the round, `greedy` of what the move itself adds to it.
    """

    move: Move
    margin: float


def best_first(weighed: Iterable[tuple[Move, float]]) -> list[Considered]:
    """Moves and their margins, the best first. Rounded, so that equals stay equal and in their order."""
    return sorted((Considered(*one) for one in weighed), key=lambda one: -round(one.margin, 6))


class Decision(NamedTuple):
    """A player's answer. `considered` is ordered best first, and empty where nothing was weighed."""

    move: Move
    considered: tuple[Considered, ...] = ()
    playouts: int = 0


class Player(Protocol):
    """A computer player. It keeps nothing between decisions, so one may serve several seats."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """The move for the view's seat, which is to act; ValueError where it has no move.

        `cancelled` is asked often: once it says yes, some legal move is answered at once.
        """


class UnknownPlayerError(ValueError):
    """No player has this id; the message names those there are."""
