# SPDX-License-Identifier: MIT
"""The families of games as the flow knows them."""

from thothit_desktop.flow.family import Family
from thothit_desktop.flow.fishing import FAMILY as FISHING
from thothit_desktop.flow.kings import FAMILY as KINGS
from thothit_desktop.flow.kowah import FAMILY as KOWAH
from thothit_desktop.flow.thunee import FAMILY as THUNEE
from thothit_desktop.games.contract import Asks, Position, View
from thothit_desktop.games.families import phase_of
from thothit_desktop.games.spec import GameSpec

FAMILIES: dict[str, Family] = {family.id: family for family in (FISHING, KINGS, KOWAH, THUNEE)}
"""The families by id; asked anew each time, never copied."""


def family_of(spec: GameSpec) -> Family:
    """The family of a game."""
    return FAMILIES[spec.family]


def asks_of(of: Position | View) -> Asks:
    """What the phase of a position or a view asks of the seat to act."""
    return phase_of(of.game.spec, of.phase).asks
