# SPDX-License-Identifier: MIT
"""Who plays the fishing games."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Game
from thothit_desktop.players.contract import Player
from thothit_desktop.players.family import Family
from thothit_desktop.players.fishing.moves import sensible_moves


def _greedy() -> Player:
    from thothit_desktop.players.fishing.greedy import GreedyPlayer

    return GreedyPlayer()


def _expert() -> Player:
    from thothit_desktop.players.fishing.expert import ExpertPlayer

    return ExpertPlayer()


def _fast_rounds(game: Game) -> Callable[[], object]:
    from thothit_desktop.games.fishing.fast import FastDeal, playout, tables_of
    from thothit_desktop.games.fishing.game import FishingGame

    assert isinstance(game, FishingGame)
    tables, rng = tables_of(game), random.Random(1)
    return lambda: playout(FastDeal.shuffled(tables, rng.random), rng)


FAMILY = Family(
    id="fishing",
    levels={"greedy": _greedy, "expert": _expert},
    sensible=sensible_moves,
    fast_rounds=_fast_rounds,
)
