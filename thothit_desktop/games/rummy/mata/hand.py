# SPDX-License-Identifier: MIT
"""Hands of sets of one rank, mata among them, and what they wait for (docs/rules/mata.md M4, M5).

A mata is a set of identical cards. `size` is the number of cards of a set: 3, or 2 in Tantanan. The whole
hand decides, not one arrangement of it.
"""

from collections import Counter
from collections.abc import Sequence

from thothit_desktop.games.cards import CEKI, RANK, by_rank

ONE, ANY = "one", "any"
"""The calls: only certain designs win, or any card of a rank."""
OF_RANK: tuple[tuple[int, ...], ...] = tuple(
    tuple(card for card in CEKI if RANK[card] == rank) for rank in range(10)
)
"""The designs of each rank, in code order."""


def matas(hand: Sequence[int], size: int) -> list[int]:
    """Return the designs of the most mata that cards contain, each as often as it makes one."""
    return [design for design, copies in sorted(Counter(hand).items()) for _ in range(copies // size)]


def is_winning(hand: Sequence[int], size: int) -> bool:
    """Return True if a hand is made of sets, at least one of which is a mata (M4)."""
    ranks = Counter(RANK[card] for card in hand)
    return not any(count % size for count in ranks.values()) and bool(matas(hand, size))


def open_rank(hand: Sequence[int], size: int) -> int:
    """Return the rank whose cards lack one to be sets, if all others are; 0 if there is none (M5)."""
    ranks = Counter(RANK[card] for card in hand)
    odd = [rank for rank, count in ranks.items() if count % size]
    return odd[0] if len(odd) == 1 and ranks[odd[0]] % size == size - 1 else 0


def call_of(hand: Sequence[int], size: int) -> str:
    """Return the call that a hand allows: `any` with a mata, else `one`, or an empty text for none (M5)."""
    rank = open_rank(hand, size)
    if not rank:
        return ""
    if matas(hand, size):
        return ANY
    return ONE if _nearly(hand, rank, size) else ""


def waits(hand: Sequence[int], size: int, call: str) -> tuple[int, ...]:
    """Return the designs that win a hand that was called, in code order (M5, M7); empty without a call."""
    rank = open_rank(hand, size) if call else 0
    return OF_RANK[rank] if call == ANY else _nearly(hand, rank, size)


def _nearly(hand: Sequence[int], rank: int, size: int) -> tuple[int, ...]:
    """Return the designs of a rank of which one more copy makes a mata beside whole sets."""
    return tuple(design for design in OF_RANK[rank] if hand.count(design) >= size - 1)


def sets_of(hand: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """Return a hand in sets: first the mata by rank, then sets of a rank, and last what is left."""
    same = [(design,) * size for design in sorted(matas(hand, size), key=by_rank)]
    rest = Counter(hand) - Counter(card for each in same for card in each)
    groups, left = [], []
    for rank in range(1, 10):
        bucket = [card for card in OF_RANK[rank] for _ in range(rest[card])]
        whole = len(bucket) - len(bucket) % size
        groups += [tuple(bucket[at : at + size]) for at in range(0, whole, size)]
        left += bucket[whole:]
    return [*same, *groups, *([tuple(left)] if left else [])]
