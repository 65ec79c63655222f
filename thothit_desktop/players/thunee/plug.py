# SPDX-License-Identifier: MIT
"""Who plays Thunee."""

from thothit_desktop.players.contract import Player
from thothit_desktop.players.family import Family
from thothit_desktop.players.thunee.moves import sensible_moves


def _greedy() -> Player:
    from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer

    return ThuneeGreedyPlayer()


def _expert() -> Player:
    from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer

    return ThuneeExpertPlayer()


FAMILY = Family(id="thunee", levels={"greedy": _greedy, "expert": _expert}, sensible=sensible_moves)
