# SPDX-License-Identifier: MIT
"""The families of games that the table lays."""

from thothit_desktop.games.contract import View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.family import Family
from thothit_desktop.table.fishing.plug import FAMILY as FISHING
from thothit_desktop.table.kings.plug import FAMILY as KINGS
from thothit_desktop.table.kowah.plug import FAMILY as KOWAH
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.thunee.plug import FAMILY as THUNEE

FAMILIES: dict[str, Family] = {family.id: family for family in (FISHING, KINGS, KOWAH, THUNEE)}
"""The families by id; asked anew each time, never copied."""


def family_of(spec: GameSpec) -> Family:
    """The family of a game."""
    return FAMILIES[spec.family]


def read(view: View) -> TableModel:
    """What a view says of the table."""
    return family_of(view.game.spec).parts().read(view)
