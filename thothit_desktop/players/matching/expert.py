# SPDX-License-Identifier: MIT
"""The players of matching that try moves in many worlds (docs/players.md)."""

import random
from collections.abc import Callable, Iterator, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.contract import Decision, Limit, best_first
from thothit_desktop.players.matching.moves import kind_of, matching_view
from thothit_desktop.players.matching.playouts import winners
from thothit_desktop.players.matching.simple import MatchingGreedyPlayer, any_best
from thothit_desktop.players.matching.worlds import Worlds
from thothit_desktop.players.moves import legal_moves


class MatchingExpertPlayer:
    """Makes the move with the best mean margin in sampled worlds."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the best move found; by rules of thumb without a world, or if all moves are alike."""
        seen = matching_view(view)
        groups = alike(seen, legal_moves(view))
        if len(groups) == 1:
            return any_best([(move, 0.0) for move in groups[0]], rng)
        budget = Budget(limit, cancelled)
        worlds = list(margins(seen, [group[0] for group in groups], budget, rng))
        if not worlds:
            return MatchingGreedyPlayer().choose(view, limit, rng, cancelled)
        means = [sum(worths) / len(worlds) for worths in zip(*worlds, strict=True)]
        weighed = [(move, mean) for group, mean in zip(groups, means, strict=True) for move in group]
        rng.shuffle(weighed)
        considered = best_first(weighed)
        return Decision(considered[0].move, tuple(considered), budget.spent)


def alike(view: MatchingView, moves: Sequence[Move]) -> list[list[Move]]:
    """Return the moves in groups of equal worth: cards of one kind are alike."""
    groups: dict[str, list[Move]] = {}
    for move in moves:
        groups.setdefault(kind_of(view, move.card) if move.cards else move.kind, []).append(move)
    return list(groups.values())


def margins(
    view: MatchingView,
    moves: Sequence[Move | None],
    budget: Budget,
    rng: random.Random,
) -> Iterator[list[float]]:
    """Yield the margin after each move in one world after another, as long as the budget allows.

    None instead of a move makes no move.
    """
    worlds, others = Worlds(view), view.game.players - 1
    while budget.allows(len(moves)):
        world = worlds.sample(rng)
        worths = []
        for move in moves:
            won = winners(view, world, move, rng)
            own = view.seat in won
            worths.append(own - (len(won) - own) / others)
        yield worths
