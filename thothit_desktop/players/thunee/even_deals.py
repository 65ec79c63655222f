# SPDX-License-Identifier: MIT
"""Hidden cards of Thunee dealt so that every deal that agrees with what was shown is equally likely."""

import random
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import factorial, prod

from thothit_desktop.players.thunee.bitboard import bits

CardLayout = tuple[int, ...]
"""By seat, how many cards it still gets."""


class EvenDeals:
    """Deals of `free` cards to seats that have `room` for all of them, and never get what they are `lacking`.

    Cards are masks. Those that some seat may not get are dealt one by one, each to a seat by the number of
    ways to deal all the rest; the other cards are shuffled.
    """

    def __init__(self, free: int, room: Sequence[int], lacking: Sequence[int]) -> None:
        self._room = tuple(room)
        barred = 0
        for space, missing in zip(room, lacking, strict=True):
            barred |= missing & free if space else 0
        self._bound = bits(barred)
        self._loose = bits(free & ~barred)
        self._lacking = tuple(lacking)
        self._known: dict[tuple[int, CardLayout], int] = {}
        self._steps: dict[tuple[int, CardLayout], tuple[list[int], list[int]]] = {}
        self.ways = self._count(0, self._room)
        """How many deals there are."""

    def draw(self, rng: random.Random) -> list[int]:
        """By seat, what it gets in one deal; ValueError where there is none."""
        if not self.ways:
            raise ValueError("no way to deal these cards")
        room = self._room
        given = [0] * len(room)
        for number, bit in enumerate(self._bound):
            seats, shares = self._step(number, room)
            seat = seats[bisect(shares, rng.random() * shares[-1])]
            given[seat] |= bit
            room = _less(room, seat)
        loose = self._loose[:]
        rng.shuffle(loose)
        first = 0
        for seat, space in enumerate(room):
            given[seat] |= sum(loose[first : first + space])
            first += space
        return given

    def _step(self, number: int, room: CardLayout) -> tuple[list[int], list[int]]:
        """The seats that a bound card can go to, and by seat in how many ways with those before."""
        found = self._steps.get((number, room))
        if found is None:
            seats = self._able(number, room)
            shares = list(accumulate(self._count(number + 1, _less(room, seat)) for seat in seats))
            found = self._steps[number, room] = seats, shares
        return found

    def _able(self, number: int, room: CardLayout) -> list[int]:
        """The seats with room for a bound card that may hold it."""
        bit = self._bound[number]
        return [seat for seat, space in enumerate(room) if space and not self._lacking[seat] & bit]

    def _count(self, number: int, room: CardLayout) -> int:
        """In how many ways the bound cards from a number on and all others can be dealt."""
        if number == len(self._bound):
            return factorial(len(self._loose)) // prod(map(factorial, room))
        found = self._known.get((number, room))
        if found is None:
            found = sum(self._count(number + 1, _less(room, seat)) for seat in self._able(number, room))
            self._known[number, room] = found
        return found


def _less(room: CardLayout, seat: int) -> CardLayout:
    """The room when a seat has got one card more."""
    return (*room[:seat], room[seat] - 1, *room[seat + 1 :])
