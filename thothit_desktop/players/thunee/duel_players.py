# SPDX-License-Identifier: MIT
"""The players of Thunee against one opponent (docs/players.md)."""

import random
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Move, View
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.contract import Decision, Limit, Player
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.players.thunee.bitboard import SUIT
from thothit_desktop.players.thunee.card_play import by_points
from thothit_desktop.players.thunee.duel import follow, lead
from thothit_desktop.players.thunee.duel_questions import duel_question
from thothit_desktop.players.thunee.evaluation import best_suit
from thothit_desktop.players.thunee.greedy import ThuneeGreedyPlayer, trump_move
from thothit_desktop.players.thunee.inference import Seen, seen_of, thunee_view
from thothit_desktop.players.thunee.tricks import weigh


class BySeats:
    """A player that leaves the games of two players to another one."""

    def __init__(self, several: Player, two: Player) -> None:
        self._several, self._two = several, two

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the decision of the player for so many seats."""
        player = self._two if view.game.players == 2 else self._several
        return player.choose(view, limit, rng, cancelled)


class DuelThumbPlayer:
    """Follows rules of thumb; a neighbour (`takes_all`) takes every trick it can, with its dearest card."""

    def __init__(self, *, takes_all: bool = False) -> None:
        self._takes_all = takes_all

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the move by the rules of thumb."""
        seen, moves = seen_of(thunee_view(view)), legal_moves(view)
        plays = [move for move in moves if move.kind == "play"]
        if view.phase == "bid":
            # Whoever bids wins less than the other would by setting trump (docs/players.md).
            return Decision(moves[-1])
        if view.phase == "trump":
            return Decision(trump_move(seen, best_suit(seen.packet)))
        if view.phase != "play" or seen.view.solo or len(plays) < len(moves):
            return ThuneeGreedyPlayer().choose(view, limit, rng, cancelled)
        cards = {seen.pack.bit(move.card): move for move in plays}
        return Decision(cards[self._card(seen, sum(cards))])

    def _card(self, seen: Seen, legal: int) -> int:
        spot = seen.spot
        if self._takes_all:
            taking = legal & spot.best
            return by_points(taking or legal)[0 if taking else -1]
        return thumb_card(seen, legal)


def thumb_card(seen: Seen, legal: int) -> int:
    """Return the card to play by the rules of thumb."""
    view = seen.view
    # The cards that the other may hold now.
    other = seen.known[1 - view.seat] or seen.unseen & ~seen.lacking[1 - view.seat]
    entries = seen.pack.entries[seen.trump]
    if not view.trick:
        return lead(legal, other, seen.trump, entries)
    led = entries[seen.pack.bit(view.trick[0]).bit_length() - 1]
    return follow(legal, other, SUIT[seen.trump], led, entries)


class DuelPlayer:
    """Weighs its moves in possible worlds; the master (`solves`) also solves the last tricks."""

    def __init__(self, *, solves: bool) -> None:
        self._solves = solves

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the best move found; the rule of thumb's if the limit allows no world."""
        moves = legal_moves(view)
        first = DuelThumbPlayer().choose(view, limit, rng, cancelled)
        # A claim of a Jodhi never costs anything.
        if len(moves) == 1 or view.phase == "jodhi":
            return first
        budget, seen = Budget(limit, cancelled), seen_of(thunee_view(view))
        question = duel_question(seen, first_of(first.move, moves), None, budget, solves=self._solves)
        weighed = weigh(question, seen, budget, rng)
        return Decision(weighed[0].move, tuple(weighed), budget.spent) if weighed else first


def first_of(first: Move, moves: Sequence[Move]) -> list[Move]:
    """Return the moves with one of them in front, which is chosen among equals."""
    return [first, *(move for move in moves if move != first)] if first in moves else list(moves)
