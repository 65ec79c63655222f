# SPDX-License-Identifier: MIT
"""The review of a finished round: what a seat's decisions gave away, and what was luck (docs/players.md).

Every value is that of the view which the seat had then; nothing hidden at the time is looked at, but for the
hindsight, which says so.
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
"""What luck came from: the deal, the seat's own stock cards, or what the others held, drew and played."""
TELLING = 3
"""How many decisions are named as those that mattered most."""
_MORE = 2
"""How many times the playouts of a hint each decision gets."""
_LESS = 4
"""The share of these that a position gets in which nobody decides."""


class ReviewedDecision(NamedTuple):
    """A decision of the seat: `place` is the number of moves made before it."""

    place: int
    phase: str
    made: WeighedMove
    advice: Advice

    @property
    def value(self) -> float:
        """What the position promised before."""
        return self.advice.options[0].margin

    @property
    def is_telling(self) -> bool:
        """Whether the move gave away more than it may have seemed to by chance."""
        return self.made.behind > self.made.within


class Luck(NamedTuple):
    """What the margin expected changed by between decisions, up to a place."""

    kind: str
    place: int
    gained: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundReview:
    """`result` is the seat's margin: the sum of all luck less all that its decisions gave away."""

    seat: int
    result: float
    decisions: tuple[ReviewedDecision, ...]
    luck: tuple[Luck, ...]
    hindsight: Hindsight | None

    @property
    def given_away(self) -> float:
        """What all decisions gave away."""
        return sum(decision.made.behind for decision in self.decisions)

    @property
    def without_luck(self) -> float:
        """The result without its luck, that of the deal included."""
        return self.result - sum(luck.gained for luck in self.luck)

    def luck_of(self, kind: str) -> float:
        """All luck of a kind."""
        return sum(luck.gained for luck in self.luck if luck.kind == kind)

    @property
    def telling(self) -> tuple[ReviewedDecision, ...]:
        """The few decisions that mattered most, those first that gave away most beyond their uncertainty."""
        found = [decision for decision in self.decisions if decision.is_telling]
        found.sort(key=lambda decision: decision.made.within - decision.made.behind)
        return tuple(found[:TELLING])


def review(
    position: Position,
    seat: int,
    rng: random.Random,
    cancelled: Callable[[], bool],
    progress: Callable[[int, int], None] | None = None,
    limit: Limit | None = None,
) -> RoundReview | None:
    """The review of a finished round for a seat that played it; None once `cancelled` says yes.

    `limit` is for each decision; without one it is some times that of a hint. `progress` is told how many
    moves of the round have been looked at, and of how many.
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
    for place, move in enumerate(moves):
        if progress is not None:
            progress(place, len(moves))
        course.look(now, place, move)
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
    """Return the points of the seat's side less the mean of those of the others."""
    points, game = position.score().points, position.game
    sides = sides_of(game.spec, game.players)
    others = [points[side[0]] for side in sides if seat not in side and side[0] in game.playing]
    return points[seat] - sum(others) / len(others)


class _Course:
    """Follows what a round promised the seat, from one of its decisions to the next."""

    def __init__(
        self, coach: Coach, seat: int, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]
    ) -> None:
        self._coach, self._seat, self._limit = coach, seat, limit
        self._rng, self._cancelled = rng, cancelled
        self._value: float | None = None
        self._others = self._own_before = False
        self.decisions: list[ReviewedDecision] = []
        self.luck: list[Luck] = []

    def look(self, now: Position, place: int, move: Move) -> None:
        """Look at the position in which a move was made."""
        own = now.to_move == self._seat
        if own and len(now.legal_moves()) > 1 and self._decided(now, place, move):
            self._others = False
        else:
            if self._value is None or own != self._own_before:
                self._pause(now, place)
            self._others |= not own
        self._own_before = own

    def reach(self, value: float, place: int) -> None:
        """What was promised has become `value`; the rest was luck."""
        kind = DEAL if self._value is None else OTHERS if self._others else OWN
        self.luck.append(Luck(kind, place, value - (self._value or 0.0)))
        self._value, self._others = value, False

    def _pause(self, now: Position, place: int) -> None:
        """Look at what is promised where the turn passes on, if the coach can tell."""
        playouts = self._limit.playouts and max(1, self._limit.playouts // _LESS)
        limit = Limit(ms=self._limit.ms, playouts=playouts)
        value = self._coach.value(now.view(self._seat), limit, self._rng, self._cancelled)
        if value is not None:
            self.reach(value, place)

    def _decided(self, now: Position, place: int, move: Move) -> bool:
        """Weigh a decision; False where there was nothing to decide after all."""
        advice = self._coach.advise(now.view(self._seat), self._limit, self._rng, self._cancelled, move)
        if len(advice.options) < 2:
            return False
        made = next(option for option in advice.options if option.move == move)
        decision = ReviewedDecision(place, now.phase, made, advice)
        self.reach(decision.value, place)
        self._value = decision.value - made.behind
        self.decisions.append(decision)
        return True


def seats_reviewed(position: Position, seats: Sequence[str]) -> tuple[int, ...]:
    """The seats of persons that played a round, all that played it where nobody is said to be one."""
    playing = position.game.playing
    persons = tuple(seat for seat in playing if seat < len(seats) and seats[seat] == "person")
    return persons or playing
