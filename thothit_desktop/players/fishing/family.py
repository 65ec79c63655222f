# SPDX-License-Identifier: MIT
"""The players of the fishing games as a family."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Game, Move, Position, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.contract import PLAYOUTS, Player
from thothit_desktop.players.family import Family
from thothit_desktop.players.fishing.moves import sensible_moves

_PLAYOUTS = {
    "sesepuh": {
        "": 300,
        "sackson": 100,
        "totit-denexa": 30,
        "totit-cats": 60,
        "enthit": 400,
        "pei": 600,
        "cholek-tiga": 600,
        "thothit-kuna": 1200,
    },
    "empu": {"": 2000, "enthit": 4000, "pei": 3000, "cholek-tiga": 3500, "thothit-kuna": 2400},
}
"""The playouts of a decision, by level and game; the entry "" is for all other games."""


class FishingFamily(Family):
    """The players, the coach and the solvers; each module is imported when it is first needed.

    `sensible` is needed for most moves, so its module is imported at once.
    """

    id = "fishing"
    has_coach = True
    looks_back = True

    def player(self, level: str) -> Player | None:
        """Return the player of an id."""
        match level:
            case "bocah":
                from thothit_desktop.players.fishing.simple import ChildPlayer

                return ChildPlayer()
            case "tangga":
                from thothit_desktop.players.fishing.memory import NO_CAPTURES, RememberingPlayer
                from thothit_desktop.players.fishing.simple import NeighbourPlayer

                return RememberingPlayer(NeighbourPlayer(), NO_CAPTURES)
            case "greedy":
                from thothit_desktop.players.fishing.greedy import GreedyPlayer

                return GreedyPlayer()
            case "langganan":
                from thothit_desktop.players.fishing.greedy import GreedyPlayer
                from thothit_desktop.players.fishing.memory import MOST_CAPTURES, RememberingPlayer

                return RememberingPlayer(GreedyPlayer(), MOST_CAPTURES)
            case "sesepuh":
                from thothit_desktop.players.fishing.master import FishingMasterPlayer
                from thothit_desktop.players.fishing.memory import LAST_CAPTURES, RememberingPlayer

                return RememberingPlayer(FishingMasterPlayer(), LAST_CAPTURES)
            case "expert":
                from thothit_desktop.players.fishing.expert import ExpertPlayer

                return ExpertPlayer()
            case "empu":
                from thothit_desktop.players.fishing.master import FishingMasterPlayer

                return FishingMasterPlayer()
        return None

    def playouts(self, player: str, spec: GameSpec) -> int:
        """Return the number of playouts of a decision in the game."""
        by_game = _PLAYOUTS.get(player, {"": PLAYOUTS})
        return by_game.get(spec.id, by_game[""])

    def sensible(self, view: View) -> list[Move]:
        """Return the legal moves without those that rule out winning."""
        return sensible_moves(view)

    def possible(self, view: View, rng: random.Random) -> Position | None:
        """Return a position that may lie behind a view."""
        from thothit_desktop.players.fishing.determinization import possible

        return possible(view, rng)

    def fast_rounds(self, game: Game) -> Callable[[], object] | None:
        """Return a function that plays out a round with the fast twin."""
        from thothit_desktop.games.fishing.fast import FastDeal, playout, tables_of
        from thothit_desktop.games.fishing.game import FishingGame

        assert isinstance(game, FishingGame)
        tables, rng = tables_of(game), random.Random(1)
        return lambda: playout(FastDeal.shuffled(tables, rng.random), rng)

    def coach(self) -> Coach:
        """Return the coach."""
        from thothit_desktop.players.fishing.coach import FishingCoach

        return FishingCoach()

    def look_back(
        self, dealt: Position, moves: Sequence[Move], seat: int, cancelled: Callable[[], bool]
    ) -> Hindsight | None:
        """Return the result of solving the last turns."""
        from thothit_desktop.players.fishing.endgame import look_back

        return look_back(dealt, moves, seat, cancelled)

    def luck(self, position: Position, rng: random.Random) -> list[float] | None:
        """Return the luck of each seat, in games with hands."""
        from thothit_desktop.players.fishing.luck import luck_of

        return luck_of(position, rng)
