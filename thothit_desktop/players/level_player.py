# SPDX-License-Identifier: MIT
"""A level in every game, played by the player of the game's family."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import View
from thothit_desktop.players.contract import Decision, Limit, Player
from thothit_desktop.players.families import family_of
from thothit_desktop.players.random_player import RandomPlayer


class LevelPlayer:
    """A level's player for all games; `weaker` are the levels below, weakest first."""

    def __init__(self, level: str, weaker: Sequence[str] = ()) -> None:
        self._levels = (level, *reversed(weaker))
        self._players: dict[str, Player] = {}

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the move of the family's player of this level or the next below; a random move if none."""
        spec = view.game.spec
        if spec.family not in self._players:
            family = family_of(spec)
            known = (family.player(level) for level in self._levels)
            self._players[spec.family] = next((player for player in known if player), RandomPlayer())
        return self._players[spec.family].choose(view, limit, rng, cancelled)
