# SPDX-License-Identifier: MIT
"""What one seat may know of a fishing game (docs/rules/fishing.md 6)."""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from thothit_desktop.games.contract import Event, Move, Refusal

if TYPE_CHECKING:
    from thothit_desktop.games.fishing.game import FishingGame, FishingPosition


@dataclass(frozen=True, slots=True, kw_only=True)
class FishingView:
    """What one seat may know of a position. Hands and pool are sorted by rank.

    `captures` holds, by seat, the captured cards in their order, HIDDEN ones where the pile lies face down;
    all captures were public when made, so `history` tells them to whoever remembers.
    """

    game: "FishingGame"
    seat: int
    dealer: int
    to_move: int
    phase: str
    turn: int
    turned: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pool: tuple[int, ...]
    stock_size: int
    captures: tuple[tuple[int, ...], ...]
    barred: frozenset[int]
    history: tuple[Event, ...]

    @property
    def first_turn(self) -> bool:
        """Whether the turn is somebody's first and only identical cards may be taken (F3)."""
        return self.turn < self.game.first_turns

    def legal_moves(self) -> list[Move]:
        """The moves this seat may make now; none when it is another's turn or the stock's."""
        return self._own().legal_moves() if self.to_move == self.seat and self.phase != "draw" else []

    def refusal(self, move: Move) -> Refusal | None:
        """Why this seat cannot make the move now; None for a legal one."""
        if self.phase != "over" and self.to_move != self.seat:
            return Refusal("not-your-turn")
        if self.phase == "draw":
            return Refusal("stock-first")
        return self._own().refusal(move)

    def barring(self, move: Move) -> bool:
        """Whether a legal move would bar this seat from winning the round (rule `penalty`)."""
        return self._own().barring(move)

    def unseen(self) -> list[int]:
        """Every card whose place this seat does not know, in code order: other hands and the stock."""
        left = Counter(self.game.deck)
        left.subtract(self.hand)
        left.subtract(self.pool)
        if self.turned >= 0:
            left[self.turned] -= 1
        for event in self.history:
            if event.kind == "captured":
                left.subtract(event.cards)
        return sorted(left.elements())

    def _own(self) -> "FishingPosition":
        """The position as far as the rules need it for this seat's own moves."""
        hands = [self.hand if seat == self.seat else () for seat in range(self.game.players)]
        return self.game.restore(self, hands, ())
