# SPDX-License-Identifier: MIT
"""The player that tries every move in many possible worlds: flat Monte Carlo (docs/players.md)."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import View
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.fishing.greedy import GreedyPlayer
from thothit_desktop.players.fishing.moves import fishing_view
from thothit_desktop.players.fishing.search import played_out

CANDIDATES = 12
"""The number of moves tried: the best ones by greedy's judgement."""


class ExpertPlayer:
    """Plays every move out in the same sampled worlds, and makes the one with the best mean margin."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the best move found; greedy's if the limit allows no world."""
        first = GreedyPlayer().choose(view, limit, rng, cancelled)
        moves = [weighed.move for weighed in first.considered[:CANDIDATES]]
        if len(moves) == 1:
            return Decision(moves[0])
        seen = fishing_view(view)
        budget = Budget(limit, cancelled)
        totals = [0.0] * len(moves)
        tried = 0
        for worths in played_out(seen, moves, budget, rng):
            totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
            tried += 1
        if not tried:
            return first
        scale = tried * (len(seen.game.playing) - 1)
        considered = [Considered(move, total / scale) for move, total in zip(moves, totals, strict=True)]
        considered.sort(key=lambda weighed: -weighed.margin)
        return Decision(considered[0].move, tuple(considered), budget.spent)
