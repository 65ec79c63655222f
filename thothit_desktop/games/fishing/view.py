# SPDX-License-Identifier: MIT
"""One seat's view of a fishing game (docs/rules/fishing.md 6)."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import CEKI, HIDDEN
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.fishing.rules import FishingRules


class FishingView(NamedTuple):
    """One seat's view of a position. The hand and the pool are sorted by rank.

    `turned` is the open stock card that awaits its capture, else None. `captures` holds the captured cards by
    seat, in their order, as HIDDEN if the pile lies face down; all captures were public when made, so
    `history` contains them. `last` are the cards that this seat knows at the end of the stock, the very last
    one last (P4).
    """

    game: GameWithRules[FishingRules]
    seat: int
    dealer: int
    to_move: int
    phase: str
    turn: int
    turned: int | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pool_by_rank: tuple[tuple[int, ...], ...]
    stock_size: int
    last: tuple[int, ...]
    captures: tuple[tuple[int, ...], ...]
    barred: frozenset[int]
    history: tuple[Event, ...]

    @property
    def pool(self) -> tuple[int, ...]:
        """The cards of the pool, sorted by rank."""
        return tuple(chain.from_iterable(self.pool_by_rank))

    @property
    def first_turn(self) -> bool:
        """True on a player's first turn, when only identical cards may be taken (F3)."""
        return self.turn < self.game.rules.first_turns

    def points(self, seat: int) -> int | None:
        """Return the points of a seat's captures so far; None if this view does not show them."""
        captured = self.captures[seat]
        if HIDDEN in captured:
            return None
        return self.game.rules.points(captured) + self.bonus(seat)

    def bonus(self, seat: int) -> int:
        """Return the points of a seat's captures that have scored at once (G5)."""
        kinds = self.game.rules.bonuses
        if not kinds:
            return 0
        return sum(event.points for event in self.history if event.kind in kinds and event.seat == seat)

    def legal_moves(self) -> list[Move]:
        """Return the moves this seat may make now; empty if another seat or the stock is to move."""
        if self.to_move != self.seat or self.phase not in ("hand", "stock"):
            return []
        rules = self.game.rules
        if self.turned is not None:
            return rules.moves_of_turned(self.turned, self.pool_by_rank, self.turn)
        return rules.moves_of_hand(self.hand, self.pool_by_rank, self.turn)

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, or None if it is legal."""
        if self.phase == "over":
            return Refusal("game-over")
        if self.to_move != self.seat:
            return Refusal("not-your-turn")
        if self.phase == "draw":
            return Refusal("stock-first")
        return self.game.rules.refusal(move, self.hand, self.turned, self.pool_by_rank, self.turn)

    def barring(self, move: Move) -> bool:
        """Return True if a legal move would bar this seat from winning the round (rule `penalty`)."""
        return self.game.rules.bars(move, self.pool_by_rank, self.turn)

    def unseen(self) -> list[int]:
        """Return every card whose place this seat does not know, in code order: other hands and the stock."""
        left = [self.game.rules.copies] * len(CEKI)
        for card in (*self.hand, *self.pool, *self.last, *(() if self.turned is None else (self.turned,))):
            left[card] -= 1
        for event in self.history:
            if event.kind == "captured":
                for card in event.cards:
                    left[card] -= 1
        return [card for card, copies in enumerate(left) for _ in range(copies)]

    def stock(self, hidden: Sequence[int]) -> tuple[int, ...]:
        """Return a stock, next card first: hidden cards, as many as it needs, and the known last ones."""
        return (*hidden[: self.stock_size - len(self.last)], *self.last)
