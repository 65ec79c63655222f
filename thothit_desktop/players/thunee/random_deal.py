# SPDX-License-Identifier: MIT
"""Hidden cards of Thunee given out one by one, each more likely to a seat with more room."""

import random
from bisect import bisect
from collections.abc import Collection, Sequence
from itertools import accumulate


class RandomDeal:
    """A deal in the making of cards, given by number, to seats that have `room` and never get what they lack.

    A class, not functions within a function that call themselves: those stay until Python looks for circles,
    which takes a second in a window, and a review makes 6,000 deals in that time.
    """

    def __init__(self, room: Sequence[int], lacking: Sequence[int], rng: random.Random) -> None:
        self._room, self._lacking, self._rng = list(room), lacking, rng
        self._seats = range(len(room))
        self.given: list[list[int]] = [[] for _ in room]
        """By seat, the cards that it has got."""

    def give_all(self, cards: Sequence[int]) -> bool:
        """Give out the cards in this order; False where there is no way."""
        return all(self._give(number) or self._settle(number, set()) for number in cards)

    def _give(self, number: int, tried: Collection[int] = ()) -> bool:
        """Give a card to a seat that has room and may hold it, if there is one that was not tried."""
        room, lacking = self._room, self._lacking
        able = [
            seat
            for seat in self._seats
            if room[seat] and not lacking[seat] >> number & 1 and seat not in tried
        ]
        if not able:
            return False
        # As rng.choices does it, in two thirds of the time.
        shares = list(accumulate([room[seat] for seat in able]))
        seat = able[bisect(shares, self._rng.random() * shares[-1])]
        room[seat] -= 1
        self.given[seat].append(number)
        return True

    def _settle(self, number: int, tried: set[int]) -> bool:
        """Give a card to a seat, moving another on where all that may hold it are full."""
        if self._give(number, tried):
            return True
        able = [seat for seat in self._seats if seat not in tried and not self._lacking[seat] >> number & 1]
        for seat in able:
            tried.add(seat)
            for place, other in enumerate(self.given[seat]):
                if self._settle(other, tried):
                    self.given[seat][place] = number
                    return True
        return False
