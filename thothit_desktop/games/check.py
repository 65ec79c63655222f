# SPDX-License-Identifier: MIT
"""Random rounds of every game with every option, checked move by move, for `thothit check`."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from thothit_desktop.games import games, matches, new_game
from thothit_desktop.games.contract import Game, Move, Position, Score, View
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import Record, changed_options, dump, parse, replay, round_of

_MOMENTS = 60
"""Number of first moves among which the point to take a round back to is drawn."""
_LONGEST = 40
"""The greatest number of rounds played of a match to a goal."""


class Findings(NamedTuple):
    """Rounds played of each game, and the first fault with the record that shows it."""

    rounds: Counter[str]
    fault: str = ""
    record: str = ""


class _FaultError(Exception):
    """Something that a rule, a record or the contract forbids."""


Decide = Callable[[Position, Sequence[Move], random.Random], Move]
"""Chooses one of the legal moves of a position."""


class _Snapshot(NamedTuple):
    """A seat's view of a round after a number of moves."""

    moves: int
    seat: int
    view: View


def by_chance(_position: Position, moves: Sequence[Move], rng: random.Random) -> Move:
    """Return any legal move, each equally likely."""
    return rng.choice(moves)


def rarest() -> Decide:
    """Return a chooser of the kind of move that it has chosen least often, so that rare calls are made."""
    made = Counter[str]()

    def decide(_position: Position, moves: Sequence[Move], rng: random.Random) -> Move:
        fewest = min(made[move.kind] for move in moves)
        move = rng.choice([move for move in moves if made[move.kind] == fewest])
        made[move.kind] += 1
        return move

    return decide


def check(rounds: int, seed: int = 0, deciders: Sequence[Decide] = (by_chance,)) -> Findings:
    """Play random games, players, options and seats for a number of rounds, or until the first fault.

    One of the `deciders` is drawn for each match. A fault is a card lost or added, a legal move refused, a
    round without a legal move, a score that differs from the sum of its lines, a record that replays to
    another position, or moves that lead to another position after they were taken back.
    """
    rng, played = random.Random(seed), Counter[str]()
    while played.total() < rounds:
        game, length = _drawn(rng)
        decide = rng.choice(deciders)
        positions: list[Position] = []
        try:
            for position in _match(game, length, rng):
                positions.append(position)
                _play(position, rng, decide)
                played[game.spec.id] += 1
                if played.total() == rounds:
                    break
            _check_record(_record(game, length, positions), positions)
        except Exception as fault:
            reason = str(fault) if isinstance(fault, _FaultError) else repr(fault)
            return Findings(played, reason, dump(_record(game, length, positions)))
    return Findings(played)


def _drawn(rng: random.Random) -> tuple[Game, matches.Length]:
    """Draw a game with its options, and the length of a match; a game with a goal is always `free`."""
    spec = rng.choice(list(games().values()))
    options = {option.name: rng.choice(list(option.values)) for option in spec.options}
    game = new_game(spec.id, rng.choice(spec.players), options)
    return game, "free" if game.goal is not None else rng.choice(("free", "rotation", 1, 2))


def _match(game: Game, length: matches.Length, rng: random.Random) -> Iterator[Position]:
    """Yield the rounds of a match as dealt; the caller plays each before taking the next.

    Free play has one round; a match to a goal has one or two, or occasionally as many as it needs.
    """
    scores: list[Score] = []
    most = 1 if game.goal is None else rng.choice((1, 1, 2, _LONGEST))
    while plan := matches.next_round(game, length, scores):
        playing = rng.choice(_companies(game)) if length == "free" else plan.playing
        position = game.in_match(playing, plan.standing, plan.goal).deal(rng, rng.randrange(game.players))
        yield position
        scores.append(position.score())
        if length == "free" and len(scores) == most:
            return


def _companies(game: Game) -> list[tuple[int, ...]]:
    """Return every set of seats that can play a round."""
    if game.spec.by_wins or game.goal is not None:
        return [game.playing]
    return [seats for n in game.spec.players for seats in combinations(game.playing, n)]


def _play(position: Position, rng: random.Random, decide: Decide) -> None:
    """Play a round, check every move, and take the round back to one of its early moves."""
    dealt = sorted(position.every_card())
    moment, seen, made = rng.randrange(_MOMENTS), None, 0
    while not position.is_over:
        if made == moment:
            seat = rng.randrange(position.game.players)
            seen = _Snapshot(moment, seat, position.view(seat))
        moves = position.legal_moves()
        luck = position.chance(rng)
        for move in [luck] if luck else moves:
            if position.refusal(move):
                raise _FaultError(f"{write_move(move)} is legal and refused")
        if not moves and not luck:
            raise _FaultError("nobody can move")
        position.play(luck or decide(position, moves, rng))
        made += 1
        if sorted(position.every_card()) != dealt:
            raise _FaultError("a card has been lost or added")
    score = position.score()
    for seat, lines in enumerate(score.lines):
        if sum(line.points for line in lines) != score.points[seat]:
            raise _FaultError(f"the score lines of seat {seat} do not add up to {score.points[seat]}")
    if seen is not None:
        _check_taking_back(position, seen)


def _record(game: Game, length: matches.Length, positions: list[Position]) -> Record:
    return Record(
        game.spec.id,
        tuple(f"Seat {seat}" for seat in range(game.players)),
        tuple(round_of(position) for position in positions),
        changed_options(game),
        match=length,
    )


def _check_record(record: Record, positions: list[Position]) -> None:
    read = parse(dump(record))
    if read != record:
        raise _FaultError("the record does not read back")
    for again, position in zip(replay(read).positions, positions, strict=True):
        for seat in range(len(record.players)):
            if again.view(seat) != position.view(seat):
                raise _FaultError(f"the record does not replay to what seat {seat} saw")


def _check_taking_back(position: Position, then: _Snapshot) -> None:
    """Take a round back to the moment of a snapshot, play it again from there and compare the views."""
    again = position.game.from_layout(position.layout, position.dealer)
    for number, move in enumerate(position.moves):
        if number == then.moves and again.view(then.seat) != then.view:
            raise _FaultError(f"taken back to move {then.moves}, seat {then.seat} sees something else")
        again.play(move)
    if again.view(then.seat) != position.view(then.seat):
        raise _FaultError(f"played again from move {then.moves}, it ends differently for seat {then.seat}")
