# SPDX-License-Identifier: MIT
"""The computer players, weakest first."""

from thothit_desktop.players.contract import PLAYOUTS, Considered, Decision, Limit, Player, UnknownPlayerError
from thothit_desktop.players.expert import ExpertPlayer
from thothit_desktop.players.greedy import GreedyPlayer
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

_MAKERS: dict[str, type[Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "expert": ExpertPlayer,
}

PLAYERS: tuple[str, ...] = tuple(_MAKERS)
"""The ids of all players, in order of strength."""


def new_player(player_id: str) -> Player:
    """The player of an id; raises UnknownPlayerError, a sentence naming those there are."""
    try:
        return _MAKERS[player_id]()
    except KeyError:
        allowed = ", ".join(PLAYERS)
        raise UnknownPlayerError(f"no player is called {player_id!r} (there is {allowed})") from None
