# SPDX-License-Identifier: MIT
"""The player of Kowah that counts cards and reckons with what is still to come (docs/players.md)."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.players.contract import Decision, Limit, best_first
from thothit_desktop.players.kowah.moves import kowah_view, straight_moves
from thothit_desktop.players.kowah.win_probability import Outlook


class KowahExpertPlayer:
    """Makes the move with the best chance to win the hand, by a reckoning that needs no playouts."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never guesses)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """The best move found; a single move at once."""
        seen = kowah_view(view)
        moves = straight_moves(seen)
        if len(moves) == 1:
            return Decision(moves[0])
        outlook = Outlook(seen)
        others = seen.game.players - 1
        chances = [_chance(outlook, seen, move) for move in moves]
        margins = [chance - (1 - chance) / others for chance in chances]
        considered = best_first(zip(moves, margins, strict=True))
        return Decision(considered[0].move, tuple(considered))


def _chance(outlook: Outlook, view: KowahView, move: Move) -> float:
    """The chance to win the hand by a move."""
    if move.kind == "discard":
        return outlook.discarding(move.card)
    if move.kind == "checki":
        return outlook.waiting()
    if move.kind == "draw":
        return outlook.drawing()
    if move.kind == "take":
        return outlook.taking()
    if move.kind == "claim":
        return 1.0
    return outlook.holding() if view.phase == "checki" else 0.0
