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
"""How many turns a playout looks ahead where more than twice as many are to come; else it sees the end."""


def played_out(
    view: FishingView,
    moves: Sequence[Move | None],
    budget: Budget,
    rng: random.Random,
) -> Iterator[list[float]]:
    """World by world, as long as the budget allows, what each move comes to.

    That is the margin of the view's seat times the number of the other seats: a whole number where the
    playouts see the end of the round. None in place of a move makes none; no turned card may wait then.
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
    """The round after each of the moves, as far as the view tells; what is hidden is to be filled in."""
    # A stock of the right size lets the engine turn a card; `filled` replaces that one too.
    hands = [view.hand if seat == view.seat else () for seat in range(view.game.players)]
    now = view.game.restore(view, hands, view.unseen()[: view.stock_size])
    assert isinstance(now, FishingPosition)
    starts = []
    for move in moves:
        position = now.copy()
        if move is not None:
            position.play(move)
        starts.append(FastDeal.of(position))
    return starts
