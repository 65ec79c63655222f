# SPDX-License-Identifier: MIT
"""Cards of Thunee chosen by solving sampled worlds with all cards open (docs/players.md)."""

import random
from collections.abc import Callable, Iterator, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.score import LAST_TRICK, NEEDED
from thothit_desktop.players.budget import Budget, EndedError
from thothit_desktop.players.contract import Considered, best_first
from thothit_desktop.players.thunee.bitboard import NO_TRUMP, bits
from thothit_desktop.players.thunee.determinization import ThuneeWorlds, World
from thothit_desktop.players.thunee.inference import Seen
from thothit_desktop.players.thunee.solo_solver import CAUGHT, MADE, SoloSolver
from thothit_desktop.players.thunee.solver import Solver

BATCH = 8
"""How many worlds are drawn at a time."""
_COST = {4: (1, 1, 1, 1, 1, 3, 6), 6: (1, 1, 1, 1, 3)}
"""How many playouts solving a world for one card counts for, by the number of seats and of cards in hand."""

Judge = Callable[[World], list[float]]
"""What each of some moves is worth to this seat's side in a world: balls."""


def margins(seen: Seen, moves: Sequence[Move], budget: Budget, rng: random.Random) -> list[float] | None:
    """The balls that each card promises this seat's side; None where the budget allows no world."""
    cards = [seen.pack.bit(move.card) for move in moves]
    judge = _alone(seen, cards) if seen.view.solo else _together(seen, cards, budget)
    cost = len(cards) * _COST[len(seen.known)][seen.known[seen.view.seat].bit_count()]
    return means(judge, seen, cost, budget, rng)


def means(judge: Judge, seen: Seen, cost: int, budget: Budget, rng: random.Random) -> list[float] | None:
    """The mean worth of each move in as many worlds as the budget allows; None where it allows none.

    A world costs so many playouts. One in which the budget ends does not count.
    """
    totals: list[float] = []
    tried = 0
    try:
        for world in _worlds(seen, cost, budget, rng):
            worths = judge(world)
            totals = [total + worth for total, worth in zip(totals, worths, strict=True)] if tried else worths
            tried += 1
    except EndedError:
        pass
    return [total / tried for total in totals] if tried else None


def _worlds(seen: Seen, cost: int, budget: Budget, rng: random.Random) -> Iterator[World]:
    worlds = ThuneeWorlds(seen)
    while True:
        for world in worlds.draw(BATCH, rng):
            if not budget.allows(cost):
                return
            yield world


def needed(seen: Seen) -> int:
    """What the counting side still needs from the tricks to come, as a `Solver` counts."""
    counted = seen.view.count_so_far()
    assert counted
    # Where the ten of the last trick move, they are taken off first, and the solver gives twice as many.
    return NEEDED - counted.total + seen.rules.last_trick - LAST_TRICK


def solver_of(seen: Seen, world: World, budget: Budget) -> Solver:
    """The solver of a world, which ends with the budget."""
    side = 1 - seen.view.setter % 2
    won = {winner % 2 for _, _, winner in seen.view.tricks}
    pending = sum(1 << one for one in (0, 1) if one not in won)
    return Solver(world.hands, world.trump, side, seen.rules, pending, budget.go_on)


def without_trump(seen: Seen, budget: Budget, rng: random.Random) -> list[Considered]:
    """To play on without a trump on one's side, or to have the cards dealt again (docs/rules/thunee.md T9).

    Best first; none where the budget allows no world.
    """
    need, spot = needed(seen), seen.spot
    hand = seen.view.game.rules.hand

    def judge(world: World) -> list[float]:
        solver = solver_of(seen, world, budget)
        kept = all(solver.reaches(spot, bit, need) for bit in bits(solver.legal(spot)))
        return [0.0, 1.0 if kept else -1.0]

    found = means(judge, seen, hand * _COST[len(seen.known)][hand], budget, rng) or ()
    return best_first(zip((Move("redeal"), Move("pass")), found, strict=False))


def _together(seen: Seen, cards: Sequence[int], budget: Budget) -> Judge:
    need, spot = needed(seen), seen.spot
    counting = seen.view.seat % 2 != seen.view.setter % 2

    def judge(world: World) -> list[float]:
        solver = solver_of(seen, world, budget)
        return [1.0 if solver.reaches(spot, card, need) == counting else -1.0 for card in cards]

    return judge


def _alone(seen: Seen, cards: Sequence[int]) -> Judge:
    view, spot = seen.view, seen.spot
    caller, blind = view.caller, view.solo.startswith("blind")
    sign = 1 if view.seat % 2 == caller % 2 else -1

    def judge(world: World) -> list[float]:
        solvers: dict[int, SoloSolver] = {}
        worths = []
        for card in cards:
            trump = seen.trump if seen.trump != NO_TRUMP else (card.bit_length() - 1) // 6
            if trump not in solvers:
                solvers[trump] = SoloSolver(world.hands, seen.pack, trump, caller, seen.rules.barred)
            worths.append(float(sign * balls(solvers[trump].outcome(spot, card), blind)))
        return worths

    return judge


def balls(outcome: int, blind: bool = False) -> int:
    """What a call made or lost counts for the caller's side (docs/rules/thunee.md 3)."""
    if outcome == MADE:
        return 8 if blind else 4
    return -4 if outcome == CAUGHT and not blind else -8
