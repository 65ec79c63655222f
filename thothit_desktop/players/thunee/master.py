# SPDX-License-Identifier: MIT
"""The master of Thunee, who learns from what the others play (docs/players.md)."""

import random
from collections.abc import Callable

from thothit_desktop.games.contract import View
from thothit_desktop.players.budget import Budget, EndedError
from thothit_desktop.players.contract import Decision, Limit, best_first
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.thunee.bitboard import NO_TRUMP, SUIT
from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer
from thothit_desktop.players.thunee.inference import Seen, seen_of, thunee_view
from thothit_desktop.players.thunee.likely_worlds import likely_worlds
from thothit_desktop.players.thunee.tricks import ThuneeQuestion, card_question

_FROWN = 0.4
"""How many balls more a card must promise that makes a partner sigh."""
_NINE, _JACK = 1 << 4, 1 << 5
_DEAR = 0b111100
"""Nine, jack and what counts ten or more, in the first suit."""


class ThuneeMasterPlayer:
    """Plays cards by worlds that agree with the others' plays; bids and calls as the expert does."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """The best move found; the rule of thumb's where the limit allows no deal at all."""
        moves, seen = legal_moves(view), seen_of(thunee_view(view))
        if view.phase != "play" or seen.view.solo or any(move.kind != "play" for move in moves):
            return ThuneeExpertPlayer().choose(view, limit, rng, cancelled)
        first = ThuneeGreedyPlayer().choose(view, limit, rng, cancelled)
        if len(moves) == 1:
            return first
        budget = Budget(limit, cancelled)
        question = card_question(seen, [first.move, *(move for move in moves if move != first.move)], budget)
        means = _means(question, seen, budget, rng)
        if not means:
            return first
        cards = [seen.pack.bit(move.card) for move in question.moves]
        frowned = frowned_upon(seen, sum(cards))
        if sum(cards) & ~frowned:
            means = [
                mean - _FROWN if card & frowned else mean for card, mean in zip(cards, means, strict=True)
            ]
        weighed = best_first(zip(question.moves, means, strict=True))
        return Decision(weighed[0].move, tuple(weighed), budget.spent)


def _means(question: ThuneeQuestion, seen: Seen, budget: Budget, rng: random.Random) -> list[float]:
    """What each of the moves is worth over many worlds; none where the budget allows no world."""
    totals, weights = [0.0] * len(question.moves), 0.0
    try:
        for world, weight in likely_worlds(seen, question.cost, budget, rng):
            worths = question.judge(world)
            totals = [total + weight * worth for total, worth in zip(totals, worths, strict=True)]
            weights += weight
    except EndedError:
        pass
    return [total / weights for total in totals] if weights else []


def frowned_upon(seen: Seen, legal: int) -> int:
    """The cards that no experienced player would choose without a reason.

    Led: a lone nine while its jack is out. To a partner's card that only trumps can beat: a dear trump. To a
    card of the others: a nine or jack that does not win.
    """
    spot, seat = seen.spot, seen.view.seat
    hand = seen.known[seat]
    others = spot.live & ~hand
    if spot.left == len(seen.known):
        lone = [
            6 * suit for suit in range(4) if suit != seen.trump and hand & SUIT[suit] == _NINE << 6 * suit
        ]
        return sum(_NINE << shift for shift in lone if others & _JACK << shift)
    if spot.winner % 2 != seat % 2:
        return legal & ~spot.best & sum((_NINE | _JACK) << 6 * suit for suit in range(4))
    if seen.trump == NO_TRUMP or spot.led == SUIT[seen.trump] or others & spot.best & spot.led:
        return 0
    return legal & spot.best & _DEAR << 6 * seen.trump
