# SPDX-License-Identifier: MIT
"""The players of the games with mata that look at their own hands only (docs/players.md)."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.rummy.mata.hands import fits, fits_with_mata, mata_view, sensible_moves, without


class MataPlayer(ABC):
    """Makes one of the moves that are worth most to it; it calls and claims whenever it can."""

    def choose(
        self,
        view: View,
        limit: Limit,  # noqa: ARG002  (it is always quick)
        rng: random.Random,
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> Decision:
        """Return one of the moves of the highest worth; a single move unweighed."""
        seen = mata_view(view)
        moves = sensible_moves(seen)
        if len(moves) == 1:
            return Decision(moves[0])
        weighed = self.weighed(seen, moves)
        most = max(worth for _, worth in weighed)
        move = rng.choice([move for move, worth in weighed if worth == most])
        others = sorted((Considered(*one) for one in weighed if one[0] != move), key=lambda one: -one.margin)
        return Decision(move, (Considered(move, most), *others))

    def weighed(self, view: MataView, moves: list[Move]) -> list[tuple[Move, float]]:
        """Return the moves with their worth."""
        if moves[0].kind == "discard":
            return [(move, self.kept(view, without(view.hand, move.card))) for move in moves]
        taking = self.taking(view) if moves[-1].kind == "take" else 0.0
        worth = {"take": taking, "claim": 1.0, "call-one": 1.0, "call-any": 1.0}
        return [(move, worth.get(move.kind, 0.0)) for move in moves]

    @abstractmethod
    def kept(self, view: MataView, hand: list[int]) -> float:
        """Return the worth of a hand between its turns."""

    def taking(self, view: MataView) -> float:  # noqa: ARG002  (the simplest never take)
        """Return the worth of taking the top discard; it is taken if above 0."""
        return -1.0


class MataChildPlayer(MataPlayer):
    """Keeps cards that look the same, and draws from the stock."""

    def kept(self, view: MataView, hand: list[int]) -> float:  # noqa: ARG002
        """Return the number of pairs of identical cards."""
        return sum(hand.count(card) - 1 for card in hand)


class MataNeighbourPlayer(MataPlayer):
    """Keeps cards that fit into sets of a rank, and draws from the stock."""

    def kept(self, view: MataView, hand: list[int]) -> float:
        """Return how many cards fit."""
        return fits(hand, view.game.rules)


class MataRegularPlayer(MataPlayer):
    """Keeps cards that fit and cards for a mata, and takes from the pile what makes the hand better."""

    def kept(self, view: MataView, hand: list[int]) -> float:
        """Return how many cards fit, a mata counting as one."""
        return fits_with_mata(hand, view.game.rules)

    def taking(self, view: MataView) -> float:
        """Return what the top discard makes better at best; a hand that waits well is left alone."""
        top = view.discards[-1]
        made = [without((*view.hand, top), card) for card in view.hand if card != top]
        return max(self.kept(view, hand) for hand in made) - self.kept(view, list(view.hand)) - 0.25
