# SPDX-License-Identifier: MIT
"""The base class of the families of games, for computer players."""

import random
from collections.abc import Callable, Sequence
from typing import ClassVar

from thothit_desktop.games.contract import Game, Move, Position, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.contract import PLAYOUTS, Player
from thothit_desktop.players.moves import legal_moves


class Family:
    """A family of games for the players: its players by level, and the moves that make sense."""

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""
    has_coach: ClassVar[bool] = False
    """True if `coach` returns a coach."""
    looks_back: ClassVar[bool] = False
    """True if `look_back` can find mistakes."""

    def player(self, level: str) -> Player | None:  # noqa: ARG002
        """Return the player of an id; None if the family has none, so that the next weaker one plays.

        Every family is played by `random`, which needs no family.
        """
        return None

    def playouts(self, player: str, spec: GameSpec) -> int:  # noqa: ARG002
        """Return the number of playouts that a decision gets, by the id of a player and the game."""
        return PLAYOUTS

    def sensible(self, view: View) -> list[Move]:
        """Return the legal moves without those that give the round away, as long as there are others.

        Raise ValueError if the view's seat has no move.
        """
        return legal_moves(view)

    def possible(self, view: View, rng: random.Random) -> Position | None:  # noqa: ARG002
        """Return a position that may lie behind a view; None if the game has no decisions."""
        return None

    def fast_rounds(self, game: Game) -> Callable[[], object] | None:  # noqa: ARG002
        """Return a function that plays a whole round without moves and events, for `bench` to measure."""
        return None

    def coach(self) -> Coach:
        """Return the coach of the family; call it only if the family `has_coach`."""
        raise NotImplementedError(f"the family {self.id} has no coach")

    def chance(self, margin: float, game: Game) -> float | None:  # noqa: ARG002
        """Return the chance to win that the coach shows for a margin; None if it shows margins."""
        return None

    def look_back(
        self,
        dealt: Position,  # noqa: ARG002
        moves: Sequence[Move],  # noqa: ARG002
        seat: int,  # noqa: ARG002
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Hindsight | None:
        """Return the first move of a finished round that was surely not the best with all cards open.

        The arguments are the deal, the moves made and the seat. The result is None if there is no such move,
        or once `cancelled` returns True. Only the review of a finished round calls it, so the search may take
        long.
        """
        return None

    def luck(self, position: Position, rng: random.Random) -> list[float] | None:  # noqa: ARG002
        """Return the points that luck has brought each seat in an ended round: 0 on average.

        None if unknown. `rng` must not be the one that was used to play.
        """
        return None
