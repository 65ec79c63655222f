# SPDX-License-Identifier: MIT
"""The master of Thunee, who learns from what the others play (docs/players.md)."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from thothit_desktop.games.contract import Move, View
from thothit_desktop.players.budget import Budget, EndedError
from thothit_desktop.players.contract import Considered, Decision, Limit
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.thunee.bitboard import JACK, NINE, NO_TRUMP, SUIT
from thothit_desktop.players.thunee.card_play import lone_nines
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer, in_thumb_order
from thothit_desktop.players.thunee.inference import Seen, seen_of, thunee_view
from thothit_desktop.players.thunee.likely_worlds import likely_worlds
from thothit_desktop.players.thunee.tricks import ThuneeQuestion, as_best_meant, card_question

_FROWN = 0.4
"""How many balls more a card must promise that makes a partner sigh."""
_DEAR = sum(0b111100 << shift for shift in range(0, 24, 6))
"""What counts ten or more, in every suit."""
_HIGH = sum((NINE | JACK) << shift for shift in range(0, 24, 6))


class JudgedWorld(NamedTuple):
    """A world, how much it weighs, and what each move of a question is worth in it."""

    world: World
    weight: float
    worths: list[float]


class ThuneeMasterPlayer:
    """Plays cards by worlds that agree with the others' plays; bids and calls as the expert does."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """The best move found; the rule of thumb's where the limit allows no deal at all."""
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


def weighs_cards(seen: Seen, moves: Sequence[Move]) -> bool:
    """Return True if the master asks what the others' plays tell; else it decides as the expert does."""
    return seen.view.phase == "play" and not seen.view.solo and all(move.kind == "play" for move in moves)


def judged(question: ThuneeQuestion, worlds: Iterable[tuple[World, float]]) -> Iterator[JudgedWorld]:
    """Worlds with their weights and what each move is worth there, until the budget of either ends."""
    try:
        for world, weight in worlds:
            yield JudgedWorld(world, weight, question.judge(world))
    except EndedError:
        return


def ranked(moves: Sequence[Move], worlds: Sequence[JudgedWorld], less: Sequence[float]) -> list[Considered]:
    """The moves with their mean worth `less` what is taken off each, the best first."""
    weights = sum(world.weight for world in worlds)
    columns = zip(*([world.weight * worth for worth in world.worths] for world in worlds), strict=True)
    means = [sum(column) / weights - off for column, off in zip(columns, less, strict=True)]
    return as_best_meant(zip(moves, means, strict=True))


def handicaps(seen: Seen, moves: Sequence[Move]) -> list[float]:
    """Return what is taken off the worth of each card before the best is chosen."""
    cards = [seen.pack.bit(move.card) for move in moves]
    frowned = frowned_upon(seen, sum(cards))
    return [_FROWN if card & frowned and sum(cards) & ~frowned else 0.0 for card in cards]


def frowned_upon(seen: Seen, legal: int) -> int:
    """The cards that no experienced player would choose without a reason.

    Led: a lone nine while its jack is out. To a partner's card that only trumps can beat: a dear trump. To a
    card of the others: a nine or jack that does not win.
    """
    spot, seat = seen.spot, seen.view.seat
    hand = seen.known[seat]
    others = spot.live & ~hand
    trumps = 0 if seen.trump == NO_TRUMP else SUIT[seen.trump]
    if spot.left == len(seen.known):
        return sum(lone_nines(hand, others)) & ~trumps
    if spot.winner % 2 != seat % 2:
        return legal & ~spot.best & _HIGH
    if spot.led == trumps or others & spot.best & spot.led:
        return 0
    return legal & spot.best & trumps & _DEAR
