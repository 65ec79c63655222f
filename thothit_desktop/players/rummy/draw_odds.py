# SPDX-License-Identifier: MIT
"""The chance of a hand of Kowah to win, by its shape.

It is computed as a solitaire, in which opponents are only the hazard that one of them wins first. In every
round the seat sees a card drawn for it and one that it may take instead; each player draws once from the
stock, and every such draw may be the card that a declared hand waits for. All cards not in the hand are
equally likely (docs/players.md).
"""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from thothit_desktop.games.rummy.hand import HAND
from thothit_desktop.players.rummy.patterns import OUTSIDE, larger, live, shapes, smaller

TAKES = 0.3
"""The value of the pile's top card relative to a card of the stock, since others had no use for it."""
LIVE = 3.0
"""The approximate number of cards that an opponent will wait for once declared."""
DECLARES = 0.25
"""The approximate chance that an undeclared opponent declares within a round."""
_ENOUGH = 5e-4


class Odds(NamedTuple):
    """A seat's situation; equal ones share their prospects."""

    players: int
    undeclared: int
    """The number of opponents who have not declared."""
    hazard: float
    """The chance that one of the others wins in a round."""
    frozen: bool
    """True if a declared hand may not change (W7)."""

    @property
    def switching(self) -> float:
        """The chance that another opponent declares within a round."""
        return 1 - (1 - DECLARES) ** self.undeclared

    @property
    def later(self) -> "Odds":
        """The odds after one more opponent has declared."""
        hazard = round(self.hazard + LIVE * self.players / OUTSIDE, 4)
        return self._replace(undeclared=self.undeclared - 1, hazard=hazard)


class Prospects(NamedTuple):
    """Chances to win, indexed by the place of a shape of eight cards (see `places`)."""

    waiting: "array[float]"
    """The chance of a declared hand; 0 if the hand is not ready."""
    best: "array[float]"
    """The chance of an undeclared hand."""


class _Graph(NamedTuple):
    """Shapes by their place: eight cards with their draws, nine cards with their discards."""

    draws: list[list[tuple[int, int]]]
    """By shape of eight cards, the shapes of nine after a draw, with the number of cards that lead there."""
    discards: list[list[int]]
    live: list[int]


@cache
def places() -> dict[int, int]:
    """Return the index of each shape of eight cards in prospects."""
    return {shape: place for place, shape in enumerate(shapes(HAND))}


@cache
def _graph() -> _Graph:
    eight = places()
    nine = {shape: place for place, shape in enumerate(shapes(HAND + 1))}
    return _Graph(
        [[(nine[more], cards) for more, cards in larger(shape)] for shape in eight],
        [[eight[less] for less in smaller(shape)] for shape in nine],
        [live(shape) for shape in eight],
    )


@lru_cache(maxsize=256)  # A match of four meets half as many, of 9 KB each.
def prospects(odds: Odds) -> Prospects:
    """Return the prospects for such odds, by value iteration; cached, since it takes some 50 ms."""
    later = prospects(odds.later) if odds.undeclared else None
    waiting = _waiting(odds, later.waiting if later else None)
    best = _best(odds, waiting, later.best if later else None)
    return Prospects(array("d", waiting), array("d", best))


def _waiting(odds: Odds, later: Sequence[float] | None) -> list[float]:
    draws, discards, cards_live = _graph()
    values = list(later) if later else [0.0] * len(draws)
    ready = [place for place, cards in enumerate(cards_live) if cards]
    reached = [0.0] * len(discards)
    nine = sorted({more for place in ready for more, _ in draws[place]})
    keeps, switching = 1 - odds.hazard, odds.switching
    change = 1.0
    while change > _ENOUGH:
        for more in nine:
            reached[more] = max([values[less] for less in discards[more]])
        change = 0.0
        for place in ready:
            now = values[place]
            won = odds.players * cards_live[place] / OUTSIDE
            goes_on = now
            if not odds.frozen:
                goes_on = sum([cards * max(now, reached[more]) for more, cards in draws[place]]) / OUTSIDE
            value = won + (1 - won) * keeps * goes_on
            if later:
                value += switching * (later[place] - value)
            change = max(change, abs(value - now))
            values[place] = value
    return values


def _best(odds: Odds, waiting: list[float], later: Sequence[float] | None) -> list[float]:
    draws, discards, _ = _graph()
    values = list(map(max, waiting, later)) if later else waiting[:]
    keeps, switching = 1 - odds.hazard, odds.switching
    change = 1.0
    while change > _ENOUGH:
        reached = [max([values[less] for less in places]) for places in discards]
        change = 0.0
        for place, now in enumerate(values):
            drawn = sum([cards * reached[more] for more, cards in draws[place]]) / OUTSIDE
            taken = sum(
                [cards * (value - drawn) for more, cards in draws[place] if (value := reached[more]) > drawn]
            )
            value = keeps * (drawn + TAKES * taken / OUTSIDE)
            if later:
                value += switching * (later[place] - value)
            value = max(value, waiting[place])
            change = max(change, abs(value - now))
            values[place] = value
    return values
