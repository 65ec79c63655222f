# SPDX-License-Identifier: MIT
"""The players of Sampèn and Thothit Banyuwangi as a family."""

import math
import random

from thothit_desktop.games.contract import Game, Position, View
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.contract import Player
from thothit_desktop.players.family import Family

_ATTENTION = {"bocah": 1, "tangga": 2, "langganan": math.inf}
"""The number of cards that a level looks at after the dealer has turned one up, that one included."""


class MatchingFamily(Family):
    """The players, the coach and the guesses; each module is imported when it is first needed."""

    id = "matching"
    has_coach = True

    def player(self, level: str) -> Player | None:
        """Return the player of an id."""
        match level:
            case "bocah" | "tangga" | "langganan":
                from thothit_desktop.players.matching.simple import MatchingChildPlayer

                return MatchingChildPlayer(_ATTENTION[level])
            case "greedy" | "sesepuh":
                from thothit_desktop.players.matching.simple import MatchingGreedyPlayer

                return MatchingGreedyPlayer()
            case "expert" | "empu":
                from thothit_desktop.players.matching.expert import MatchingExpertPlayer

                return MatchingExpertPlayer()
        return None

    def possible(self, view: View, rng: random.Random) -> Position | None:
        """Return a position that may lie behind a view."""
        from thothit_desktop.players.matching.worlds import possible

        return possible(view, rng)

    def coach(self) -> Coach:
        """Return the coach."""
        from thothit_desktop.players.matching.coach import MatchingCoach

        return MatchingCoach()

    def chance(self, margin: float, game: Game) -> float | None:
        """Return the chance to win the round, as if one player alone won it."""
        return (1 + (game.players - 1) * margin) / game.players
