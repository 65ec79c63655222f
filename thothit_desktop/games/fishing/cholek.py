# SPDX-License-Identifier: MIT
"""The rules of a fishing game in which a card takes two others or none (docs/rules/fishing.md 8)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import ClassVar

from thothit_desktop.games.cards import KEPALA, RANK
from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.fishing.catalogue import FishingSpec
from thothit_desktop.games.fishing.rules import FishingRules, Pool

# The same moves recur very often; making each once saves much of a round's time.
_move = cache(Move)


def pairs_of(alike: Sequence[int]) -> list[tuple[int, ...]]:
    """Return every two cards among some, by design: each pair once, in code order."""
    return sorted(set(combinations(sorted(alike), 2)))


@dataclass(frozen=True, eq=False, kw_only=True)
class CholekRules(FishingRules):
    """The rules of Cholek Tiga: a card takes two others of its rank, and its player may decline."""

    longest: ClassVar[int] = 3

    @classmethod
    def _turns(cls, spec: FishingSpec, playing: int) -> int:
        """Return the number of turns: hands are dealt until the stock is used up (G3)."""
        deal = spec.deals[playing]
        cycle = playing * deal.hand
        return -(-len(KEPALA) * deal.kepala // (2 * cycle)) * cycle

    def moves_of_hand(self, hand: Sequence[int], pool: Pool, turn: int) -> list[Move]:  # noqa: ARG002
        """Return the legal moves of a hand: each design once, in its order; it stays after its captures."""
        return [move for card in dict.fromkeys(hand) for move in self._moves("play", card, pool)]

    def moves_of_turned(self, card: int, pool: Pool, turn: int) -> list[Move]:  # noqa: ARG002
        """Return the legal moves of a card turned from the stock; it stays after its captures."""
        return list(self._moves("turn", card, pool))

    @staticmethod
    def _moves(kind: str, card: int, pool: Pool) -> Iterator[Move]:
        for two in pairs_of(pool[RANK[card]]):
            yield _move(kind, (card, *two))
        yield _move(kind, (card,))

    def takes(self, card: int, pool: Pool, turn: int) -> Sequence[int]:  # noqa: ARG002
        """Return the pool designs that a card can take, in code order; empty if there are not two cards."""
        alike = pool[RANK[card]]
        return sorted(set(alike)) if len(alike) > 1 else ()

    def _refusal_of_takes(
        self,
        move: Move,
        hand: Sequence[int],  # noqa: ARG002
        pool: Pool,
        turn: int,  # noqa: ARG002
    ) -> Refusal | None:
        """Return why a card cannot take these cards, or None if it can; it may always take none."""
        card, *taken = move.cards
        for other in taken:
            if RANK[other] != RANK[card]:
                return Refusal("no-match", (card, other))
            if taken.count(other) > pool[RANK[card]].count(other):
                return Refusal("not-in-pool", (other,))
        if not taken or (len(taken) == 2 and taken == sorted(taken)):
            return None
        return Refusal("takes-two", (card,))
