# SPDX-License-Identifier: MIT
"""Who plays the fishing games."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Game, Move, Position, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.contract import PLAYOUTS, Player
from thothit_desktop.players.family import Family
from thothit_desktop.players.fishing.moves import sensible_moves


def _greedy() -> Player:
    from thothit_desktop.players.fishing.greedy import GreedyPlayer

    return GreedyPlayer()


def _expert() -> Player:
    from thothit_desktop.players.fishing.expert import ExpertPlayer

    return ExpertPlayer()


def _master() -> Player:
    from thothit_desktop.players.fishing.master import FishingMasterPlayer

    return FishingMasterPlayer()


def _child() -> Player:
    from thothit_desktop.players.fishing.simple import ChildPlayer

    return ChildPlayer()


def _neighbour() -> Player:
    from thothit_desktop.players.fishing.memory import NO_CAPTURES, RememberingPlayer
    from thothit_desktop.players.fishing.simple import NeighbourPlayer

    return RememberingPlayer(NeighbourPlayer(), NO_CAPTURES)


def _regular() -> Player:
    from thothit_desktop.players.fishing.greedy import GreedyPlayer
    from thothit_desktop.players.fishing.memory import MOST_CAPTURES, RememberingPlayer

    return RememberingPlayer(GreedyPlayer(), MOST_CAPTURES)


def _old_hand() -> Player:
    from thothit_desktop.players.fishing.master import FishingMasterPlayer
    from thothit_desktop.players.fishing.memory import LAST_CAPTURES, RememberingPlayer

    return RememberingPlayer(FishingMasterPlayer(), LAST_CAPTURES)


_PLAYOUTS = {
    "sesepuh": {
        "": 300,
        "sackson": 100,
        "totit-denexa": 30,
        "totit-cats": 60,
        "enthit": 400,
        "thothit-kuna": 1200,
    },
    "empu": {"": 2000, "enthit": 4000, "thothit-kuna": 2400},
}
"""By level the playouts of a decision: of games where more of them tell, and of all others."""


def _playouts(player: str, spec: GameSpec) -> int:
    by_game = _PLAYOUTS.get(player, {"": PLAYOUTS})
    return by_game.get(spec.id, by_game[""])


def _look_back(
    dealt: Position, moves: Sequence[Move], seat: int, cancelled: Callable[[], bool]
) -> Hindsight | None:
    from thothit_desktop.players.fishing.endgame import look_back

    return look_back(dealt, moves, seat, cancelled)


def _coach() -> Coach:
    from thothit_desktop.players.fishing.coach import FishingCoach

    return FishingCoach()


def _fast_rounds(game: Game) -> Callable[[], object]:
    from thothit_desktop.games.fishing.fast import FastDeal, playout, tables_of
    from thothit_desktop.games.fishing.game import FishingGame

    assert isinstance(game, FishingGame)
    tables, rng = tables_of(game), random.Random(1)
    return lambda: playout(FastDeal.shuffled(tables, rng.random), rng)


def _luck(position: Position, rng: random.Random) -> list[float] | None:
    from thothit_desktop.players.fishing.luck import luck_of

    return luck_of(position, rng)


def _possible(view: View, rng: random.Random) -> Position:
    from thothit_desktop.players.fishing.determinization import possible

    return possible(view, rng)


FAMILY = Family(
    id="fishing",
    levels={
        "greedy": _greedy,
        "expert": _expert,
        "bocah": _child,
        "tangga": _neighbour,
        "langganan": _regular,
        "sesepuh": _old_hand,
        "empu": _master,
    },
    playouts=_playouts,
    sensible=sensible_moves,
    fast_rounds=_fast_rounds,
    coach=_coach,
    possible=_possible,
    look_back=_look_back,
    luck=_luck,
)
