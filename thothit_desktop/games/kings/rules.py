# SPDX-License-Identifier: MIT
"""The rules of Kings: captures, and the reasons against illegal moves (docs/rules/kings.md)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.kings import laki

POOL = 4
"""The number of open cards dealt."""


@dataclass(frozen=True, eq=False)
class KingsRules:
    """Kings' rules with its options settled."""

    triples: bool
    """True if three of a kind count in Laki."""
    standing: tuple[int, ...] | None
    """The kings won earlier in the match, by seat, in its last round (K5), else None."""

    def mate(self, card: int, pool: Sequence[int]) -> int | None:
        """Return the pool card that a turned card takes; None if it stays (K3)."""
        return next((other for other in pool if RANK[other] == RANK[card]), None)

    def worth(self, hand: Sequence[int]) -> tuple[int, int]:
        """Return the worth of a draw of Laki; the highest wins."""
        return laki.worth(hand, self.triples)

    def refusal(
        self, move: Move, turn: Move | None, tied: tuple[int, ...], used: Collection[int]
    ) -> Refusal | None:
        """Return why a move cannot be made, or None if it is legal; the round is not over.

        `turn` is the turn of the next stock cards, None while the `tied` seats draw for Laki; `used` are the
        cards already drawn from the shuffle.
        """
        if move.kind == "laki":
            return laki.refusal(move, tied, used) if turn is None else Refusal("no-laki")
        if turn is None:
            return Refusal("laki-due")
        if move.kind != "two":
            return Refusal("other-game")
        return None if move == turn else Refusal("not-next", (*move.cards, *turn.cards))
