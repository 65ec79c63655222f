# SPDX-License-Identifier: MIT
"""The advice of a coach about a decision (docs/players.md).

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

    `behind` is the expected loss against the best move, 0 for the best itself. `within` is half of the 95 %
    interval of `behind`, in which both moves were tried in the same worlds; 0 if nothing was sampled.
    """

    move: Move
    margin: float
    behind: float = 0.0
    within: float = 0.0


class Reason(NamedTuple):
    """A finding of the search, as cards, seats, counts and shares, which the family puts into words."""

    kind: str
    values: Mapping[str, object]


class Advice(NamedTuple):
    """A coach's advice about one decision.

    `options` are the moves, the best first. `facts` are a few reasons for the best move, the most telling
    first. `exact` is True if all cards are known, so that nothing was sampled.
    """

    options: tuple[WeighedMove, ...]
    facts: tuple[Reason, ...] = ()
    playouts: int = 0
    exact: bool = False


class Coach(Protocol):
    """A judge of the moves in a family's games. It keeps no state between decisions."""

    def advise(
        self,
        view: View,
        limit: Limit,
        rng: random.Random,
        cancelled: Callable[[], bool],
        made: Move | None = None,
    ) -> Advice:
        """Return advice for the view's seat, which is to act; raises ValueError if it has no move.

        A move that was `made` is always among the options. Once `cancelled` returns True, the answer follows
        at once, from the results so far.
        """

    def value(
        self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
    ) -> float | None:
        """Return the expected margin of the view's seat, with any seat to act; None if unknown."""

    def playouts(self, spec: GameSpec) -> int:
        """Return the number of playouts of a hint, small enough for a quick answer."""
