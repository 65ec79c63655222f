# SPDX-License-Identifier: MIT
"""The players of fishing games that take any capture, or the one with most points (docs/players.md)."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import Event, Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.fishing.moves import fishing_view, sensible_moves
from thothit_desktop.players.fishing.worths import worth_of

COPY = 0.5
"""The points that a copy of a card captured before is worth to a neighbour where only three copies score."""


class ChildPlayer:
    """Captures if it can, and else plays any card."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return a random capture; a random move if there is none."""
        moves = sensible_moves(view)
        return Decision(rng.choice([move for move in moves if move.takes] or moves))


class NeighbourPlayer:
    """Makes the move that adds most points now, and ignores the cards it leaves to others."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return the move with most points; of equals a capture, and then any."""
        seen = fishing_view(view)
        moves = sensible_moves(seen)
        rng.shuffle(moves)
        own = [card for event in seen.history if _is_own(event, seen.seat) for card in event.cards]
        weighed = [Considered(move, _gain(seen, move, own)) for move in moves]
        weighed.sort(key=lambda one: (-one.margin, not one.move.takes))
        return Decision(weighed[0].move, tuple(weighed))


def _is_own(event: Event, seat: int) -> bool:
    return event.kind == "captured" and event.seat == seat


def _gain(view: FishingView, move: Move, own: list[int]) -> float:
    """Return the points that a move adds to the remembered captures; with combinations, on average."""
    if not move.takes:
        return 0.0
    if view.game.rules.combinations is not None:  # who remembers no capture knows no combination begun
        worth = worth_of(view.game)
        return sum(worth.alone(card, 1) for card in move.cards)
    points = float(view.game.rules.gain(own, move.cards))
    if view.game.rules.refills:  # most captures score only with later copies
        bonus = view.game.rules.bonus(move)
        points += (bonus.points if bonus else 0) + COPY * sum(map(own.count, move.cards))
    return points
