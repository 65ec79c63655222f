# SPDX-License-Identifier: MIT
"""Registers the families of games for the packages with Qt; add a new family here."""

from thothit_desktop.app.families import FAMILIES as APP
from thothit_desktop.app.fishing.family import FishingFamily as FishingApp
from thothit_desktop.app.kings.family import KingsFamily as KingsApp
from thothit_desktop.app.matching.family import MatchingFamily as MatchingApp
from thothit_desktop.app.rummy.family import RummyFamily as RummyApp
from thothit_desktop.app.thunee.family import ThuneeFamily as ThuneeApp
from thothit_desktop.flow.families import FAMILIES as FLOW
from thothit_desktop.flow.fishing import FishingFamily as FishingFlow
from thothit_desktop.flow.kings import KingsFamily as KingsFlow
from thothit_desktop.flow.matching import MatchingFamily as MatchingFlow
from thothit_desktop.flow.rummy import RummyFamily as RummyFlow
from thothit_desktop.flow.thunee import ThuneeFamily as ThuneeFlow
from thothit_desktop.players import registration
from thothit_desktop.table.families import FAMILIES as TABLE
from thothit_desktop.table.fishing.family import FishingFamily as FishingTable
from thothit_desktop.table.kings.family import KingsFamily as KingsTable
from thothit_desktop.table.matching.family import MatchingFamily as MatchingTable
from thothit_desktop.table.rummy.family import RummyFamily as RummyTable
from thothit_desktop.table.thunee.family import ThuneeFamily as ThuneeTable


def register_families() -> None:
    """Register every family for players, table, flow and windows, in the order in which games are shown."""
    registration.register_families()
    TABLE.register(FishingTable(), KingsTable(), RummyTable(), ThuneeTable(), MatchingTable())
    FLOW.register(FishingFlow(), KingsFlow(), RummyFlow(), ThuneeFlow(), MatchingFlow())
    APP.register(FishingApp(), KingsApp(), RummyApp(), ThuneeApp(), MatchingApp())
