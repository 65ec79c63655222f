# SPDX-License-Identifier: MIT
"""The registered families of games."""

from thothit_desktop.games.family import Family, Phase, Sides
from thothit_desktop.games.registry import Registry
from thothit_desktop.games.spec import GameSpec

FAMILIES: Registry[Family] = Registry()
"""The families by id."""


def family_of(spec: GameSpec) -> Family:
    """Return the family of a game."""
    return FAMILIES[spec.family]


def phase_of(spec: GameSpec, phase: str) -> Phase:
    """Return the properties of a phase of a game."""
    return family_of(spec).phases[phase]


def sides_of(spec: GameSpec, players: int) -> Sides:
    """Return the seats of each side, by the number of players."""
    return family_of(spec).sides(players)
