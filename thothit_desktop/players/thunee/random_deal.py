# SPDX-License-Identifier: MIT
"""Random deals of the hidden cards of Thunee; a seat with more room gets a card more likely."""

import random
from bisect import bisect
from collections.abc import Collection, Sequence
from itertools import accumulate


class RandomDeal:
    """A deal in progress: cards, by number, go to seats that have `room`, but never cards in `lacking`.

    A class, because recursive inner functions would be freed by the garbage collector only: that takes a
    second in a window, and a review makes 6,000 deals in that time.
    """

    def __init__(self, room: Sequence[int], lacking: Sequence[int], rng: random.Random) -> None:
        self._room, self._lacking, self._rng = list(room), lacking, rng
        self._seats = range(len(room))
        self.given: list[list[int]] = [[] for _ in room]
        """The cards dealt so far, by seat."""

    def give_all(self, cards: Sequence[int]) -> bool:
        """Deal the cards in this order; return False if there is no way."""
        return all(self._give(number) or self._settle(number, set()) for number in cards)

    def _give(self, number: int, tried: Collection[int] = ()) -> bool:
        """Deal a card to a seat with room that may hold it, not a `tried` one; return False if none."""
        room, lacking = self._room, self._lacking
        able = [
            seat
            for seat in self._seats
            if room[seat] and not lacking[seat] >> number & 1 and seat not in tried
        ]
        if not able:
            return False
        # The same choice as rng.choices, in two thirds of the time.
        shares = list(accumulate([room[seat] for seat in able]))
        seat = able[bisect(shares, self._rng.random() * shares[-1])]
        room[seat] -= 1
        self.given[seat].append(number)
        return True

    def _settle(self, number: int, tried: set[int]) -> bool:
        """Deal a card, moving others on if all its seats are full; return False if impossible."""
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
