# SPDX-License-Identifier: MIT
"""Who plays the fishing games."""

from thothit_desktop.players.contract import Player
from thothit_desktop.players.family import Family
from thothit_desktop.players.fishing.moves import sensible_moves


def _greedy() -> Player:
    from thothit_desktop.players.fishing.greedy import GreedyPlayer

    return GreedyPlayer()


def _expert() -> Player:
    from thothit_desktop.players.fishing.expert import ExpertPlayer

    return ExpertPlayer()


FAMILY = Family(id="fishing", levels={"greedy": _greedy, "expert": _expert}, sensible=sensible_moves)
