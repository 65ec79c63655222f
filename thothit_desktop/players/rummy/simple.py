# SPDX-License-Identifier: MIT
"""The players of Kowah that look at single cards, or only at the present hand (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.rummy.greedy import fits, taking, without
from thothit_desktop.players.rummy.moves import kowah_view, live_waits, shown_by_others, straight_moves


class KowahChildPlayer:
    """Keeps cards that look the same, and declares and claims once it can."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return one of the moves that look best to it."""
        seen = kowah_view(view)
        return _any_best([(move, _alike(seen, move)) for move in straight_moves(seen)], rng)


class KowahNeighbourPlayer:
    """Keeps cards that fit already; of equal cards it keeps any.

    It takes a card from the pile if that wins. If it `watches` the others, it also takes a card that makes
    more cards fit, and avoids discarding a design that another seat shows.
    """

    def __init__(self, watches: bool) -> None:
        self._watches = watches

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return one of the moves that leave most cards fitting."""
        seen = kowah_view(view)
        return _any_best([(move, self._fits(seen, move)) for move in straight_moves(seen)], rng)

    def _fits(self, view: KowahView, move: Move) -> float:
        """Return how many cards a move leaves fitting together."""
        if move.kind == "discard":
            if self._watches and move.card in shown_by_others(view):
                return -1.0
            return fits(view, without(view.hand, move.card))
        if move.kind == "checki" and not live_waits(view, view.hand):
            return 0.0
        return taking(view) if move.kind == "take" and self._watches else _sure(view, move)


def _any_best(weighed: Sequence[tuple[Move, float]], rng: random.Random) -> Decision:
    """Return one of the moves of the highest worth."""
    most = max(worth for _, worth in weighed)
    move = rng.choice([move for move, worth in weighed if worth == most])
    others = sorted((Considered(*one) for one in weighed if one[0] != move), key=lambda one: -one.margin)
    return Decision(move, (Considered(move, most), *others))


def _alike(view: KowahView, move: Move) -> float:
    """Return the worth of a move to a player that keeps cards that look the same."""
    if move.kind == "discard":
        return -view.hand.count(move.card)
    return _sure(view, move)


def _sure(view: KowahView, move: Move) -> float:
    """Return the worth of a move by its kind: claiming, declaring and winning takes first, then a pass."""
    if move.kind == "take":
        return 1.0 if view.discards[-1] in view.waits else -1.0
    return {"claim": 1.0, "checki": 1.0, "pass": 0.5}.get(move.kind, 0.0)
