# SPDX-License-Identifier: MIT
"""The registration of the families of games for games and players; a new family is added here."""

from thothit_desktop.games.families import FAMILIES as GAMES
from thothit_desktop.games.fishing.family import FishingFamily as FishingGames
from thothit_desktop.games.kings.family import KingsFamily as KingsGames
from thothit_desktop.games.matching.family import MatchingFamily as MatchingGames
from thothit_desktop.games.rummy.family import RummyFamily as RummyGames
from thothit_desktop.games.thunee.family import ThuneeFamily as ThuneeGames
from thothit_desktop.players.families import FAMILIES as PLAYERS
from thothit_desktop.players.fishing.family import FishingFamily as FishingPlayers
from thothit_desktop.players.kings.family import KingsFamily as KingsPlayers
from thothit_desktop.players.matching.family import MatchingFamily as MatchingPlayers
from thothit_desktop.players.rummy.family import RummyFamily as RummyPlayers
from thothit_desktop.players.thunee.family import ThuneeFamily as ThuneePlayers


def register_families() -> None:
    """Register every family for games and players, in the order in which games are shown.

    Each process calls it once at its start; a program with a window calls that of `app/registration.py`.
    """
    GAMES.register(FishingGames(), KingsGames(), RummyGames(), ThuneeGames(), MatchingGames())
    PLAYERS.register(FishingPlayers(), KingsPlayers(), RummyPlayers(), ThuneePlayers(), MatchingPlayers())
