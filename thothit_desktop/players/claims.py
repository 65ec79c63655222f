# SPDX-License-Identifier: MIT
"""Claims about a deal that can be measured by playing it, always with the same result.

Measurements use a fixed number of playouts and random generators seeded with the deal's number. A place is a
seat's position in the order of play, from 0; the last one deals.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from thothit_desktop.games.contract import Game, Position
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import Limit
from thothit_desktop.players.one_deal import lined_up, margin, play_out, play_to

LIMIT = Limit(playouts=100)
"""The limit of one decision when a claim is measured."""
ROUNDS = 6
"""The number of rounds played of a deal for each figure of a claim."""


@dataclass(frozen=True, kw_only=True)
class Gain:
    """The claim that a level's mean margin at a place is at least `points` more than another level's."""

    better: str = "empu"
    worse: str = "langganan"
    points: int

    def measure(self, game: Game, number: int, place: int, others: str) -> float:
        """Return the difference of the mean margins."""
        return fmean(_margins(game, number, place, self.better, others)) - fmean(
            _margins(game, number, place, self.worse, others)
        )


@dataclass(frozen=True, kw_only=True)
class FirstMove:
    """The claim that at the first decision of a place one move is worth at least `points` more than another.

    The moves are texts. The worth is the mean margin when the level at the place plays on after the move.
    """

    better: str
    worse: str
    points: int
    level: str = "empu"

    def measure(self, game: Game, number: int, place: int, others: str) -> float:
        """Return the difference of the mean margins."""
        levels = lined_up(self.level, place, others, game.players)
        return fmean(_after(game, number, place, levels, self.better)) - fmean(
            _after(game, number, place, levels, self.worse)
        )


@dataclass(frozen=True, kw_only=True)
class Happens:
    """The claim that a level has at least `times` events of a kind at a place.

    Without a kind the claim is that the seat wins. `points` is the least number of such rounds of `ROUNDS`.
    """

    event: str = ""
    times: int = 1
    level: str = "langganan"
    points: int = ROUNDS

    def measure(self, game: Game, number: int, place: int, others: str) -> float:
        """Return the number of rounds in which it happens."""
        levels = lined_up(self.level, place, others, game.players)
        return sum(self._happened(_round(game, number, levels, again), place) for again in range(ROUNDS))

    def _happened(self, position: Position, place: int) -> bool:
        if not self.event:
            return place in position.score().winners
        happened = [event for event in position.history if (event.kind, event.seat) == (self.event, place)]
        return len(happened) >= self.times


@dataclass(frozen=True, kw_only=True)
class Margin:
    """The claim that a level's mean margin at a place is at least `points`, which may be negative."""

    points: int
    level: str = "langganan"

    def measure(self, game: Game, number: int, place: int, others: str) -> float:
        """Return the mean margin."""
        return fmean(_margins(game, number, place, self.level, others))


MeasuredClaim = Gain | FirstMove | Happens | Margin


def _generator(number: int, again: int) -> random.Random:
    return random.Random(f"{number} {again}")


def _round(game: Game, number: int, levels: Sequence[str], again: int) -> Position:
    position = deal_number(game, number)
    play_out(position, levels, LIMIT, _generator(number, again))
    return position


def _margins(game: Game, number: int, place: int, level: str, others: str) -> list[int]:
    levels = lined_up(level, place, others, game.players)
    rounds = (_round(game, number, levels, again) for again in range(ROUNDS))
    return [margin(game, position.score().points, place) for position in rounds]


def _after(game: Game, number: int, place: int, levels: Sequence[str], move: str) -> list[int]:
    """Return the margins of rounds in which the first decision of a place is this move."""
    found = []
    for again in range(ROUNDS):
        position, rng = deal_number(game, number), _generator(number, again)
        play_to(position, place, levels, LIMIT, rng)
        position.play(next(legal for legal in position.legal_moves() if write_move(legal) == move))
        play_out(position, levels, LIMIT, rng)
        found.append(margin(game, position.score().points, place))
    return found
