# SPDX-License-Identifier: MIT
"""One seat's view of Kings: everything but the stock."""

from typing import NamedTuple

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.kings.rules import KingsRules


class KingsView(NamedTuple):
    """A seat's view of a round: the fields of `KingsPosition`, but only the size of the stock."""

    game: GameWithRules[KingsRules]
    seat: int
    dealer: int
    to_move: int
    phase: str
    pool: tuple[int, ...]
    stock_size: int
    captures: tuple[tuple[int, ...], ...]
    tied: tuple[int, ...]
    settling: str
    used: frozenset[int]
    king: int | None
    crown: int | None
    history: tuple[Event, ...]

    def legal_moves(self) -> list[Move]:
        """Return an empty list, because no player makes decisions."""
        return []

    def refusal(self, move: Move) -> Refusal | None:  # noqa: ARG002
        """Return why a seat cannot make a move; there always is a reason, because all moves are luck."""
        if self.phase == "over":
            return Refusal("game-over")
        if self.to_move != self.seat:
            return Refusal("not-your-turn")
        return Refusal("laki-due" if self.phase == "laki" else "stock-first")

    def unseen(self) -> list[int]:
        """Return the cards of the stock, in code order."""
        known = {card for captured in self.captures for card in captured}.union(self.pool)
        return [card for card in self.game.deck if card not in known]
