# SPDX-License-Identifier: MIT
"""The coach's figures in advance of a round, each with its outcome."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from thothit_desktop.games.contract import Game, Position
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import Limit, limit_of, new_player
from thothit_desktop.players.coach.review import ReviewedDecision, RoundReview, result_of, review
from thothit_desktop.players.families import family_of
from thothit_desktop.players.one_round import never, play_round

MADE, BETWEEN = "move made", "between turns"
BEST, OTHER, COST = "best move", "another move", "its cost"


class Forecast(NamedTuple):
    """One figure that the coach shows, after how many moves of which deal, and what came of it."""

    deal: int
    place: int
    figure: str
    said: float
    was: float


def forecasts(
    game: Game, level: str, deal: int, rng: random.Random, limit: Limit | None = None
) -> list[Forecast]:
    """Play a deal among players of a level, and return what the review of each seat says of it.

    One decision of each seat is also played on with the best move and with another one, by the same players:
    no single round shows what a move would have brought that was not made. Without a `limit` a decision is
    weighed as long as in a review. Margins of games whose coach shows chances are told as chances.
    """
    position = deal_number(game, deal)
    _play_on(position, level, rng)
    found: list[Forecast] = []
    for seat in game.playing:
        told = review(position, seat, rng, never, limit=limit)
        assert told is not None
        was = _came_to(position, seat)
        for place, figure, margin in _said_in_review(told):
            found.append(Forecast(deal, place, figure, _as_shown(margin, game), was))
        # A seat may have had nothing to decide.
        for decision in rng.sample(told.decisions, min(1, len(told.decisions))):
            found += _tried(position, decision, deal, level, rng)
    return found


def _said_in_review(told: RoundReview) -> Iterator[tuple[int, str, float]]:
    """Yield after how many moves a review says which figure, and the margin that it is."""
    decided = {decision.ply: decision for decision in told.decisions}
    value = 0.0
    # The last step leads to the result itself.
    for luck in told.luck[:-1]:
        value += luck.gained
        decision = decided.get(luck.ply)
        if decision is not None:
            value -= decision.made.behind
        yield luck.ply, MADE if decision is not None else BETWEEN, value


def _tried(
    position: Position, decision: ReviewedDecision, deal: int, level: str, rng: random.Random
) -> Iterator[Forecast]:
    """Play on from a decision with the best move and with another one."""
    game, place = position.game, decision.ply
    best, *others = decision.advice.options
    other = rng.choice(others)
    before = game.from_layout(position.layout, position.dealer)
    for move in position.moves[:place]:
        before.play(move)
    seat, luck = before.to_move, rng.random()
    ends = []
    for option in (best, other):
        end = before.copy()
        end.play(option.move)
        _play_on(end, level, random.Random(luck))
        ends.append(end)
    said = [_as_shown(margin, game) for margin in (best.margin, best.margin - other.behind)]
    was = [_came_to(end, seat) for end in ends]
    yield Forecast(deal, place, BEST, said[0], was[0])
    yield Forecast(deal, place, OTHER, said[1], was[1])
    yield Forecast(deal, place, COST, said[0] - said[1], was[0] - was[1])


def _play_on(position: Position, level: str, rng: random.Random) -> None:
    """Let players of a level play a round to its end."""
    players = [new_player(level)] * position.game.players
    play_round(position, players, limit_of(level, position.game.spec), rng)


def _as_shown(margin: float, game: Game) -> float:
    """Return a margin as the coach shows it: as a chance in games whose coach does."""
    chance = family_of(game.spec).chance(margin, game)
    return margin if chance is None else chance


def _came_to(position: Position, seat: int) -> float:
    """Return what a round came to for a seat: 1 or 0 where the coach shows chances, else its margin."""
    if family_of(position.game.spec).chance(0.0, position.game) is None:
        return result_of(position, seat)
    return float(seat in position.score().winners)
