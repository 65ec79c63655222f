# SPDX-License-Identifier: MIT
"""Who plays Kowah."""

import random

from thothit_desktop.games.contract import Game, Position, View
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.contract import Player
from thothit_desktop.players.family import Family


def _greedy() -> Player:
    from thothit_desktop.players.kowah.greedy import KowahGreedyPlayer

    return KowahGreedyPlayer()


def _expert() -> Player:
    from thothit_desktop.players.kowah.expert import KowahExpertPlayer

    return KowahExpertPlayer()


def _child() -> Player:
    from thothit_desktop.players.kowah.simple import KowahChildPlayer

    return KowahChildPlayer()


def _neighbour() -> Player:
    from thothit_desktop.players.kowah.simple import KowahNeighbourPlayer

    return KowahNeighbourPlayer(watches=False)


def _regular() -> Player:
    from thothit_desktop.players.kowah.simple import KowahNeighbourPlayer

    return KowahNeighbourPlayer(watches=True)


def _coach() -> Coach:
    from thothit_desktop.players.kowah.coach import KowahCoach

    return KowahCoach()


def _chance(margin: float, game: Game) -> float:
    from thothit_desktop.players.kowah.coach import chance_of

    return chance_of(margin, game)


def _possible(view: View, rng: random.Random) -> Position:
    from thothit_desktop.players.kowah.determinization import possible

    return possible(view, rng)


FAMILY = Family(
    id="kowah",
    levels={
        "greedy": _greedy,
        "expert": _expert,
        "bocah": _child,
        "tangga": _neighbour,
        "langganan": _regular,
        "sesepuh": _greedy,
        "empu": _expert,
    },
    coach=_coach,
    chance=_chance,
    possible=_possible,
)
