# SPDX-License-Identifier: MIT
"""The review of a finished round: the cost of a seat's decisions, and its luck (docs/players.md).

Every value is based on the seat's view at the time, without the cards hidden then; only the hindsight, shown
as such, uses all cards.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from thothit_desktop.games.contract import Move, Position
from thothit_desktop.games.families import sides_of
from thothit_desktop.players.coach.advice import coach_of
from thothit_desktop.players.coach.contract import Advice, Coach, WeighedMove
from thothit_desktop.players.coach.hindsight import Hindsight
from thothit_desktop.players.contract import Limit
from thothit_desktop.players.families import family_of

DEAL, OWN, OTHERS = "deal", "own", "others"
"""The sources of luck: the deal, the seat's own stock cards, or the others' hands, draws and plays."""
TELLING = 3
"""The number of decisions listed as the most important ones."""
_MORE = 2
"""The factor by which a decision gets more playouts than a hint."""
_LESS = 4
"""The divisor of these playouts for a position without a decision of the seat."""


class ReviewedDecision(NamedTuple):
    """A decision of the seat: `place` is the number of moves made before it."""

    ply: int
    phase: str
    made: WeighedMove
    advice: Advice

    @property
    def value(self) -> float:
        """The margin expected before the move."""
        return self.advice.options[0].margin

    @property
    def is_telling(self) -> bool:
        """True if the move's loss is greater than its uncertainty."""
        return self.made.behind > self.made.within


class Luck(NamedTuple):
    """A change of the expected margin between decisions, up to a ply."""

    kind: str
    ply: int
    gained: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundReview:
    """A round's review. `result`, the seat's margin, is the sum of all luck less the decisions' losses."""

    seat: int
    result: float
    decisions: tuple[ReviewedDecision, ...]
    luck: tuple[Luck, ...]
    hindsight: Hindsight | None

    @property
    def given_away(self) -> float:
        """The loss by all decisions."""
        return sum(decision.made.behind for decision in self.decisions)

    @property
    def without_luck(self) -> float:
        """The result without luck, including that of the deal."""
        return self.result - sum(luck.gained for luck in self.luck)

    def luck_of(self, kind: str) -> float:
        """Return the sum of the luck of a kind."""
        return sum(luck.gained for luck in self.luck if luck.kind == kind)

    @property
    def telling(self) -> tuple[ReviewedDecision, ...]:
        """The most important decisions, those with the largest loss first."""
        found = [decision for decision in self.decisions if decision.is_telling]
        found.sort(key=lambda decision: -decision.made.behind)
        return tuple(found[:TELLING])


def review(
    position: Position,
    seat: int,
    rng: random.Random,
    cancelled: Callable[[], bool],
    progress: Callable[[int, int], None] | None = None,
    limit: Limit | None = None,
) -> RoundReview | None:
    """Return the review of a finished round for a seat that played it; None once `cancelled` returns True.

    `limit` is for each decision; the default is a multiple of a hint's. `progress` is called with the number
    of moves reviewed and of all moves.
    """
    game, moves = position.game, position.moves
    coach = coach_of(game.spec)
    result = result_of(position, seat)
    if coach is None:
        return RoundReview(
            seat=seat, result=result, decisions=(), luck=(Luck(DEAL, 0, result),), hindsight=None
        )
    course = _Course(coach, seat, limit or Limit(playouts=_MORE * coach.playouts(game.spec)), rng, cancelled)
    dealt = game.from_layout(position.layout, position.dealer)
    now = dealt.copy()
    for ply, move in enumerate(moves):
        if progress is not None:
            progress(ply, len(moves))
        course.look(now, ply, move)
        if cancelled():
            return None
        now.play(move)
    course.reach(result, len(moves))
    hindsight = family_of(game.spec).look_back(dealt, moves, seat, cancelled)
    if cancelled():
        return None
    if progress is not None:
        progress(len(moves), len(moves))
    return RoundReview(
        seat=seat,
        result=result,
        decisions=tuple(course.decisions),
        luck=tuple(course.luck),
        hindsight=hindsight,
    )


def result_of(position: Position, seat: int) -> float:
    """Return the points of the seat's side less the mean of the other sides'."""
    points, game = position.score().points, position.game
    sides = sides_of(game.spec, game.players)
    others = [points[side[0]] for side in sides if seat not in side and side[0] in game.playing]
    return points[seat] - sum(others) / len(others)


class _Course:
    """The course of a seat's expected margin through a round, from decision to decision."""

    def __init__(
        self, coach: Coach, seat: int, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
    ) -> None:
        self._coach, self._seat, self._limit = coach, seat, limit
        self._rng, self._cancelled = rng, cancelled
        self._value: float | None = None
        self._others = self._own_before = False
        self.decisions: list[ReviewedDecision] = []
        self.luck: list[Luck] = []

    def look(self, now: Position, ply: int, move: Move) -> None:
        """Evaluate the position in which a move was made."""
        own = now.to_move == self._seat
        if own and len(now.legal_moves()) > 1 and self._decided(now, ply, move):
            self._others = False
        else:
            if self._value is None or own != self._own_before:
                self._pause(now, ply)
            self._others |= not own
        self._own_before = own

    def reach(self, value: float, ply: int) -> None:
        """Set the expected margin to `value`, and count the change as luck."""
        kind = DEAL if self._value is None else OTHERS if self._others else OWN
        self.luck.append(Luck(kind, ply, value - (self._value or 0.0)))
        self._value, self._others = value, False

    def _pause(self, now: Position, ply: int) -> None:
        """Update the expected margin when the turn passes on, if the coach can estimate it."""
        playouts = self._limit.playouts and max(1, self._limit.playouts // _LESS)
        limit = Limit(ms=self._limit.ms, playouts=playouts)
        value = self._coach.value(now.view(self._seat), limit, self._rng, self._cancelled)
        if value is not None:
            self.reach(value, ply)

    def _decided(self, now: Position, ply: int, move: Move) -> bool:
        """Evaluate a decision; return False if there was no choice."""
        advice = self._coach.advise(now.view(self._seat), self._limit, self._rng, self._cancelled, move)
        if len(advice.options) < 2:
            return False
        made = next(option for option in advice.options if option.move == move)
        decision = ReviewedDecision(ply, now.phase, made, advice)
        self.reach(decision.value, ply)
        self._value = decision.value - made.behind
        self.decisions.append(decision)
        return True


def seats_reviewed(position: Position, seats: Sequence[str]) -> tuple[int, ...]:
    """Return the persons' seats that played a round; all seats that played it if no person is recorded."""
    playing = position.game.playing
    persons = tuple(seat for seat in playing if seat < len(seats) and seats[seat] == "person")
    return persons or playing
