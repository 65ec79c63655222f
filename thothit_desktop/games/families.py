# SPDX-License-Identifier: MIT
"""The families of games, in the order in which they are shown."""

from thothit_desktop.games.family import Family, Phase, Sides
from thothit_desktop.games.fishing.plug import FAMILY as FISHING
from thothit_desktop.games.kings.plug import FAMILY as KINGS
from thothit_desktop.games.kowah.plug import FAMILY as KOWAH
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.plug import FAMILY as THUNEE

FAMILIES: dict[str, Family] = {family.id: family for family in (FISHING, KINGS, KOWAH, THUNEE)}
"""The families by id; asked anew each time, never copied."""


def family_of(spec: GameSpec) -> Family:
    """The family of a game."""
    return FAMILIES[spec.family]


def phase_of(spec: GameSpec, phase: str) -> Phase:
    """Return what a phase of a game asks for."""
    return family_of(spec).phases[phase]


def sides_of(spec: GameSpec, players: int) -> Sides:
    """Return the seats of each side, by the number of players."""
    return family_of(spec).sides(players)
