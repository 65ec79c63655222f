# SPDX-License-Identifier: MIT
"""The strongest player of fishing games: `expert` with more playouts for moves still in question."""

import random
from collections.abc import Callable, Mapping, Sequence
from operator import sub
from statistics import fmean, stdev

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.fast import playout
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.fishing.determinization import FishingWorlds
from thothit_desktop.players.fishing.greedy import GreedyPlayer
from thothit_desktop.players.fishing.moves import fishing_view
from thothit_desktop.players.fishing.playout_policy import greedily, judge
from thothit_desktop.players.fishing.rank_playouts import RankDeal, RankTables, rank_tables_of
from thothit_desktop.players.fishing.search import after

MOST = 20
"""The number of moves tried: the best ones by greedy's judgement."""
FEW = 8
"""The same with combinations, which greedy judges well."""
JUDGED = 100
"""The number of worlds that greedy's judgement counts for, with combinations or captures of two cards."""
LOOKED_AT = 32
"""The number of worlds between two checks for moves that have fallen behind."""
BEHIND = 2.5
"""The number of standard errors below the best move, in the same worlds, at which a move is given up."""
LONG = 60
"""The number of turns to come that raise the cost of a playout by one."""


NEXT = 18
"""The number of turns that a playout looks ahead where a card takes two others."""

Hands = Mapping[int, list[int]]
WorldMargins = Callable[[Hands, list[int]], Callable[[int], Sequence[float]]]
"""By hidden hands and stock, a function from the number of a move to the points it leads to."""


class FishingMasterPlayer:
    """Plays moves out in the same sampled worlds, gives up weak ones, and makes the best of the rest."""

    def __init__(self) -> None:
        self._tables: RankTables | None = None
        """The tables of the game, kept from one decision to the next."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the best move found; greedy's if the limit allows no world."""
        first = GreedyPlayer().choose(view, limit, rng, cancelled)
        seen = fishing_view(view)
        most = MOST if seen.game.rules.combinations is None else FEW
        moves = [weighed.move for weighed in first.considered[:most]]
        if len(moves) == 1:
            return Decision(moves[0])
        budget = Budget(limit, cancelled)
        if seen.game.rules.refills:
            margins = _margins(seen, moves, _greedy_playouts(seen, moves, rng), budget, rng)
        else:
            self._tables = rank_tables_of(seen.game)
            margins = _margins(seen, moves, _rank_playouts(seen, moves, self._tables), budget, rng)
        if not margins[0]:
            return first
        best = max((values for values in margins if len(values) == len(max(margins, key=len))), key=fmean)
        ahead = fmean(best)
        found = [ahead - fmean(map(sub, best, values)) for values in margins]
        if seen.game.rules.combinations is not None or seen.game.rules.refills:
            judged = [weighed.margin - first.considered[0].margin for weighed in first.considered]
            found = [
                margin + JUDGED / (JUDGED + len(values)) * (ahead + more - margin)
                for margin, values, more in zip(found, margins, judged, strict=False)
            ]
        considered = list(map(Considered, moves, found))
        considered.sort(key=lambda weighed: -weighed.margin)
        return Decision(considered[0].move, tuple(considered), budget.spent)


def _rank_playouts(view: FishingView, moves: Sequence[Move], tables: RankTables) -> WorldMargins:
    """Return playouts by rank."""
    starts = [RankDeal(deal, tables) for deal in after(view, moves)]

    def world(hands: Hands, stock: list[int]) -> Callable[[int], Sequence[float]]:
        hidden = {other: tables.hand(hand) for other, hand in hands.items()}
        turned = [(RANK[card], tables.hand_unit[card]) for card in reversed(stock)]
        return lambda move: starts[move].play_out(hidden, turned)

    return world


def _greedy_playouts(view: FishingView, moves: Sequence[Move], rng: random.Random) -> WorldMargins:
    """Return playouts card by card, of a long round its next turns, for captures of two cards."""
    starts, policy, judged = after(view, moves), greedily(view.game), judge(view.game)
    turns = NEXT if view.game.rules.turns - view.turn > NEXT else None

    def world(hands: Hands, stock: list[int]) -> Callable[[int], Sequence[float]]:
        def play_out(move: int) -> Sequence[float]:
            deal = starts[move].filled(hands, stock)
            points = playout(deal, rng, policy, turns)
            return judged(deal) if turns else points

        return play_out

    return world


def _margins(
    view: FishingView, moves: Sequence[Move], world: WorldMargins, budget: Budget, rng: random.Random
) -> list[list[float]]:
    """Return by move its margin in each world; moves given up have entries for the first worlds only."""
    worlds, seat, seats = FishingWorlds(view), view.seat, len(view.game.playing)
    margins: list[list[float]] = [[] for _ in moves]
    left = list(range(len(moves)))
    counts = 1 + (view.game.rules.turns - view.turn) // LONG
    while len(left) > 1 and budget.allows(counts * len(left)):
        hands, stock = worlds.sample(rng)
        play_out = world(hands, stock)
        for move in left:
            points = play_out(move)
            margins[move].append((seats * points[seat] - sum(points)) / (seats - 1))
        if not len(margins[left[0]]) % LOOKED_AT:
            left = _in_question(margins, left)
    return margins


def _in_question(margins: list[list[float]], moves: list[int]) -> list[int]:
    """Return the moves that may still be the best."""
    best = max((margins[move] for move in moves), key=fmean)
    left = []
    for move in moves:
        behind = list(map(sub, best, margins[move]))
        if fmean(behind) <= BEHIND * stdev(behind) / len(behind) ** 0.5:
            left.append(move)
    return left
