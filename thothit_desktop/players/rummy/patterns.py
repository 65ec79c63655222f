# SPDX-License-Identifier: MIT
"""Shapes of Kowah hands: how many copies of each design of a rank are held (docs/rules/kowah.md W3).

A *group* is a rank's copies by design, most first: M7 M7 C7 is (2, 1). A *shape* is the group of rank 1, of
six designs, and the groups of the other ranks, of three designs each, in no order. There are 535 shapes of
eight cards and 987 of nine. A shape is one number, a sum over the ranks, so that adding or removing a card
changes it by a difference.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.rummy.hand import COPIES, HAND

OUTSIDE = len(CEKI) * COPIES - HAND
"""The number of cards outside a hand of eight."""

RankGroup = tuple[int, ...]


def _partitions(total: int, most: int = COPIES) -> Iterator[RankGroup]:
    """Yield the ways to have `total` cards of a rank, most copies first."""
    if not total:
        yield ()
    for copies in range(min(total, most), 0, -1):
        for rest in _partitions(total - copies, copies):
            yield (copies, *rest)


GROUPS: Final = tuple(group for total in range(HAND + 2) for group in _partitions(total) if len(group) <= 6)
"""Every group of up to nine cards; a group's number is its index here."""
_NUMBER = {group: number for number, group in enumerate(GROUPS)}
SIZE: Final = tuple(map(sum, GROUPS))
"""The number of cards in a group, by its number."""


def _sorted(group: Iterable[int]) -> RankGroup:
    return tuple(sorted(filter(None, group), reverse=True))


def _changed(group: RankGroup, copies: int, by: int) -> int:
    """Return the number of the group after a change to a design with `copies`; -1 if there is none."""
    parts = list(group if copies else (*group, 0))
    if copies not in parts:
        return -1
    parts.remove(copies)
    return _NUMBER.get(_sorted((*parts, copies + by)), -1)


MORE: Final = tuple(tuple(_changed(group, copies, 1) for copies in range(COPIES)) for group in GROUPS)
"""By group and copies of a design, the group with one more copy of it."""
LESS: Final = tuple(
    tuple(_changed(group, copies, -1) if copies else -1 for copies in range(COPIES + 1)) for group in GROUPS
)
"""By group and copies of a design, the group with one copy of it less."""

_BITS = 4
"""Enough bits to count the ranks that have the same group."""
_ONES = tuple(number << _BITS * len(GROUPS) for number in range(len(GROUPS)))
_OTHERS = (0, *(1 << _BITS * number for number in range(1, len(GROUPS))))
WEIGHT: Final = tuple(_ONES if rank == 1 else _OTHERS for rank in range(10))
"""By rank and group, the summand of the number of a shape."""


class Hand:
    """Some cards with their shape; adding or removing a card is cheap."""

    __slots__ = ("copies", "groups", "shape")

    def __init__(self, cards: Iterable[int]) -> None:
        self.copies = [0] * len(CEKI)
        self.groups = [0] * 10
        """The number of the group, by rank."""
        self.shape = 0
        for card in cards:
            self.add(card)

    def add(self, card: int) -> None:
        """Add one card; a hand has at most nine."""
        rank, copies = RANK[card], self.copies[card]
        old = self.groups[rank]
        self.groups[rank] = new = MORE[old][copies]
        self.copies[card] = copies + 1
        self.shape += WEIGHT[rank][new] - WEIGHT[rank][old]

    def drop(self, card: int) -> None:
        """Remove one card, which must be in the hand."""
        rank, copies = RANK[card], self.copies[card]
        old = self.groups[rank]
        self.groups[rank] = new = LESS[old][copies]
        self.copies[card] = copies - 1
        self.shape += WEIGHT[rank][new] - WEIGHT[rank][old]

    def designs(self) -> list[int]:
        """Return the designs in the hand, in code order."""
        return [card for card, copies in enumerate(self.copies) if copies]


@cache
def groups_of(shape: int) -> tuple[RankGroup, ...]:
    """Return the groups of a shape, that of rank 1 first; () if it has none."""
    ones, others = divmod(shape, _ONES[1])
    found = [GROUPS[ones]]
    for number in range(1, len(GROUPS)):
        found += [GROUPS[number]] * (others >> _BITS * number & (1 << _BITS) - 1)
    return tuple(found)


@cache
def matched(shape: int) -> int:
    """Return how many cards fit into an identical pair and two triplets: eight for a ready hand."""
    groups = groups_of(shape)
    sizes = [sum(group) for group in groups]
    best = 0
    for index, group in enumerate(groups):
        for pair in range(min(2, group[0]) + 1 if group else 1):
            left = [size - pair * (i == index) for i, size in enumerate(sizes)]
            triplets = sorted(min(3, max(0, part)) for size in left for part in (size, size - 3))
            best = max(best, pair + sum(triplets[-2:]))
    return best


@cache
def live(shape: int) -> int:
    """Return the number of cards outside that a ready hand waits for; 0 if it is not ready."""
    groups = groups_of(shape)
    odd = [group for group in groups if sum(group) % 3]
    if len(odd) != 1 or sum(odd[0]) % 3 != 2:
        return 0
    return sum(COPIES - copies for copies in odd[0] if copies > 1)


@cache
def smaller(shape: int) -> tuple[int, ...]:
    """Return the shapes that one discard can reach."""
    return tuple(
        {
            shape + weight[LESS[number][copies]] - weight[number]: None
            for weight, number in _places(shape)
            for copies in GROUPS[number]
        }
    )


@cache
def larger(shape: int) -> tuple[tuple[int, int], ...]:
    """Return the shapes that one draw can reach, with the number of cards outside for each."""
    found: dict[int, int] = {}
    for weight, number in _places(shape):
        designs = 6 if weight is _ONES else 3
        group = GROUPS[number]
        for copies in (*group, *(0,) * (designs - len(group))):
            if copies < COPIES:
                made = shape + weight[MORE[number][copies]] - weight[number]
                found[made] = found.get(made, 0) + COPIES - copies
    return tuple(found.items())


def _places(shape: int) -> list[tuple[tuple[int, ...], int]]:
    """Return the nine ranks of a shape: its groups' weights, and the number of the group."""
    ones, *others = (_NUMBER[group] for group in groups_of(shape))
    return [(_ONES, ones), *((_OTHERS, number) for number in (*others, *(0,) * (8 - len(others))))]


@cache
def shapes(cards: int) -> tuple[int, ...]:
    """Return every shape of this number of cards."""
    if not cards:
        return (0,)
    return tuple({made: None for shape in shapes(cards - 1) for made, _ in larger(shape)})
