# SPDX-License-Identifier: MIT
"""One seat's view of a game of matching (docs/rules/matching.md)."""

from collections import Counter
from typing import NamedTuple

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.matching.rules import MatchingRules, MatchingSituation


class MatchingView(NamedTuple):
    """One seat's view of a position. `hand` is sorted by rank.

    While another seat is asked in secret, `to_move`, `phase` and all else are as if that seat had passed.

    - `open`: the card that lies open and is not matched, else None;
    - `middle`: all cards that were turned up, matched and thrown out, in their order;
    - `away`: by seat, the cards that it has laid away: its pairs (M2), or all but one after satu (M8);
    - `caller`: the seat that has called satu, else None.
    """

    game: GameWithRules[MatchingRules]
    seat: int
    dealer: int
    to_move: int
    phase: str
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    open: int | None
    middle: tuple[int, ...]
    away: tuple[tuple[int, ...], ...]
    caller: int | None
    stock_size: int
    history: tuple[Event, ...]

    def legal_moves(self) -> list[Move]:
        """Return the moves this seat may make now; empty if another seat or luck decides."""
        return self.game.rules.legal_moves(self._situation()) if self.to_move == self.seat else []

    def refusal(self, move: Move) -> Refusal | None:
        """Return why this seat cannot make the move now, or None if it is legal.

        While a card is to be turned, the reason is what the card named lacks, whoever deals.
        """
        if self.phase == "over":
            return Refusal("game-over")
        luck = self.phase == "turn"
        if move.seats not in ((), (self.seat,)) or (luck and move.kind == "turn"):
            return Refusal("not-your-turn")
        if not luck and self.to_move != self.seat:
            return Refusal("not-your-turn")
        return self.game.rules.refusal(self._situation(), move)

    def unseen(self) -> list[int]:
        """Return every card whose place this seat does not know, in code order: other hands and the stock."""
        left = Counter(self.game.deck)
        left.subtract([*self.hand, *self.middle])
        for away in self.away:
            left.subtract(away)
        return sorted(left.elements())

    def _situation(self) -> MatchingSituation:
        return MatchingSituation(self.seat, self.phase, self.hand, self.open)
