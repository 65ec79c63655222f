# SPDX-License-Identifier: MIT
"""The players of matching that go by rules of thumb (docs/players.md)."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.players.contract import Considered, Decision, Limit, best_first
from thothit_desktop.players.matching.moves import GONE, LIVE, PAIR, kind_of, matching_view
from thothit_desktop.players.moves import legal_moves

_THROW = {PAIR: 2.0, GONE: 1.0, LIVE: 0.0}
_KEEP = {GONE: 0.0, PAIR: 0.0, LIVE: 1.0}
"""The worth of throwing out or keeping a card, by its kind."""


class MatchingChildPlayer:
    """Matches the open card while it pays attention, and throws out and keeps any card.

    `attention` is the number of cards that it looks at after the dealer has turned one up, that one included.
    """

    def __init__(self, attention: float) -> None:
        self._attention = attention

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return a claim or a pass by its attention, else any move."""
        moves = legal_moves(view)
        overlooked = lying(matching_view(view)) > self._attention
        return any_best([(move, float((move.kind == "claim") != overlooked)) for move in moves], rng)


def lying(view: MatchingView) -> int:
    """Return the number of cards that were turned up or thrown out since the dealer last turned one up."""
    kinds = [event.kind for event in view.history]
    turned = max(place for place, kind in enumerate(kinds) if kind == "turned")
    return 1 + kinds[turned:].count("discarded")


class MatchingGreedyPlayer:
    """Matches whatever it can, and throws out first one of a pair, then what nobody can match any more."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return one of the moves that leave the best hand."""
        seen = matching_view(view)
        return any_best([(move, rule_of_thumb(seen, move)) for move in legal_moves(view)], rng)


def rule_of_thumb(view: MatchingView, move: Move) -> float:
    """Return the worth of a move among those of its phase."""
    if move.kind in ("claim", "pass"):
        return float(move.kind == "claim")
    return (_THROW if move.kind == "discard" else _KEEP)[kind_of(view, move.card)]


def any_best(weighed: list[tuple[Move, float]], rng: random.Random) -> Decision:
    """Return one of the moves of the highest worth."""
    rng.shuffle(weighed)
    considered = best_first(weighed)
    return Decision(considered[0].move, tuple(Considered(*one) for one in considered))
