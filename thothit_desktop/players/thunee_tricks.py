# SPDX-License-Identifier: MIT
"""Cards of Thunee chosen by solving sampled worlds with all cards open (docs/players.md)."""

import random
from collections.abc import Callable, Iterator, Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee_score import NEEDED
from thothit_desktop.players.contract import Considered
from thothit_desktop.players.thunee_bits import NO_TRUMP, bits
from thothit_desktop.players.thunee_budget import Budget
from thothit_desktop.players.thunee_seen import Seen
from thothit_desktop.players.thunee_solo import CAUGHT, MADE, SoloSolver
from thothit_desktop.players.thunee_solver import Solver
from thothit_desktop.players.thunee_worlds import World, Worlds

BATCH = 8
"""How many worlds are drawn at a time."""
_COST = {4: (1, 1, 1, 1, 1, 3, 6), 6: (1, 1, 1, 1, 3)}
"""How many playouts solving a world for one card counts for, by the number of seats and of cards in hand."""

Judge = Callable[[World, Sequence[int]], list[float]]
"""What each of some cards, given as bits, is worth to this seat's side in a world: balls."""


def margins(seen: Seen, moves: Sequence[Move], budget: Budget, rng: random.Random) -> list[float] | None:
    """The balls that each card promises this seat's side; None where the budget allows no world."""
    cards = [seen.pack.bit(move.card) for move in moves]
    judge = _alone(seen) if seen.view.solo else _together(seen)
    cost = len(cards) * _COST[len(seen.known)][seen.known[seen.view.seat].bit_count()]
    totals, tried = [0.0] * len(cards), 0
    for world in worlds_of(seen, cost, budget, rng):
        totals = [total + worth for total, worth in zip(totals, judge(world, cards), strict=True)]
        tried += 1
    return [total / tried for total in totals] if tried else None


def worlds_of(seen: Seen, cost: int, budget: Budget, rng: random.Random) -> Iterator[World]:
    """Worlds, until the budget allows no more; each costs so many playouts."""
    worlds = Worlds(seen)
    while True:
        for world in worlds.draw(BATCH, rng):
            if not budget.allows(cost):
                return
            yield world


def needed(seen: Seen) -> int:
    """What the counting side still needs from the tricks to come, as a `Solver` counts."""
    counted = seen.view.count()
    assert counted
    # Where the ten of the last trick move, they are taken off first, and the solver gives twice as many.
    return NEEDED - counted.total + seen.rules.last_trick - 10


def solver_of(seen: Seen, world: World) -> Solver:
    """The solver of a world."""
    side = 1 - seen.view.setter % 2
    won = {winner % 2 for _, _, winner in seen.view.tricks}
    pending = sum(1 << one for one in (0, 1) if one not in won)
    return Solver(world.hands, world.trump, side, seen.rules, pending)


def without_trump(seen: Seen, budget: Budget, rng: random.Random) -> list[Considered]:
    """To play on without a trump on one's side, or to have the cards dealt again; best first.

    (docs/rules/thunee.md T9.) None where the budget allows no world.
    """
    need, spot = needed(seen), seen.spot
    hand = seen.view.game.hand
    kept = tried = 0
    for world in worlds_of(seen, hand * _COST[len(seen.known)][hand], budget, rng):
        solver = solver_of(seen, world)
        kept += all(solver.reaches(spot, bit, need) for bit in bits(solver.legal(spot)))
        tried += 1
    if not tried:
        return []
    weighed = [Considered(Move("redeal"), 0.0), Considered(Move("pass"), 2 * kept / tried - 1)]
    return sorted(weighed, key=lambda one: -round(one.margin, 6))


def _together(seen: Seen) -> Judge:
    need, spot = needed(seen), seen.spot
    counting = seen.view.seat % 2 != seen.view.setter % 2

    def judge(world: World, cards: Sequence[int]) -> list[float]:
        solver = solver_of(seen, world)
        return [1.0 if solver.reaches(spot, card, need) == counting else -1.0 for card in cards]

    return judge


def _alone(seen: Seen) -> Judge:
    view, spot = seen.view, seen.spot
    caller, blind = view.caller, view.solo.startswith("blind")
    sign = 1 if view.seat % 2 == caller % 2 else -1

    def judge(world: World, cards: Sequence[int]) -> list[float]:
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
