# SPDX-License-Identifier: MIT
"""The computer players, weakest first."""

from thothit_desktop.players.contract import (
    PLAYOUTS,
    Considered,
    Decision,
    Limit,
    Player,
    UnknownPlayerError,
)
from thothit_desktop.players.level_player import LevelPlayer
from thothit_desktop.players.random_player import RandomPlayer

__all__ = [
    "PLAYERS",
    "PLAYOUTS",
    "Considered",
    "Decision",
    "Limit",
    "Player",
    "UnknownPlayerError",
    "new_player",
]

PLAYERS: tuple[str, ...] = ("random", "greedy", "expert")
"""The ids of all players, in order of strength; each plays every game in which somebody decides."""


def new_player(player_id: str) -> Player:
    """The player of an id; raises UnknownPlayerError, a sentence naming those there are."""
    if player_id not in PLAYERS:
        allowed = ", ".join(PLAYERS)
        raise UnknownPlayerError(f"no player is called {player_id!r} (there is {allowed})")
    if player_id == PLAYERS[0]:
        return RandomPlayer()
    return LevelPlayer(player_id, PLAYERS[1 : PLAYERS.index(player_id)])
