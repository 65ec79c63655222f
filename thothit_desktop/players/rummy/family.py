# SPDX-License-Identifier: MIT
"""The players of Kowah as a family."""

import random

from thothit_desktop.games.contract import Game, Position, View
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.contract import Player
from thothit_desktop.players.family import Family


class RummyFamily(Family):
    """The players, the coach and the guesses for Kowah; each module is imported when it is first needed."""

    id = "rummy"
    has_coach = True

    def player(self, level: str) -> Player | None:
        """Return the player of an id."""
        match level:
            case "bocah":
                from thothit_desktop.players.rummy.simple import KowahChildPlayer

                return KowahChildPlayer()
            case "tangga":
                from thothit_desktop.players.rummy.simple import KowahNeighbourPlayer

                return KowahNeighbourPlayer(watches=False)
            case "langganan":
                from thothit_desktop.players.rummy.simple import KowahNeighbourPlayer

                return KowahNeighbourPlayer(watches=True)
            case "greedy" | "sesepuh":
                from thothit_desktop.players.rummy.greedy import KowahGreedyPlayer

                return KowahGreedyPlayer()
            case "expert" | "empu":
                from thothit_desktop.players.rummy.expert import KowahExpertPlayer

                return KowahExpertPlayer()
        return None

    def possible(self, view: View, rng: random.Random) -> Position | None:
        """Return a position that may lie behind a view."""
        from thothit_desktop.players.rummy.determinization import possible

        return possible(view, rng)

    def coach(self) -> Coach:
        """Return the coach."""
        from thothit_desktop.players.rummy.coach import KowahCoach

        return KowahCoach()

    def chance(self, margin: float, game: Game) -> float | None:
        """Return the chance to win the hand."""
        from thothit_desktop.players.rummy.coach import chance_of

        return chance_of(margin, game)
