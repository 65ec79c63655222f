# SPDX-License-Identifier: MIT
"""Who plays Thunee."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, Position, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Coach
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.contract import PLAYOUTS, Player
from thothit_desktop.players.family import Family
from thothit_desktop.players.thunee.moves import sensible_moves


def _greedy() -> Player:
    from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer

    return ThuneeGreedyPlayer()


def _expert() -> Player:
    from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer

    return ThuneeExpertPlayer()


def _child() -> Player:
    from thothit_desktop.players.thunee.simple import ThuneeChildPlayer

    return ThuneeChildPlayer()


def _neighbour() -> Player:
    from thothit_desktop.players.thunee.simple import ThuneeNeighbourPlayer

    return ThuneeNeighbourPlayer()


def _old_hand() -> Player:
    from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer
    from thothit_desktop.players.thunee.memory import without_hints

    return ThuneeExpertPlayer(without_hints)


def _look_back(
    dealt: Position, moves: Sequence[Move], seat: int, cancelled: Callable[[], bool]
) -> Hindsight | None:
    from thothit_desktop.players.thunee.look_back import look_back

    return look_back(dealt, moves, seat, cancelled)


def _master() -> Player:
    from thothit_desktop.players.thunee.master import ThuneeMasterPlayer

    return ThuneeMasterPlayer()


def _coach() -> Coach:
    from thothit_desktop.players.thunee.coach import ThuneeCoach

    return ThuneeCoach()


_PLAYOUTS = {"sesepuh": 100, "empu": 1500}


def _playouts(player: str, _spec: GameSpec) -> int:
    return _PLAYOUTS.get(player, PLAYOUTS)


def _possible(view: View, rng: random.Random) -> Position:
    from thothit_desktop.players.thunee.determinization import possible

    return possible(view, rng)


FAMILY = Family(
    id="thunee",
    levels={
        "greedy": _greedy,
        "expert": _expert,
        "bocah": _child,
        "tangga": _neighbour,
        "langganan": _greedy,
        "sesepuh": _old_hand,
        "empu": _master,
    },
    playouts=_playouts,
    sensible=sensible_moves,
    coach=_coach,
    possible=_possible,
    look_back=_look_back,
)
