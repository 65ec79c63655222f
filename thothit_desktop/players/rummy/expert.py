# SPDX-License-Identifier: MIT
"""The player of Kowah that counts cards and estimates the chances of hands (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.contract import Considered, Decision, Limit, best_first
from thothit_desktop.players.rummy.moves import kowah_view, least_given_first, straight_moves
from thothit_desktop.players.rummy.win_probability import Outlook


class KowahExpertPlayer:
    """Makes the move with the best estimated chance to win the hand, without playouts."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never guesses)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return the best move found; a single move without a search."""
        seen = kowah_view(view)
        moves = straight_moves(seen)
        if len(moves) == 1:
            return Decision(moves[0])
        considered = reckoned(seen, moves)
        return Decision(considered[0].move, tuple(considered))


def reckoned(view: KowahView, moves: Sequence[Move]) -> list[Considered]:
    """Return the moves by the share of hands they win, less the mean of the others' share; best first.

    Of equal moves the one that gives the others least comes first.
    """
    outlook = Outlook(view)
    given = least_given_first(view, moves)
    return best_first((move, margin_of(view, _chance(outlook, view, move))) for move in given)


def margin_of(view: KowahView, chance: float) -> float:
    """Return the margin for a chance to win the hand, as if somebody always won it."""
    return chance - (1 - chance) / (view.game.players - 1)


def _chance(outlook: Outlook, view: KowahView, move: Move) -> float:
    """Return the chance to win the hand by a move."""
    if move.kind == "discard":
        return outlook.discarding(move.card)
    if move.kind == "checki":
        return outlook.waiting()
    if move.kind == "draw":
        return outlook.drawing()
    if move.kind == "take":
        return outlook.taking()
    if move.kind == "claim":
        return 1.0 if view.claimable in view.waits else outlook.keeping(view.claimable)
    return outlook.holding() if view.phase == "checki" else outlook.waiting()
