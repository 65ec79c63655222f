# SPDX-License-Identifier: MIT
"""The computer players."""

from thothit_desktop.players.contract import (
    PLAYOUTS,
    Considered,
    Decision,
    Limit,
    Player,
    UnknownPlayerError,
)
from thothit_desktop.players.level_player import LevelPlayer
from thothit_desktop.players.levels import (
    LEVELS,
    PLAYERS,
    USUAL_LEVEL,
    YARDSTICKS,
    level_of,
    limit_of,
    weaker,
)
from thothit_desktop.players.random_player import RandomPlayer

__all__ = [
    "LEVELS",
    "PLAYERS",
    "PLAYOUTS",
    "USUAL_LEVEL",
    "YARDSTICKS",
    "Considered",
    "Decision",
    "Limit",
    "Player",
    "RandomPlayer",
    "UnknownPlayerError",
    "level_of",
    "limit_of",
    "new_player",
]


def new_player(player_id: str) -> Player:
    """Make a player by its id; raises UnknownPlayerError, whose message lists the known ids."""
    if player_id not in PLAYERS:
        allowed = ", ".join(PLAYERS)
        raise UnknownPlayerError(f"no player is called {player_id!r} (there is {allowed})")
    if player_id == PLAYERS[0]:
        return RandomPlayer()
    return LevelPlayer(player_id, weaker(player_id))
