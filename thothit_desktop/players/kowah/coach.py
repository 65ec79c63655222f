# SPDX-License-Identifier: MIT
"""The coach of Kowah: the expert's reckoning, with what it says about every move."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Advice, WeighedMove
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.kowah.expert import margin_of, reckoned
from thothit_desktop.players.kowah.moves import kowah_view, straight_moves
from thothit_desktop.players.kowah.reasons import reasons
from thothit_desktop.players.kowah.win_probability import Outlook


class KowahCoach:
    """Reckons the chance to win the hand by every move; nothing is sampled."""

    def advise(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never guesses)
        cancelled: Callable[[], bool],  # noqa: ARG002
        made: Move | None = None,
    ) -> Advice:
        """All moves that make sense, by the share of hands won less the mean of the others'."""
        seen = kowah_view(view)
        moves = straight_moves(seen)
        if made is not None and made not in moves:
            moves.append(made)
        considered = reckoned(seen, moves)
        best = considered[0].margin
        options = tuple(WeighedMove(one.move, one.margin, max(0.0, best - one.margin)) for one in considered)
        return Advice(options, reasons(seen, options[0].move))

    def value(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never guesses)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> float | None:
        """The margin of the eight cards in hand; None while a ninth is to be discarded."""
        seen = kowah_view(view)
        return None if len(seen.hand) > seen.game.rules.hand else margin_of(seen, Outlook(seen).staying())

    def playouts(self, spec: GameSpec) -> int:  # noqa: ARG002  (the same for all)
        """One, since there are none."""
        return 1
