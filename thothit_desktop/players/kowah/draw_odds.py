# SPDX-License-Identifier: MIT
"""How likely a hand of Kowah wins, by its shape: the solitaire that is left when opponents are a mere hazard.

Every round the seat sees a card drawn for it and one that it may take instead; each player draws once from
the stock, and every such draw may be the card that a declared hand waits for. All cards that the hand does
not hold are equally likely (docs/players.md).
"""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from thothit_desktop.games.kowah.hand import HAND
from thothit_desktop.players.kowah.patterns import OUTSIDE, larger, live, shapes, smaller

TAKES = 0.3
"""What the top of the pile is worth beside a card of the stock, being what others had no use for."""
LIVE = 3.0
"""How many cards an opponent will wait for who has not declared yet, about."""
DECLARES = 0.25
"""The chance that an opponent who has not declared yet will do so within a round, about."""
_ENOUGH = 5e-4


class Odds(NamedTuple):
    """A seat's situation; equal ones share their prospects."""

    players: int
    undeclared: int
    """Opponents who have not declared."""
    hazard: float
    """The chance that one of the others wins in a round."""
    frozen: bool
    """Whether a declared hand stays as it is (W7)."""

    @property
    def switching(self) -> float:
        """The chance that another opponent declares within a round."""
        return 1 - (1 - DECLARES) ** self.undeclared

    @property
    def later(self) -> "Odds":
        """The odds when one more has declared."""
        hazard = round(self.hazard + LIVE * self.players / OUTSIDE, 4)
        return self._replace(undeclared=self.undeclared - 1, hazard=hazard)


class Prospects(NamedTuple):
    """Chances to win by the place of a shape of eight cards (see `places`)."""

    waiting: "array[float]"
    """Of a declared hand; 0 of one that is not ready."""
    best: "array[float]"
    """Of an undeclared hand."""


class _Graph(NamedTuple):
    """Shapes by their place: the eight-card ones with their draws, the nine-card ones with their discards."""

    draws: list[list[tuple[int, int]]]
    """By shape of eight cards, shapes of nine with how many cards make them."""
    discards: list[list[int]]
    live: list[int]


@cache
def places() -> dict[int, int]:
    """Return where each shape of eight cards stands in prospects."""
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


@lru_cache(maxsize=256)  # a match of four meets half as many, of 9 KB each
def prospects(odds: Odds) -> Prospects:
    """The prospects against such odds, by value iteration; made once, in some 50 ms."""
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
