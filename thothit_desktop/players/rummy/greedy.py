# SPDX-License-Identifier: MIT
"""The player of Kowah that keeps pairs and triplets (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.contract import Decision, Limit, best_first
from thothit_desktop.players.rummy.moves import (
    kowah_view,
    least_given_first,
    live_waits,
    shown_by_others,
    straight_moves,
)
from thothit_desktop.players.rummy.patterns import Hand, groups_of, matched

_WINS = 10.0
_DECLARES = 1.0


class KowahGreedyPlayer:
    """Weighs the hand after a move by the number of cards that fit together, and gives no round away."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never in doubt)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return the move that adds most; of equals the one that gives the others least."""
        seen = kowah_view(view)
        moves = least_given_first(seen, straight_moves(seen))
        considered = best_first((move, _added(seen, move)) for move in moves)
        return Decision(considered[0].move, tuple(considered))


def _added(view: KowahView, move: Move) -> float:
    """Return what a move adds to the hand, in cards that fit together."""
    if move.kind == "claim":
        return _WINS
    if move.kind == "checki":
        return _DECLARES if live_waits(view, view.hand) else 0.0
    if move.kind == "discard":
        if move.card in shown_by_others(view):
            return -_WINS
        left = without(view.hand, move.card)
        return fits(view, left) + _of_a_kind(left) - matched(Hand(view.hand).shape)
    if move.kind == "take":
        return taking(view)
    return 0.5 if move.kind == "pass" else 0.0


def taking(view: KowahView) -> float:
    """Return what the top of the pile adds; a declared player takes it to win only."""
    top = view.discards[-1]
    if view.declared[view.seat]:
        return _WINS if top in view.waits else -_WINS
    barred = {top} | shown_by_others(view)
    kept = [without((*view.hand, top), card) for card in view.hand if card not in barred]
    return max((fits(view, hand) for hand in kept), default=-_WINS) - fits(view, view.hand) - 0.5


def fits(view: KowahView, hand: Sequence[int]) -> int:
    """Return how many of eight cards fit into a pair and two triplets, without a pair that cannot win."""
    together = matched(Hand(hand).shape)
    return together - 2 * (together == len(hand) and not live_waits(view, hand))


def _of_a_kind(hand: Sequence[int]) -> float:
    """Return a value for cards of a kind, always less than that of a card that fits."""
    groups = groups_of(Hand(hand).shape)
    together = sum(sum(group) ** 2 for group in groups)
    identical = sum(copies > 1 for group in groups for copies in group)
    return (together + identical) / 1000


def without(hand: Sequence[int], card: int) -> list[int]:
    """Return the hand without one copy of a card."""
    rest = list(hand)
    rest.remove(card)
    return rest
