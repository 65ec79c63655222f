# SPDX-License-Identifier: MIT
"""The families of games, as the computer players know them."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.family import Family
from thothit_desktop.players.fishing.plug import FAMILY as FISHING
from thothit_desktop.players.kings.plug import FAMILY as KINGS
from thothit_desktop.players.kowah.plug import FAMILY as KOWAH
from thothit_desktop.players.thunee.plug import FAMILY as THUNEE

FAMILIES: dict[str, Family] = {family.id: family for family in (FISHING, KINGS, KOWAH, THUNEE)}
"""The families by id; asked anew each time, never copied."""


def family_of(spec: GameSpec) -> Family:
    """The family of a game."""
    return FAMILIES[spec.family]


def sensible_moves(view: View) -> list[Move]:
    """The legal moves that make sense in the view's game; raises ValueError where there are none."""
    return family_of(view.game.spec).sensible(view)
