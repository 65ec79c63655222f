# SPDX-License-Identifier: MIT
"""The value of capturing a card in a game with combinations (docs/players.md).

The model is that of `capture_value.py`: each seat gets every copy that is not captured yet with the same
chance. A copy is worth its rank, and the points that combinations are then expected to add.
"""

from collections.abc import Sequence
from math import comb, prod

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.fishing.combinations import COINS, CORE, KINDS, RUN, Combinations
from thothit_desktop.games.fishing.rules import FishingRules
from thothit_desktop.players.fishing.capture_value import CAPTURED, Worth

RUNS = 2
"""The number of runs that the model looks at; more are rare."""
Held = Sequence[Sequence[int]]
"""The copies captured, by card and seat."""


class CombinationWorth(Worth):
    """The worth of captures in a game with combinations."""

    def __init__(self, game: GameWithRules[FishingRules]) -> None:
        assert game.rules.combinations is not None
        self._combinations: Combinations = game.rules.combinations
        self._share = CAPTURED / len(game.playing)
        copies = game.rules.copies
        self._chances = [
            [_chance(free, least, self._share) for least in range(copies + 1)] for free in range(copies + 1)
        ]
        """The chance that a seat captures at least so many copies, by `[free][least]`."""
        super().__init__(game)

    def alone(self, card: int, copies: int) -> float:
        """Return what copies are worth on average, whatever else their seat captures."""
        values, chances = self._combinations.values, self._chances[self._copies]
        added = [0.0] * copies
        for name, kinds in KINDS.items():
            if card in kinds:
                complete = chances[1] ** (len(kinds) - 1)
                counted = min(copies, 1) if self._combinations.once else copies
                for number in range(counted):
                    added[number] += complete * (values[name] - RANK[card])
        if card in COINS:
            others = max(CORE, COINS.index(card) + 1) - 1
            runs = 1 if self._combinations.once else RUNS
            for number in range(min(copies, runs)):
                run = chances[number + 1] ** others * (values[RUN] - RANK[card])
                added[number] = max(added[number], run)
        return RANK[card] * copies + sum(added)

    def capture(self, card: int, held: list[list[int]], taker: int, seat: int) -> float:
        """Return the change of `seat`'s expected margin when `taker` captures a copy of a card."""
        before = [self._value(card, held, owner) for owner in self._playing]
        held[card][taker] += 1
        after = [self._value(card, held, owner) for owner in self._playing]
        held[card][taker] -= 1
        changes = dict(zip(self._playing, map(float.__sub__, after, before), strict=True))
        own = changes.pop(seat)
        return own - sum(changes.values()) / len(changes)

    def _value(self, card: int, held: Held, owner: int) -> float:
        """Return the expected points of a seat from a card and the combinations that it belongs to."""
        found = RANK[card] * self._expected(held[card], owner)
        for name, kinds in KINDS.items():
            if card in kinds:
                found += self._set(kinds, self._combinations.values[name], held, owner)
        return found + (self._run(held, owner) if card in COINS else 0.0)

    def _expected(self, copies: Sequence[int], owner: int) -> float:
        return copies[owner] + self._share * (self._copies - sum(copies))

    def _set(self, kinds: Sequence[int], value: int, held: Held, owner: int) -> float:
        """Return the expected bonus of a combination, `value` a card."""
        chances = [self._at_least(1, held[kind], owner) for kind in kinds]
        if self._combinations.once:
            return prod(chances) * sum(value - RANK[kind] for kind in kinds)
        return sum(
            (value - RANK[kind])
            * self._expected(held[kind], owner)
            * prod(chances[:place] + chances[place + 1 :])
            for place, kind in enumerate(kinds)
        )

    def _run(self, held: Held, owner: int) -> float:
        """Return the expected bonus of runs."""
        found = 0.0
        for least in range(1, 2 if self._combinations.once else RUNS + 1):
            complete = prod(self._at_least(least, held[coin], owner) for coin in COINS[:CORE])
            for place, coin in enumerate(COINS):
                if place >= CORE:
                    complete *= self._at_least(least, held[coin], owner)
                found += complete * (self._combinations.values[RUN] - RANK[coin])
        return found

    def _at_least(self, least: int, copies: Sequence[int], owner: int) -> float:
        """Return the chance that a seat ends with at least so many copies of a design."""
        return self._chances[self._copies - sum(copies)][max(0, least - copies[owner])]


def _chance(free: int, least: int, share: float) -> float:
    """Return the chance to get at least so many of the free copies, each with the chance `share`."""
    return sum(comb(free, got) * share**got * (1 - share) ** (free - got) for got in range(least, free + 1))
