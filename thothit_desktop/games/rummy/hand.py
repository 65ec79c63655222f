# SPDX-License-Identifier: MIT
"""The worth of a hand of Kowah: ready pairs, waits and nearly complete groups (docs/rules/kowah.md W3-W5)."""

from collections.abc import Sequence

from thothit_desktop.games.cards import RANK, by_rank

COPIES = 4
"""The number of copies of each design in the deck."""
HAND = 8
"""The number of cards a seat holds between its turns."""
_RANKS = 3
"""The greatest number of ranks in a ready hand."""


def ready_pairs(hand: Sequence[int]) -> tuple[int, ...]:
    """Return the designs of identical pairs beside which two triplets of a rank are left (W3), in code order.

    A hand of eight cards is ready if, and only if, there is such a pair.
    """
    different = {RANK[card] for card in hand}
    if len(different) > _RANKS:
        return ()
    ranks = [RANK[card] for card in hand]
    odd = [rank for rank in different if ranks.count(rank) % 3]
    if len(odd) != 1 or ranks.count(odd[0]) % 3 != 2:
        return ()
    return tuple(sorted({card for card in hand if RANK[card] == odd[0] and hand.count(card) > 1}))


def waits(hand: Sequence[int], pair: int, both: bool) -> tuple[int, ...]:
    """Return the designs that win a declared hand of eight cards with its `pair` shown, in code order (W5).

    With `both` every ready pair counts, otherwise only the one shown.
    """
    pairs = ready_pairs(hand)
    return pairs if both else tuple(design for design in pairs if design == pair)


def is_dead(hand: Sequence[int], design: int) -> bool:
    """Return True if all copies of a design are in the hand, so that waiting for it is hopeless (W5)."""
    return list(hand).count(design) == COPIES


def grouped(hand: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the hand in groups: triplets, identical pairs, pairs of a rank, then single cards.

    Each kind is sorted by rank. Five cards of a rank are a triplet and, if possible, an identical pair.
    """
    groups: list[tuple[int, ...]] = []
    for rank in sorted({RANK[card] for card in hand}):
        bucket = sorted(card for card in hand if RANK[card] == rank)
        rest = _rest(bucket)
        for card in rest:
            bucket.remove(card)
        groups += [tuple(bucket[i : i + 3]) for i in range(0, len(bucket), 3)]
        groups += [rest] if rest else []
    return sorted(groups, key=lambda group: (-len(group), len(set(group)) if len(group) == 2 else 0))


def _rest(bucket: Sequence[int]) -> tuple[int, ...]:
    """Return the cards of one rank left beside their triplets: an identical pair if there is one."""
    if len(bucket) % 3 < 2:
        return tuple(bucket[len(bucket) - len(bucket) % 3 :])
    twins = [card for card in dict.fromkeys(bucket) if bucket.count(card) > 1]
    return (twins[-1],) * 2 if twins else tuple(bucket[-2:])


def winning_order(hand: Sequence[int], won: int) -> tuple[int, ...]:
    """Return the nine cards of a won hand: the three identical ones first, then the triplets by rank."""
    rest = sorted(hand, key=by_rank)
    for _ in range(3):
        rest.remove(won)
    return (won, won, won, *rest)
