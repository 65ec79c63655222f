# SPDX-License-Identifier: MIT
"""The registered families of games, as the computer players know them."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.registry import Registry
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.family import Family

FAMILIES: Registry[Family] = Registry()
"""The families by id."""


def family_of(spec: GameSpec) -> Family:
    """Return the family of a game."""
    return FAMILIES[spec.family]


def sensible_moves(view: View) -> list[Move]:
    """Return the legal moves that make sense in the view's game; raise ValueError if there are none."""
    return family_of(view.game.spec).sensible(view)
