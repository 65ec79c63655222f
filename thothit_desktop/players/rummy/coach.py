# SPDX-License-Identifier: MIT
"""The coach of Kowah: the expert's moves, with calibrated chances."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Game, Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players.coach.contract import Advice, WeighedMove
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.rummy.calibrated import calibrated
from thothit_desktop.players.rummy.expert import margin_of, reckoned
from thothit_desktop.players.rummy.moves import kowah_view, straight_moves
from thothit_desktop.players.rummy.reasons import reasons
from thothit_desktop.players.rummy.win_probability import Outlook


class KowahCoach:
    """Estimates the chance to win the hand by every move, without sampling."""

    def advise(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never guesses)
        cancelled: Callable[[], bool],  # noqa: ARG002
        made: Move | None = None,
    ) -> Advice:
        """Return all moves that make sense, by the share of hands won less the mean of the others'."""
        seen = kowah_view(view)
        moves = straight_moves(seen)
        if made is not None and made not in moves:
            moves.append(made)
        found = [
            (one.move, margin_of(seen, calibrated(seen, chance_of(one.margin, seen.game))))
            for one in reckoned(seen, moves)
        ]
        best = found[0][1]
        options = tuple(WeighedMove(move, margin, max(0.0, best - margin)) for move, margin in found)
        return Advice(options, reasons(seen, options[0].move))

    def value(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never guesses)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> float | None:
        """Return the margin of the eight cards in hand; None while a ninth is to be discarded."""
        seen = kowah_view(view)
        if len(seen.hand) > seen.game.rules.hand:
            return None
        return margin_of(seen, calibrated(seen, Outlook(seen).staying()))

    def playouts(self, spec: GameSpec) -> int:  # noqa: ARG002  (the same for all)
        """Return 1, since there are no playouts."""
        return 1


def chance_of(margin: float, game: Game) -> float:
    """Return the chance to win the hand that corresponds to a margin."""
    others = game.players - 1
    return (1 + others * margin) / (1 + others)
