# SPDX-License-Identifier: MIT
"""The player of Thunee that weighs its moves in sampled deals (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.contract import Decision, Limit
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.thunee.bidding import bids, calls, redeal, trips, trumps
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer, in_thumb_order
from thothit_desktop.players.thunee.inference import Seen, seen_of, thunee_view
from thothit_desktop.players.thunee.last_trick import last_trick
from thothit_desktop.players.thunee.memory import Recall, everything
from thothit_desktop.players.thunee.tricks import ThuneeQuestion, card_question, weigh, without_trump

_ENOUGH = 40
"""The fewest sampled deals that say more about a bid, trumps or Thunee than the rule of thumb."""


class ThuneeExpertPlayer:
    """Bids and calls by sampled deals, and solves them with all cards open to play cards."""

    def __init__(self, recall: Recall = everything) -> None:
        self._recall = recall

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the best move found; greedy's if the limit allows no deal."""
        moves = legal_moves(view)
        first = ThuneeGreedyPlayer().choose(view, limit, rng, cancelled)
        # A claim of a Jodhi never costs anything.
        if len(moves) == 1 or view.phase == "jodhi":
            return first
        budget = Budget(limit, cancelled)
        seen = self._recall(seen_of(thunee_view(view)))
        question = question_of(seen, moves, budget)
        if by_thumb(view, first.move, budget.affords(max(1, question.cost))):
            return first
        weighed = weigh(question, seen, budget, rng)
        return Decision(weighed[0].move, tuple(weighed), budget.spent) if weighed else first


def by_thumb(view: View, first: Move, deals: int | None) -> bool:
    """Return True if a call is left to the rule of thumb: a bid, Moenie, or too few deals to tell.

    `deals` are those that can be sampled, None without a limit of playouts.
    """
    few = deals is not None and deals < _ENOUGH
    return first.kind in ("bid", "moenie") or (few and view.phase in ("bid", "trump", "call"))


def question_of(seen: Seen, moves: Sequence[Move], budget: Budget) -> ThuneeQuestion:
    """Return the seat's question, to be answered in sampled deals."""
    view = seen.view
    if view.phase in ("bid", "blind"):
        return bids(seen, moves)
    if view.phase == "trips":
        return trips(seen)
    if view.phase == "trump":
        return trumps(seen, moves)
    if view.phase == "call":
        return calls(seen, moves)
    if view.phase == "redeal":
        return without_trump(seen, budget) if view.trick else redeal(seen)
    if any(move.kind != "play" for move in moves):
        return last_trick(seen, moves)
    # Of equal moves the first is chosen, so the order is that of the rules of thumb.
    return card_question(seen, in_thumb_order(seen, moves), budget)
