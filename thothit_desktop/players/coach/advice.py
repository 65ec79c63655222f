# SPDX-License-Identifier: MIT
"""Advice by the coach of a game's family."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Advice, Coach
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.families import family_of

_LESS = 10
"""The divisor of the playouts for each move that the coach leaves out."""


def coach_of(spec: GameSpec) -> Coach | None:
    """Return the coach of a game; None if the game has no decisions."""
    family = family_of(spec)
    return family.coach() if family.has_coach else None


def hint_limit(spec: GameSpec, ms: int | None = None) -> Limit:
    """Return the limit of a hint: its coach's playouts, and `ms` at most."""
    coach = coach_of(spec)
    return Limit(ms=ms, playouts=coach.playouts(spec) if coach else 1)


def advise(
    view: View,
    limit: Limit,
    rng: random.Random,
    cancelled: Callable[[], bool],
    made: Move | None = None,
) -> Advice:
    """Return the advice of the game's coach; empty if the game has no decisions.

    A move that was `made` is among the options. Raises ValueError if the view's seat has no move.
    """
    coach = coach_of(view.game.spec)
    return coach.advise(view, limit, rng, cancelled, made) if coach else Advice(())


def advise_on_all(view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Advice:
    """Return the advice of `advise`, extended by the legal moves that the coach leaves out as not sensible.

    Each of these is compared with the best move in worlds of its own. Raises ValueError as `advise`.
    """
    given = advise(view, limit, rng, cancelled)
    options = list(given.options)
    fewer = Limit(ms=limit.ms, playouts=limit.playouts and max(1, limit.playouts // _LESS))
    for move in view.legal_moves():
        if cancelled():
            break
        if all(option.move != move for option in options):
            found = advise(view, fewer, rng, cancelled, move).options
            options += [option for option in found if option.move == move]
    return given._replace(options=tuple(options))
