# SPDX-License-Identifier: MIT
"""The player of Kowah that keeps pairs and triplets (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.players.contract import Decision, Limit, best_first
from thothit_desktop.players.kowah.moves import kowah_view, straight_moves
from thothit_desktop.players.kowah.patterns import Hand, groups_of, matched

_WINS = 10.0
_DECLARES = 1.0
_GIVES = 0.0005
"""What a discard costs that a declared player shows; less than any difference between hands."""


class KowahGreedyPlayer:
    """Weighs the hand that a move leaves by how much of it fits together, and looks at nothing else."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,  # noqa: ARG002  (and never in doubt)
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """The move that adds most; the first of equals."""
        seen = kowah_view(view)
        considered = best_first((move, _added(seen, move)) for move in straight_moves(seen))
        return Decision(considered[0].move, tuple(considered))


def _added(view: KowahView, move: Move) -> float:
    """What a move adds to the hand, in cards that fit together."""
    if move.kind == "claim":
        return _WINS
    if move.kind == "checki":
        return 0.0 if view.is_dead(move.card) else _DECLARES
    if move.kind == "discard":
        gives = any(move.card in pair for seat, pair in enumerate(view.declared) if seat != view.seat)
        return fitting(without(view.hand, move.card)) - matched(Hand(view.hand).shape) - _GIVES * gives
    if move.kind == "take":
        return taking(view)
    return 0.5 if move.kind == "pass" else 0.0


def taking(view: KowahView) -> float:
    """What the top of the pile adds; a declared player takes it to win only."""
    top = view.discards[-1]
    if view.declared[view.seat]:
        return _WINS if top in view.waits else -_WINS
    now = matched(Hand(view.hand).shape)
    then = max(matched(Hand(without((*view.hand, top), card)).shape) for card in view.hand if card != top)
    return then - now - 0.5


def fitting(hand: Sequence[int]) -> float:
    """How many of eight cards fit into a pair and two triplets; of equals, the hand with more of a kind."""
    shape = Hand(hand).shape
    groups = groups_of(shape)
    together = sum(sum(group) ** 2 for group in groups)
    identical = sum(copies > 1 for group in groups for copies in group)
    return matched(shape) + (together + identical) / 1000


def without(hand: Sequence[int], card: int) -> list[int]:
    """The hand with one copy of a card less."""
    rest = list(hand)
    rest.remove(card)
    return rest
