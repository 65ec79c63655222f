# SPDX-License-Identifier: MIT
"""The coach of Thunee: the master's sampled deals, counted in balls."""

import random
from collections.abc import Callable, Iterator, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.cards import SUIT
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.coach.contract import Advice, WeighedMove
from thothit_desktop.players.coach.weighing import mean_of, weighed
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.thunee.bidding import bids, calls, ordinary
from thothit_desktop.players.thunee.claiming import claim_question
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.duel_players import DuelThumbPlayer
from thothit_desktop.players.thunee.duel_questions import duel_question
from thothit_desktop.players.thunee.expert import by_thumb, question_of
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer
from thothit_desktop.players.thunee.handicaps import handicaps, weighs_cards
from thothit_desktop.players.thunee.inference import Seen, all_known, seen_of, thunee_view
from thothit_desktop.players.thunee.likely_worlds import likely_worlds
from thothit_desktop.players.thunee.master import JudgedWorld, judged, ranked
from thothit_desktop.players.thunee.reasons import reasons
from thothit_desktop.players.thunee.tricks import ThuneeQuestion, sampled

_PLAYOUTS = 800
"""The number of playouts of a hint."""

_LAST = ("double", "khanaak")
"""Calls of the last trick, whose deals are played to the end by the engine."""

Worths = list[float]
"""The worth of each move in one world."""


class ThuneeCoach:
    """Weighs bids, calls and cards in sampled deals, by the balls expected of this side less the other's."""

    def advise(
        self,
        view: View,
        limit: Limit,
        rng: random.Random,
        cancelled: Callable[[], bool],
        made: Move | None = None,
    ) -> Advice:
        """Return the sensible moves; without any deal the rule of thumb's first, and all margins 0."""
        seen = seen_of(thunee_view(view))
        thumb = ThuneeGreedyPlayer() if len(seen.known) > 2 else DuelThumbPlayer()
        first = thumb.choose(view, limit, rng, cancelled).move
        if _is_called(seen):
            return Advice((WeighedMove(first, 0.0),))
        budget = Budget(limit, cancelled)
        question = _question(seen, legal_moves(view), made, budget)
        likely = weighs_cards(seen, question.moves)
        deals = list(judged(question, _worlds(question, seen, budget, rng, likely=likely)))
        if not deals:
            moves = dict.fromkeys((first, *question.moves, *((made,) if made else ())))
            return Advice(tuple(WeighedMove(move, 0.0) for move in moves))
        weights = [deal.weight for deal in deals]
        balls = [_in_balls(seen, question.moves, deal.world, deal.worths) for deal in deals]
        by_move = _by_move(question.moves, balls, weights)
        best = _choice(seen, question, deals, first)
        options = weighed(tuple(by_move), list(zip(*by_move.values(), strict=True)), weights, best)
        found = reasons(seen, best, [(deal.world, deal.weight) for deal in deals], by_move[best])
        return Advice(tuple(_as_made(one, made) for one in options), found, budget.spent, all_known(seen))

    def value(
        self,
        view: View,  # noqa: ARG002
        limit: Limit,  # noqa: ARG002
        rng: random.Random,  # noqa: ARG002
        cancelled: Callable[[], bool],  # noqa: ARG002
    ) -> float | None:
        """Return None: between a seat's decisions only the others' plays change the margin."""
        return None

    def playouts(self, spec: GameSpec) -> int:  # noqa: ARG002  (the same for all)
        """Return the number of playouts, the same for all games."""
        return _PLAYOUTS


def _is_called(seen: Seen) -> bool:
    """Return True if Double or Khanaak has been called on the last trick: each seat has one card left."""
    view = seen.view
    return view.phase == "play" and not view.solo and view.count_so_far() is None


def _question(seen: Seen, moves: Sequence[Move], made: Move | None, budget: Budget) -> ThuneeQuestion:
    """Return the master's question, extended by the move that was made, and by claims of a Jodhi."""
    phase = seen.view.phase
    if len(seen.known) == 2:
        return duel_question(seen, moves, made, budget, solves=True)
    if phase == "jodhi":
        return claim_question(seen, moves, budget)
    if phase in ("bid", "blind"):
        return bids(seen, moves, made)
    if phase == "call":
        return calls(seen, moves, made)
    return question_of(seen, moves, budget)


def _worlds(
    question: ThuneeQuestion, seen: Seen, budget: Budget, rng: random.Random, *, likely: bool
) -> Iterator[tuple[World, float]]:
    """Yield worlds with their weights: by the others' plays if `likely`, or as the expert draws them."""
    if likely:
        return likely_worlds(seen, question.cost, budget, rng)
    return ((world, 1.0) for world in sampled(seen, max(1, question.cost), budget, rng))


def _choice(seen: Seen, question: ThuneeQuestion, deals: Sequence[JudgedWorld], first: Move) -> Move:
    """Return the master's move after these deals; some of its moves follow the rule of thumb."""
    few = len(seen.known) > 2 and by_thumb(seen.view, first, len(deals))
    if seen.view.phase == "jodhi" or few or len(question.moves) == 1:
        return first
    return ranked(question.moves, deals, handicaps(seen, question.moves))[0].move


def _in_balls(seen: Seen, moves: Sequence[Move], world: World, worths: Worths) -> Worths:
    """Return the worths in balls; the master counts hands won, or the gain by a call."""
    view = seen.view
    if len(seen.known) == 2:
        return worths
    if view.phase == "call":
        usual = ordinary(seen, world)
        return [worth + usual for worth in worths]
    before = view.phase != "play" and not view.tricks and not view.trick
    if before or view.solo or any(move.kind in _LAST for move in moves):
        return worths
    counting = view.seat % 2 != view.setter % 2
    kept = view.game.rules.lost_call if view.call else 1
    won, lost = (kept, -1) if counting else (1, -kept)
    return [float(won if worth > 0 else lost if worth < 0 else 0) for worth in worths]


def _by_move(
    moves: Sequence[Move], worlds: Sequence[Worths], weights: Sequence[float]
) -> dict[Move, tuple[float, ...]]:
    """Return by move its worth in each world; for a move with several meanings, the best one."""
    found: dict[Move, tuple[float, ...]] = {}
    for move, column in zip(moves, zip(*worlds, strict=True), strict=True):
        if move not in found or mean_of(column, weights) > mean_of(found[move], weights):
            found[move] = column
    return found


def _as_made(option: WeighedMove, made: Move | None) -> WeighedMove:
    """Return the option with the `made` card if both set the same suit as trumps."""
    if made is None or made.kind != "trump" or option.move.kind != "trump":
        return option
    same = SUIT[made.card] == SUIT[option.move.card]
    return option._replace(move=made) if same else option
