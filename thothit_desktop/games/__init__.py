# SPDX-License-Identifier: MIT
"""The catalogue of games, in the order in which they are shown."""

from collections.abc import Mapping

from thothit_desktop.games.contract import Game
from thothit_desktop.games.fishing.catalogue import FISHING
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.kings.game import KingsGame
from thothit_desktop.games.kings.spec import KINGS
from thothit_desktop.games.kowah.game import KowahGame
from thothit_desktop.games.kowah.spec import KOWAH
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.spec import BadOptionError, GameSpec
from thothit_desktop.games.thunee.game import ThuneeGame
from thothit_desktop.games.thunee.spec import THUNEE

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
    raise BadOptionError(f"no game is called {quote(game_id)} (there is {', '.join(GAMES)})")
