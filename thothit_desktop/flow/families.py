# SPDX-License-Identifier: MIT
"""The registered families of games, with their classes for the flow."""

from thothit_desktop.flow.family import Family
from thothit_desktop.games.contract import DecisionKind, Position, View
from thothit_desktop.games.families import phase_of
from thothit_desktop.games.registry import Registry
from thothit_desktop.games.spec import GameSpec

FAMILIES: Registry[Family] = Registry()
"""The families by id."""


def family_of(spec: GameSpec) -> Family:
    """Return the family of a game."""
    return FAMILIES[spec.family]


def asks_of(of: Position | View) -> DecisionKind:
    """Return the kind of decision in the phase of a position or a view."""
    return phase_of(of.game.spec, of.phase).asks
