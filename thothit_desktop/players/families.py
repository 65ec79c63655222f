# SPDX-License-Identifier: MIT
"""Which class plays which family of games; a view says what it is of."""

import random
from collections.abc import Callable, Mapping

from thothit_desktop.games.contract import View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players.contract import Decision, Limit, Player
from thothit_desktop.players.fishing.expert import ExpertPlayer
from thothit_desktop.players.fishing.greedy import GreedyPlayer
from thothit_desktop.players.kowah.expert import KowahExpertPlayer
from thothit_desktop.players.kowah.greedy import KowahGreedyPlayer
from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer

_Makers = Mapping[str, type[Player]]

FAMILIES: Mapping[type, _Makers] = {
    FishingView: {"greedy": GreedyPlayer, "expert": ExpertPlayer},
    KowahView: {"greedy": KowahGreedyPlayer, "expert": KowahExpertPlayer},
    ThuneeView: {"greedy": ThuneeGreedyPlayer, "expert": ThuneeExpertPlayer},
}
"""By the class of a family's views, who plays at which level; `random` needs no family."""


class FamilyPlayer:
    """Plays any game at one level, as the class of its family does."""

    def __init__(self, level: str) -> None:
        self._players = {views: makers[level]() for views, makers in FAMILIES.items()}

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """The move of the family's player; raises TypeError for a view of no family that anybody plays."""
        player = self._players.get(type(view))
        if player is None:
            raise TypeError("not a view of a game that computer players know")
        return player.choose(view, limit, rng, cancelled)
