# SPDX-License-Identifier: MIT
"""The catalogue of games, in the order in which they are shown."""

from collections.abc import Mapping

from thothit_desktop.games.contract import Game
from thothit_desktop.games.fishing import FishingGame
from thothit_desktop.games.kings import KingsGame
from thothit_desktop.games.kowah import KowahGame
from thothit_desktop.games.kowah_spec import KOWAH
from thothit_desktop.games.shown import shown
from thothit_desktop.games.spec import BadOptionError, GameSpec
from thothit_desktop.games.specs import FISHING, KINGS
from thothit_desktop.games.thunee import ThuneeGame
from thothit_desktop.games.thunee_spec import THUNEE

GAMES: Mapping[str, GameSpec] = {spec.id: spec for spec in (*FISHING, KINGS, KOWAH, THUNEE)}


def new_game(game_id: str, players: int | None = None, options: Mapping[str, str] | None = None) -> Game:
    """The game of an id; raises BadOptionError for an unknown id, number of players, option or value."""
    for spec in FISHING:
        if spec.id == game_id:
            return FishingGame(spec, players, options)
    if game_id == KINGS.id:
        return KingsGame(KINGS, players, options)
    if game_id == KOWAH.id:
        return KowahGame(KOWAH, players, options)
    if game_id == THUNEE.id:
        return ThuneeGame(THUNEE, players, options)
    raise BadOptionError(f"no game is called {shown(game_id)} (there is {', '.join(GAMES)})")
