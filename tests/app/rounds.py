# SPDX-License-Identifier: MIT
"""Matches played without a window."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.rummy.rounds import mata_move
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Move, Position, Score, ScoreLine
from thothit_desktop.games.fishing.catalogue import FISHING
from thothit_desktop.games.kings.spec import KINGS
from thothit_desktop.games.matches import Length
from thothit_desktop.games.rummy.hand import grouped
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.position import KowahPosition

NAMES = ["You", "Sri", "Wati", "Joko", "Dewi", "Bagus"]
SEATS = [(spec.id, players) for spec in games().values() for players in spec.players]
"""Every game with every number of players."""
CAPTURING = [(game, players) for game, players in SEATS if games()[game] in (*FISHING, KINGS)]
"""The games and numbers of seats in which cards are captured."""


def sit(
    game: str, players: int | None = None, number: int = 3, length: Length = "free", **options: str
) -> Match:
    """A match of You against the others, not dealt yet."""
    made = new_game(game, players, options)
    levels = ["person", *["greedy"] * (made.players - 1)]
    return Match(made, NAMES[: made.players], levels, number, length)


def match(
    game: str, players: int | None = None, number: int = 3, length: Length = "free", **options: str
) -> Match:
    """A match of You against the others, its first round dealt."""
    dealt = sit(game, players, number, length, **options)
    dealt.deal_first()
    return dealt


def finish(played: Match) -> None:
    """Play the round in play to its end; everybody captures, declares and claims where possible."""
    position = played.position
    rng = random.Random(f"{played.number} {len(played.positions)}")
    while not position.is_over:
        played.play(position.chance(rng) or wish(position, rng))


def wish(position: Position, rng: random.Random) -> Move:
    """A move by a simple taste: the most cards, few bids, and in Kowah what is of no use is discarded."""
    legal = position.legal_moves()
    if position.game.goal is None:
        return max(legal, key=lambda move: (len(move.cards), rng.random()))
    if isinstance(position, MataPosition):
        return mata_move(position, rng)
    if isinstance(position, KowahPosition) and position.phase == "discard":
        useless = [card for group in reversed(grouped(position.hands[position.to_move])) for card in group]
        return min(legal, key=lambda move: useless.index(move.card))
    claims = [move for move in legal if move.kind == "claim"]
    if rng.random() < 0.5:
        claims += [move for move in legal if move.kind in ("double", "khanaak")]
    bold = rng.random() < 0.1
    return (claims or [max(legal, key=lambda m: (len(m.cards), bold or m.kind == "pass", rng.random()))])[0]


def ended(game: str, players: int | None = None, rounds: int = 1, **more: Any) -> Match:
    """A match of so many ended rounds, or fewer where it is complete before."""
    played = match(game, players, **more)
    finish(played)
    while len(played.positions) < rounds and not played.complete:
        played.deal_next()
        finish(played)
    return played


def found(wanted: Callable[[Match], bool], game: str, players: int | None = None, **more: Any) -> Match:
    """The first complete match, by its number, that is as `wanted`."""
    many = (ended(game, players, number=number, rounds=99, **more) for number in range(2000))
    return next(played for played in many if wanted(played))


def barred(played: Match) -> set[int]:
    """The seats that cannot win the round."""
    return {event.seat for event in played.position.history if event.kind == "barred"}


def stub(monkeypatch: pytest.MonkeyPatch, played: Match, *lines: tuple[ScoreLine, ...]) -> Match:
    """The ended match with other lines in its score; the most points win."""
    points = tuple(sum(line.points for line in seat) for seat in lines)
    winners = tuple(seat for seat, sum_ in enumerate(points) if sum_ == max(points))
    monkeypatch.setattr(type(played.position), "score", lambda _: Score(lines, points, winners))
    return played
