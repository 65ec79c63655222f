# SPDX-License-Identifier: MIT
"""Flat Monte Carlo: moves played out in the same sampled worlds (docs/players.md)."""

import random
from collections.abc import Iterator, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.fast import FastDeal, playout
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.fishing.determinization import FishingWorlds
from thothit_desktop.players.fishing.playout_policy import greedily, judge

AHEAD = 24
"""The number of turns a playout looks ahead in a long round; one with at most twice as many sees the end."""


def played_out(
    view: FishingView,
    moves: Sequence[Move | None],
    budget: Budget,
    rng: random.Random,
) -> Iterator[list[float]]:
    """Yield the result of each move in one world after another, as long as the budget allows.

    The result is the margin of the view's seat times the number of the other seats: a whole number if the
    playouts reach the end of the round. None instead of a move makes no move; no turned card may wait then.
    """
    starts = after(view, moves)
    worlds, policy, judged = FishingWorlds(view), greedily(view.game), judge(view.game)
    seat, seats = view.seat, len(view.game.playing)
    turns = AHEAD if view.game.rules.turns - view.turn > 2 * AHEAD else None
    while budget.allows(len(moves)):
        hands, stock = worlds.sample(rng)
        worths = []
        for start in starts:
            deal = start.filled(hands, stock)
            points: Sequence[float] = playout(deal, rng, policy, turns)
            if turns:
                points = judged(deal)
            worths.append(seats * points[seat] - sum(points))
        yield worths


def after(view: FishingView, moves: Sequence[Move | None]) -> list[FastDeal]:
    """Return the round after each of the moves; `FastDeal.filled` later adds the hidden cards."""
    # A stock of the right size lets the engine turn a card; `filled` replaces that one too.
    hands = [view.hand if seat == view.seat else () for seat in range(view.game.players)]
    now = view.game.restore(view, hands, view.stock(view.unseen()))
    assert isinstance(now, FishingPosition)
    starts = []
    for move in moves:
        position = now.copy()
        if move is not None:
            position.play(move)
        starts.append(FastDeal.of(position))
    return starts
