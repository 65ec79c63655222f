# SPDX-License-Identifier: MIT
"""The families of games, as the windows know them.

The plugs import what is above this list (`messages/`, `score/`, `rules/`), but only inside their functions.
"""

from thothit_desktop.app.family import Family
from thothit_desktop.app.fishing.family import FAMILY as FISHING
from thothit_desktop.app.kings.family import FAMILY as KINGS
from thothit_desktop.app.kowah.family import FAMILY as KOWAH
from thothit_desktop.app.thunee.family import FAMILY as THUNEE
from thothit_desktop.games.spec import GameSpec

FAMILIES: dict[str, Family] = {family.id: family for family in (FISHING, KINGS, KOWAH, THUNEE)}
"""The families by id; asked anew each time, never copied."""


def family_of(spec: GameSpec) -> Family:
    """The family of a game."""
    return FAMILIES[spec.family]
