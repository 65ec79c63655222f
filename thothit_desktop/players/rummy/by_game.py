# SPDX-License-Identifier: MIT
"""Players and coaches that differ between Kowah and the games with mata."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import View
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.contract import Decision, Limit, Player


class ByGame:
    """A player that plays Kowah as one player, and the games with mata as another."""

    def __init__(self, kowah: Player, mata: Player) -> None:
        self._kowah, self._mata = kowah, mata

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the decision of the game's player."""
        player = self._kowah if isinstance(view, KowahView) else self._mata
        return player.choose(view, limit, rng, cancelled)
