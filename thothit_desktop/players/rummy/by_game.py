# SPDX-License-Identifier: MIT
"""Players and coaches that differ between Kowah and the games with mata."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Advice, Coach
from thothit_desktop.players.contract import Decision, Limit, Player


class ByGame:
    """A player that plays Kowah as one player, and the games with mata as another."""

    def __init__(self, kowah: Player, mata: Player) -> None:
        self._kowah, self._mata = kowah, mata

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the decision of the game's player."""
        player = self._kowah if isinstance(view, KowahView) else self._mata
        return player.choose(view, limit, rng, cancelled)


class CoachByGame:
    """A coach that leaves Kowah to one coach and the games with mata to another; both are quick."""

    def __init__(self, kowah: Coach, mata: Coach) -> None:
        self._kowah, self._mata = kowah, mata

    def advise(
        self,
        view: View,
        limit: Limit,
        rng: random.Random,
        cancelled: Callable[[], bool],
        made: Move | None = None,
    ) -> Advice:
        """Return the advice of the game's coach."""
        return self._of(view).advise(view, limit, rng, cancelled, made)

    def value(
        self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
    ) -> float | None:
        """Return the margin by the game's coach."""
        return self._of(view).value(view, limit, rng, cancelled)

    def playouts(self, spec: GameSpec) -> int:
        """Return the playouts of a hint."""
        return self._kowah.playouts(spec)

    def _of(self, view: View) -> Coach:
        return self._kowah if isinstance(view, KowahView) else self._mata
