# SPDX-License-Identifier: MIT
"""One level in every game: the player that a game's family has for it."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import View
from thothit_desktop.players.contract import Decision, Limit, Player
from thothit_desktop.players.families import family_of
from thothit_desktop.players.random_player import RandomPlayer


class LevelPlayer:
    """Plays any game as its family's player of a level does; `weaker` are the levels below, weakest first."""

    def __init__(self, level: str, weaker: Sequence[str] = ()) -> None:
        self._levels = (level, *reversed(weaker))
        self._players: dict[str, Player] = {}

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """The move of the family's player; at random where the family has none of this level or below."""
        spec = view.game.spec
        if spec.family not in self._players:
            family = family_of(spec)
            known = (family.player(level) for level in self._levels)
            self._players[spec.family] = next((player for player in known if player), RandomPlayer())
        return self._players[spec.family].choose(view, limit, rng, cancelled)
