# SPDX-License-Identifier: MIT
"""The players of the games with mata that look at their own hands only (docs/players.md)."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.rummy.mata.view import MataView
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.rummy.mata.hands import fits, fits_with_mata, mata_view, sensible_moves, without


class MataPlayer(ABC):
    """Makes one of the moves that are worth most to it."""

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

    @abstractmethod
    def weighed(self, view: MataView, moves: list[Move]) -> list[tuple[Move, float]]:
        """Return the moves with their worth."""


class MataSimplePlayer(MataPlayer):
    """Weighs hands alone. It calls and claims whenever it can."""

    def weighed(self, view: MataView, moves: list[Move]) -> list[tuple[Move, float]]:
        """Return the moves with their worth."""
        if moves[0].kind == "discard":
            return [(move, self.kept(view, without(view.hand, move.card))) for move in moves]
        takes = moves[-1].kind == "take" and self.wants(view, view.discards[-1])
        likes = {"pass": 0.0, "take": 2.0 if takes else 0.0}
        return [(move, likes.get(move.kind, 1.0)) for move in moves]

    @abstractmethod
    def kept(self, view: MataView, hand: list[int]) -> float:
        """Return the worth of a hand between its turns."""

    def wants(self, view: MataView, card: int) -> bool:  # noqa: ARG002  (the simplest only draw)
        """Return True if a discard is taken rather than a stock card."""
        return False


class MataChildPlayer(MataSimplePlayer):
    """Keeps cards that look the same."""

    def kept(self, view: MataView, hand: list[int]) -> float:  # noqa: ARG002
        """Return the number of pairs of identical cards."""
        return sum(hand.count(card) - 1 for card in hand)


class MataNeighbourPlayer(MataSimplePlayer):
    """Keeps cards that fit into sets of a rank."""

    def kept(self, view: MataView, hand: list[int]) -> float:
        """Return how many cards fit."""
        return fits(hand, view.game.rules)


class MataRegularPlayer(MataSimplePlayer):
    """Keeps cards that fit into sets, and cards for a mata; it takes a discard that completes a set."""

    def kept(self, view: MataView, hand: list[int]) -> float:
        """Return how many cards fit, a mata counting as one."""
        return fits_with_mata(hand, view.game.rules)

    def wants(self, view: MataView, card: int) -> bool:
        """Return True if a discard completes a set of a hand that has not been called."""
        size = view.game.rules.size
        return not view.call and sum(RANK[held] == RANK[card] for held in view.hand) % size == size - 1
