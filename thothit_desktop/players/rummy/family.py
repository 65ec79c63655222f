# SPDX-License-Identifier: MIT
"""The players of the rummy games as a family."""

import random

from thothit_desktop.games.contract import Game, Position, View
from thothit_desktop.games.rummy.mata.spec import MataSpec
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.contract import Player
from thothit_desktop.players.family import Family


class RummyFamily(Family):
    """The players, the coaches and the guesses; each module is imported when it is first needed."""

    id = "rummy"
    has_coach = True

    def player(self, level: str) -> Player | None:
        """Return the player of an id."""
        from thothit_desktop.players.rummy.by_game import ByGame

        match level:
            case "bocah":
                from thothit_desktop.players.rummy.mata.simple import MataChildPlayer
                from thothit_desktop.players.rummy.simple import KowahChildPlayer

                return ByGame(KowahChildPlayer(), MataChildPlayer())
            case "tangga":
                from thothit_desktop.players.rummy.mata.simple import MataNeighbourPlayer
                from thothit_desktop.players.rummy.simple import KowahNeighbourPlayer

                return ByGame(KowahNeighbourPlayer(watches=False), MataNeighbourPlayer())
            case "langganan" | "greedy":
                from thothit_desktop.players.rummy.greedy import KowahGreedyPlayer
                from thothit_desktop.players.rummy.mata.simple import MataRegularPlayer
                from thothit_desktop.players.rummy.simple import KowahNeighbourPlayer

                kowah = KowahGreedyPlayer() if level == "greedy" else KowahNeighbourPlayer(watches=True)
                return ByGame(kowah, MataRegularPlayer())
            case "sesepuh":
                from thothit_desktop.players.rummy.greedy import KowahGreedyPlayer
                from thothit_desktop.players.rummy.mata.planner import MataPlannerPlayer

                return ByGame(KowahGreedyPlayer(), MataPlannerPlayer(counts=False))
            case "expert" | "empu":
                from thothit_desktop.players.rummy.expert import KowahExpertPlayer
                from thothit_desktop.players.rummy.mata.planner import MataPlannerPlayer

                return ByGame(KowahExpertPlayer(), MataPlannerPlayer(counts=True))
        return None

    def possible(self, view: View, rng: random.Random) -> Position | None:
        """Return a position that may lie behind a view."""
        if isinstance(view, MataView):
            from thothit_desktop.players.rummy.mata.determinization import possible as possible_with_mata

            return possible_with_mata(view, rng)
        from thothit_desktop.players.rummy.determinization import possible

        return possible(view, rng)

    def coach(self) -> Coach:
        """Return the coach."""
        from thothit_desktop.players.rummy.by_game import CoachByGame
        from thothit_desktop.players.rummy.coach import KowahCoach
        from thothit_desktop.players.rummy.mata.coach import MataCoach

        return CoachByGame(KowahCoach(), MataCoach())

    def chance(self, margin: float, game: Game) -> float | None:
        """Return the chance to win a hand of Kowah; the other games have points."""
        if isinstance(game.spec, MataSpec):
            return None
        from thothit_desktop.players.rummy.coach import chance_of

        return chance_of(margin, game)
