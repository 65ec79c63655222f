# SPDX-License-Identifier: MIT
"""The coach of the games with mata: the master's moves, in points expected."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Advice, WeighedMove
from thothit_desktop.players.contract import Limit, best_first
from thothit_desktop.players.rummy.mata.hands import mata_view, sensible_moves
from thothit_desktop.players.rummy.mata.planner import MataPlannerPlayer
from thothit_desktop.players.rummy.mata.reasons import reasons

_MASTER = MataPlannerPlayer(counts=True)


class MataCoach:
    """Estimates the points that each move brings, without sampling."""

    def advise(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never guesses)
        cancelled: Callable[[], bool],  # noqa: ARG002
        made: Move | None = None,
    ) -> Advice:
        """Return all moves that make sense, by own points less the mean of the others'."""
        seen = mata_view(view)
        moves = sensible_moves(seen)
        if made is not None and made not in moves:
            moves.append(made)
        found = best_first(_MASTER.weighed(seen, moves))
        best = found[0].margin
        options = tuple(WeighedMove(move, margin, max(0.0, best - margin)) for move, margin in found)
        return Advice(options, reasons(seen, options[0].move))

    def value(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never guesses)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> float | None:
        """Return the margin of the hand between its turns; None while a card is to be discarded."""
        seen = mata_view(view)
        return None if len(seen.hand) > seen.game.rules.hand else _MASTER.value(seen)

    def playouts(self, spec: GameSpec) -> int:  # noqa: ARG002  (the same for all)
        """Return 1, since there are no playouts."""
        return 1
