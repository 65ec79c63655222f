# SPDX-License-Identifier: MIT
"""The games of all families."""

from collections.abc import Mapping

from thothit_desktop.games.contract import Game
from thothit_desktop.games.families import FAMILIES, family_of
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.registry import HOW, UnregisteredError
from thothit_desktop.games.spec import BadOptionError, GameSpec


def games() -> Mapping[str, GameSpec]:
    """Return every game by its id, in the order in which they are shown.

    Raise UnregisteredError as long as no family is registered.
    """
    if not FAMILIES:
        raise UnregisteredError(f"no family of games is registered: {HOW}")
    return {spec.id: spec for family in FAMILIES.values() for spec in family.specs}


def new_game(game_id: str, players: int | None = None, options: Mapping[str, str] | None = None) -> Game:
    """Return the game of an id; raise BadOptionError for an unknown id, number, option or value."""
    spec = games().get(game_id)
    if spec is None:
        raise BadOptionError("no game is called {0}; `thothit games` lists all", quote(game_id))
    return family_of(spec).make(spec, players, options)
