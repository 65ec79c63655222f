# SPDX-License-Identifier: MIT
"""The registered families of games, with their classes for the windows."""

from thothit_desktop.app.family.base import Family
from thothit_desktop.app.family.texts import FamilyTexts
from thothit_desktop.games.registry import Registry
from thothit_desktop.games.spec import GameSpec

FAMILIES: Registry[Family] = Registry()
"""The families by id."""


def family_of(spec: GameSpec) -> Family:
    """Return the family of a game."""
    return FAMILIES[spec.family].of(spec)


def texts_of(spec: GameSpec) -> FamilyTexts:
    """Return the texts about rounds and matches of a game."""
    return family_of(spec).texts()
