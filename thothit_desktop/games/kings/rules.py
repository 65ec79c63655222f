# SPDX-License-Identifier: MIT
"""The rules of Kings: what a card takes, and why a move cannot be made (docs/rules/kings.md)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.kings import laki

POOL = 4
"""How many cards are laid open at the deal."""


@dataclass(frozen=True, eq=False)
class KingsRules:
    """Kings' rules with its options settled."""

    triples: bool
    """Whether three of a kind count in Laki."""
    standing: tuple[int, ...] | None
    """In the last round of a match the kings won before it, by seat (K5), else None."""

    def mate(self, card: int, pool: Sequence[int]) -> int | None:
        """The pool card that a turned one takes; None where it stays (K3)."""
        return next((other for other in pool if RANK[other] == RANK[card]), None)

    def worth(self, hand: Sequence[int]) -> tuple[int, int]:
        """Return the worth of a draw of Laki; the highest wins."""
        return laki.worth(hand, self.triples)

    def refusal(
        self, move: Move, turn: Move | None, tied: tuple[int, ...], used: Collection[int]
    ) -> Refusal | None:
        """Return why a move cannot be made in a round that goes on, or None if it is legal.

        `turn` is the turn of the next stock cards, None while the `tied` seats draw for Laki, for which the
        cards `used` are drawn from the shuffle already.
        """
        if move.kind == "laki":
            return laki.refusal(move, tied, used) if turn is None else Refusal("no-laki")
        if turn is None:
            return Refusal("laki-due")
        if move.kind != "two":
            return Refusal("other-game")
        return None if move == turn else Refusal("not-next", (*move.cards, *turn.cards))
