# SPDX-License-Identifier: MIT
"""Cards of Thunee chosen by solving sampled worlds with all cards open (docs/players.md)."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.rules import NO_TRUMP_CALLS, ThuneeRules
from thothit_desktop.games.thunee.score import LAST_TRICK, NEEDED
from thothit_desktop.players.budget import Budget, EndedError
from thothit_desktop.players.contract import Considered, best_first
from thothit_desktop.players.thunee.bitboard import NO_TRUMP, bits, equal_cards
from thothit_desktop.players.thunee.determinization import ThuneeWorlds, World
from thothit_desktop.players.thunee.duel_worlds import DuelWorlds
from thothit_desktop.players.thunee.handicaps import handicaps
from thothit_desktop.players.thunee.inference import Seen
from thothit_desktop.players.thunee.solo_solver import CAUGHT, MADE, PARTNER, SoloSolver
from thothit_desktop.players.thunee.solver import Solver

BATCH = 8
"""The number of worlds drawn at a time."""
_COST = {4: (1, 1, 1, 1, 1, 3, 6), 6: (1, 1, 1, 1, 3)}
"""The cost of solving a world for one card, in playouts, by the number of seats and of cards in hand."""

Judge = Callable[[Any], list[float]]
"""Returns the worth of each move to this seat's side in a world, in balls; two players have other worlds."""


class ThuneeQuestion(NamedTuple):
    """Moves, a function for the worth of each in a world, and the cost of a world in playouts.

    A move may appear several times, with different meanings.
    """

    moves: tuple[Move, ...]
    judge: Judge
    cost: int


def card_question(seen: Seen, moves: Sequence[Move], budget: Budget) -> ThuneeQuestion:
    """Return the question which card to play: worth 1 if this seat's side wins the hand, else -1."""
    cards = [seen.pack.bit(move.card) for move in moves]
    judge = _alone(seen, cards) if seen.view.solo else _together(seen, cards, budget)
    cost = len(cards) * _COST[len(seen.known)][seen.known[seen.view.seat].bit_count()]
    return ThuneeQuestion(tuple(moves), judge, cost)


def weigh(question: ThuneeQuestion, seen: Seen, budget: Budget, rng: random.Random) -> list[Considered]:
    """Return the moves with their mean worth less handicaps, best first.

    A repeated move counts with its best meaning. The list is empty if there is nothing to choose, or the
    budget allows no world.
    """
    worlds = worths(question, seen, budget, rng)
    less = handicaps(seen, question.moves)
    columns = zip(*worlds, strict=True)
    means = [sum(column) / len(worlds) - off for column, off in zip(columns, less, strict=False)]
    return as_best_meant(zip(question.moves, means, strict=False))


def as_best_meant(means: Iterable[tuple[Move, float]]) -> list[Considered]:
    """Return moves with their mean worth, best first; a repeated move counts with its best meaning."""
    best: dict[Move, float] = {}
    for move, mean in means:
        best[move] = max(best.get(move, mean), mean)
    return best_first(best.items())


def worths(question: ThuneeQuestion, seen: Seen, budget: Budget, rng: random.Random) -> list[list[float]]:
    """Return by world the worth of each move, for as many worlds as the budget allows.

    A world in which the budget ends does not count. The list is empty if there is nothing to choose.
    """
    found: list[list[float]] = []
    if len(question.moves) < 2:
        return found
    try:
        for world in sampled(seen, question.cost, budget, rng):
            found.append(question.judge(world))  # noqa: PERF401  (what was found before the end counts)
    except EndedError:
        pass
    return found


def sampled(seen: Seen, cost: int, budget: Budget, rng: random.Random) -> Iterator[Any]:
    """Yield worlds that agree with the facts, as many as the budget allows at `cost` playouts each."""
    two = len(seen.known) == 2
    worlds: ThuneeWorlds | DuelWorlds = DuelWorlds(seen) if two else ThuneeWorlds(seen)
    while True:
        for world in worlds.draw(BATCH, rng):
            if not budget.allows(cost):
                return
            yield world


def needed(seen: Seen) -> int:
    """Return the points that the counting side still needs from the tricks to come, as a `Solver` counts."""
    counted = seen.view.count_so_far()
    assert counted
    # With the option `transfer` subtract the last trick's ten points first; the solver adds twice as many.
    return NEEDED - counted.total + seen.rules.last_trick - LAST_TRICK


def solver_of(seen: Seen, world: World, budget: Budget) -> Solver:
    """Return the solver of a world, which ends with the budget."""
    side = 1 - seen.view.setter % 2
    won = {winner % 2 for _, _, winner in seen.view.tricks}
    pending = sum(1 << one for one in (0, 1) if one not in won)
    return Solver(world.hands, world.trump, side, seen.rules, pending, budget.go_on)


def without_trump(seen: Seen, budget: Budget) -> ThuneeQuestion:
    """Return the question to play on without a trump on one's side, or to redeal (T9)."""
    need, spot = needed(seen), seen.spot
    hand = seen.view.game.rules.hand

    def judge(world: World) -> list[float]:
        solver = solver_of(seen, world, budget)
        kept = all(solver.reaches(spot, bit, need) for bit in bits(solver.legal(spot)))
        return [0.0, 1.0 if kept else -1.0]

    return ThuneeQuestion((Move("redeal"), Move("pass")), judge, hand * _COST[len(seen.known)][hand])


def _together(seen: Seen, cards: Sequence[int], budget: Budget) -> Judge:
    need, spot = needed(seen), seen.spot
    counting = seen.view.seat % 2 != seen.view.setter % 2

    def judge(world: World) -> list[float]:
        solver = solver_of(seen, world, budget)
        return [1.0 if solver.reaches(spot, card, need) == counting else -1.0 for card in cards]

    return judge


def _alone(seen: Seen, cards: Sequence[int]) -> Judge:
    view, spot = seen.view, seen.spot
    caller = view.caller
    sign = 1 if view.seat % 2 == caller % 2 else -1

    def judge(world: World) -> list[float]:
        solvers: dict[int, SoloSolver] = {}
        worths = []
        for card in cards:
            trump = seen.trump
            if trump == NO_TRUMP and view.solo not in NO_TRUMP_CALLS:
                trump = (card.bit_length() - 1) // 6
            if trump not in solvers:
                equal = equal_cards(world.hands[caller] | seen.played[caller]) if view.solo == "trips" else 0
                solvers[trump] = SoloSolver(world.hands, seen.pack, trump, caller, seen.rules.barred, equal)
            outcome = solvers[trump].outcome(spot, card)
            worths.append(float(sign * balls(outcome, view.game.rules, view.solo)))
        return worths

    return judge


def balls(outcome: int, rules: ThuneeRules, solo: str) -> int:
    """Return the balls of a call to win alone for the caller's side (docs/rules/thunee.md 3, 4)."""
    winner = {MADE: 0, CAUGHT: 1, PARTNER: 2}[outcome]
    found = rules.solo_balls(solo, 0, winner)
    return -found.balls if found.side else found.balls
