# SPDX-License-Identifier: MIT
"""The player that tries every move in many possible worlds: flat Monte Carlo (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.fast import FastDeal, playout
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.fishing.determinization import FishingWorlds
from thothit_desktop.players.fishing.greedy import GreedyPlayer
from thothit_desktop.players.fishing.moves import fishing_view
from thothit_desktop.players.fishing.playout_policy import greedily, judge

CANDIDATES = 12
"""How many moves are tried: those that greedy likes best."""
AHEAD = 24
"""How many turns a playout looks ahead where more than twice as many are to come; else it sees the end."""


class ExpertPlayer:
    """Plays every move out in the same sampled worlds, and makes the one with the best mean margin."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """The best move found; a single move at once, and greedy's where the limit allows no world at all."""
        first = GreedyPlayer().choose(view, limit, rng, cancelled)
        moves = [weighed.move for weighed in first.considered[:CANDIDATES]]
        if len(moves) == 1:
            return Decision(moves[0])
        seen = fishing_view(view)
        starts = _after(seen, moves)
        worlds, policy, judged = FishingWorlds(seen), greedily(seen.game), judge(seen.game)
        seat, seats = seen.seat, len(seen.game.playing)
        turns = AHEAD if seen.game.rules.turns - seen.turn > 2 * AHEAD else None
        budget = Budget(limit, cancelled)
        totals = [0.0] * len(moves)
        tried = 0
        while budget.allows(len(moves)):
            hands, stock = worlds.sample(rng)
            for index, start in enumerate(starts):
                deal = start.filled(hands, stock)
                points: Sequence[float] = playout(deal, rng, policy, turns)
                if turns:
                    points = judged(deal)
                totals[index] += seats * points[seat] - sum(points)
            tried += 1
        if not tried:
            return first
        scale = tried * (seats - 1)
        considered = [Considered(move, total / scale) for move, total in zip(moves, totals, strict=True)]
        considered.sort(key=lambda weighed: -weighed.margin)
        return Decision(considered[0].move, tuple(considered), budget.spent)


def _after(view: FishingView, moves: Sequence[Move]) -> list[FastDeal]:
    """The round after each of the moves, as far as the view tells; what is hidden is to be filled in."""
    # A stock of the right size lets the engine turn a card; `filled` replaces that one too.
    hands = [view.hand if seat == view.seat else () for seat in range(view.game.players)]
    now = view.game.restore(view, hands, view.unseen()[: view.stock_size])
    assert isinstance(now, FishingPosition)
    starts = []
    for move in moves:
        position = now.copy()
        position.play(move)
        starts.append(FastDeal.of(position))
    return starts
