# SPDX-License-Identifier: MIT
"""The master of Thunee, which draws conclusions from the others' plays (docs/players.md)."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from thothit_desktop.games.contract import Move, View
from thothit_desktop.players.budget import Budget, EndedError
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer, in_thumb_order
from thothit_desktop.players.thunee.handicaps import handicaps, weighs_cards
from thothit_desktop.players.thunee.inference import seen_of, thunee_view
from thothit_desktop.players.thunee.likely_worlds import likely_worlds
from thothit_desktop.players.thunee.tricks import ThuneeQuestion, as_best_meant, card_question


class JudgedWorld(NamedTuple):
    """A world, its weight, and the worth of each move in it."""

    world: World
    weight: float
    worths: list[float]


class ThuneeMasterPlayer:
    """Plays cards by worlds that agree with the others' plays; bids and calls like the expert."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the best move found; the rule of thumb's if the limit allows no deal."""
        moves, seen = legal_moves(view), seen_of(thunee_view(view))
        if not weighs_cards(seen, moves):
            return ThuneeExpertPlayer().choose(view, limit, rng, cancelled)
        first = ThuneeGreedyPlayer().choose(view, limit, rng, cancelled)
        if len(moves) == 1:
            return first
        budget = Budget(limit, cancelled)
        question = card_question(seen, in_thumb_order(seen, moves), budget)
        worlds = list(judged(question, likely_worlds(seen, question.cost, budget, rng)))
        if not worlds:
            return first
        weighed = ranked(question.moves, worlds, handicaps(seen, question.moves))
        return Decision(weighed[0].move, tuple(weighed), budget.spent)


def judged(question: ThuneeQuestion, worlds: Iterable[tuple[World, float]]) -> Iterator[JudgedWorld]:
    """Yield worlds with their weights and each move's worth there, until either budget ends."""
    try:
        for world, weight in worlds:
            yield JudgedWorld(world, weight, question.judge(world))
    except EndedError:
        return


def ranked(moves: Sequence[Move], worlds: Sequence[JudgedWorld], less: Sequence[float]) -> list[Considered]:
    """Return the moves with their mean worth minus the handicaps `less`, the best first."""
    weights = sum(world.weight for world in worlds)
    columns = zip(*([world.weight * worth for worth in world.worths] for world in worlds), strict=True)
    means = [sum(column) / weights - off for column, off in zip(columns, less, strict=True)]
    return as_best_meant(zip(moves, means, strict=True))
