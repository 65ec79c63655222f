# SPDX-License-Identifier: MIT
"""Who plays Kowah."""

from thothit_desktop.players.contract import Player
from thothit_desktop.players.family import Family


def _greedy() -> Player:
    from thothit_desktop.players.kowah.greedy import KowahGreedyPlayer

    return KowahGreedyPlayer()


def _expert() -> Player:
    from thothit_desktop.players.kowah.expert import KowahExpertPlayer

    return KowahExpertPlayer()


FAMILY = Family(id="kowah", levels={"greedy": _greedy, "expert": _expert})
