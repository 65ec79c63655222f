# SPDX-License-Identifier: MIT
"""Deals of the hidden cards of Thunee, each deal that agrees with the facts equally likely."""

import random
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import factorial, prod

from thothit_desktop.players.thunee.bitboard import bits

CardLayout = tuple[int, ...]
"""The number of cards that each seat still gets."""


class EvenDeals:
    """Deals of `free` cards to seats that have `room` for all of them, and never get cards in `lacking`.

    Cards are masks. Cards that some seat may not get are dealt one by one, each to a seat with a probability
    in proportion to the number of deals of all the rest; the other cards are shuffled.
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
        """The number of possible deals."""

    def draw(self, rng: random.Random) -> list[int]:
        """Return by seat its cards in one deal; raises ValueError if there is none."""
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
        """Return the seats that a bound card can go to, with the cumulative numbers of deals."""
        found = self._steps.get((number, room))
        if found is None:
            seats = self._able(number, room)
            shares = list(accumulate(self._count(number + 1, _less(room, seat)) for seat in seats))
            found = self._steps[number, room] = seats, shares
        return found

    def _able(self, number: int, room: CardLayout) -> list[int]:
        """Return the seats with room for a bound card that may hold it."""
        bit = self._bound[number]
        return [seat for seat, space in enumerate(room) if space and not self._lacking[seat] & bit]

    def _count(self, number: int, room: CardLayout) -> int:
        """Return the number of deals of the bound cards from `number` on and all others."""
        if number == len(self._bound):
            return factorial(len(self._loose)) // prod(map(factorial, room))
        found = self._known.get((number, room))
        if found is None:
            found = sum(self._count(number + 1, _less(room, seat)) for seat in self._able(number, room))
            self._known[number, room] = found
        return found


def _less(room: CardLayout, seat: int) -> CardLayout:
    """Return the room after a seat has got one more card."""
    return (*room[:seat], room[seat] - 1, *room[seat + 1 :])
