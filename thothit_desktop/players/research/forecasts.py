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
    """One figure that the coach shows, with its deal, the number of moves made before, and its outcome."""

    deal: int
    place: int
    figure: str
    said: float
    was: float


def forecasts(
    game: Game, level: str, deal: int, rng: random.Random, limit: Limit | None = None
) -> list[Forecast]:
    """Play a deal among players of a level, and return the forecasts in the review of each seat.

    One decision of each seat is also played on with the best move and with another one, by the same players,
    because a single round does not show the result of a move that was not made. Without a `limit` a decision
    gets the playouts of a review. In games whose coach shows chances, margins are converted to chances.
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
        # A seat may have had no decision.
        for decision in rng.sample(told.decisions, min(1, len(told.decisions))):
            found += _tried(position, decision, deal, level, rng)
    return found


def _said_in_review(told: RoundReview) -> Iterator[tuple[int, str, float]]:
    """Yield each figure of a review with its ply and the forecast margin."""
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
    """Return a margin in the coach's form: as a chance if the game's coach shows chances."""
    chance = family_of(game.spec).chance(margin, game)
    return margin if chance is None else chance


def _came_to(position: Position, seat: int) -> float:
    """Return a seat's outcome: 1 or 0 if the coach shows chances, else the margin."""
    if family_of(position.game.spec).chance(0.0, position.game) is None:
        return result_of(position, seat)
    return float(seat in position.score().winners)
