# SPDX-License-Identifier: MIT
"""What a coach says of a decision (docs/players.md).

Margins are those expected at the end of the round, in the unit of the score sheet: points, balls in Thunee,
the share of hands won in Kowah.
"""

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.contract import Limit


class WeighedMove(NamedTuple):
    """A move that the coach weighed.

    `behind` is how much less than the best move it promises, 0 for the best itself. `within` is half of the
    95 % interval of `behind`, both moves having met the same worlds; 0 where nothing was sampled.
    """

    move: Move
    margin: float
    behind: float = 0.0
    within: float = 0.0


class Reason(NamedTuple):
    """What the search saw, as cards, seats, counts and shares, for a family to say in words."""

    kind: str
    values: Mapping[str, object]


class Advice(NamedTuple):
    """What a coach says of one decision.

    `options` are the moves, the best first. `facts` are few, the most telling first, and speak of the best
    move. `exact` says that nothing was guessed, because everything is known.
    """

    options: tuple[WeighedMove, ...]
    facts: tuple[Reason, ...] = ()
    playouts: int = 0
    exact: bool = False


class Coach(Protocol):
    """Weighs the moves of a family's games. It keeps nothing between decisions."""

    def advise(
        self,
        view: View,
        limit: Limit,
        rng: random.Random,
        cancelled: Callable[[], bool],
        made: Move | None = None,
    ) -> Advice:
        """The moves of the view's seat, which is to act; ValueError where it has none.

        A move that was `made` is among the options, whatever the coach thinks of it. Once `cancelled` says
        yes, the answer comes at once, from what has been looked at by then.
        """

    def value(
        self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
    ) -> float | None:
        """The margin that a view promises its seat, whoever is to act; None where only decisions tell."""

    def playouts(self, spec: GameSpec) -> int:
        """Return how many playouts a hint is worth, so that nobody waits for it."""
