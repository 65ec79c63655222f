# SPDX-License-Identifier: MIT
"""The games as games of OpenSpiel, for its algorithms (docs/openspiel.md).

It needs the extra `openspiel`, which is imported only with this package.
`pyspiel.load_game("python_thothit")` then knows every game with decisions; players and options are its
parameters.
"""

import pyspiel

from thothit_desktop.games import games
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.research.openspiel.game import OpenSpielGame, short_name, type_of

__all__ = ["OpenSpielGame", "short_name"]

register_families()

for _spec in games().values():
    if not _spec.by_luck:
        # One class per game, because OpenSpiel releases the games at the end of Python in a way only classes
        # survive.
        pyspiel.register_game(type_of(_spec), type(_spec.name, (OpenSpielGame,), {"spec": _spec}))
