# SPDX-License-Identifier: MIT
"""The families of games registered for the table."""

from thothit_desktop.games.contract import View
from thothit_desktop.games.registry import Registry
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.family import Family
from thothit_desktop.table.stage.model import TableModel

FAMILIES: Registry[Family] = Registry()
"""The families by id."""


def family_of(spec: GameSpec) -> Family:
    """Return the family of a game."""
    return FAMILIES[spec.family]


def read(view: View) -> TableModel:
    """Return the table model of a view, by the family of its game."""
    return family_of(view.game.spec).read(view)
