# SPDX-License-Identifier: MIT
"""Players against each other: the same deals played in every rotation of the seats (docs/players.md)."""

import random
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import fmean, quantiles, stdev
from typing import NamedTuple

from thothit_desktop.games.contract import Game
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.record import Record, changed_options, deal_number, round_of
from thothit_desktop.players import Limit, limit_of, new_player
from thothit_desktop.players.one_round import play_round

_TWO_SIDED_95 = 1.96


class Estimate(NamedTuple):
    """A mean over deals, and half the width of its 95 % interval; None of a single deal."""

    mean: float
    within: float | None


class Times(NamedTuple):
    """How long decisions with a choice took, in milliseconds of wall time."""

    decisions: int
    p50: float
    p95: float
    longest: float


class Standing(NamedTuple):
    """How one player did. A win shared by several counts in parts; a margin is against the others' mean.

    Where seats are partners, a side wins as one, and the others are those of the other side.
    """

    player: str
    points: Estimate
    margin: Estimate
    wins: Estimate | None
    """The share of the rounds that somebody won; None where nobody won any."""
    times: Times | None
    """None where it never had a choice."""


class _RoundResult(NamedTuple):
    """One round: by player, as they were named, points, margin, share of the win if any, seconds."""

    points: list[int]
    margins: list[float]
    wins: list[float]
    seconds: list[list[float]]
    record: Record | None
    """None where nobody asks for records."""


class _Contest(NamedTuple):
    """What every process needs to know."""

    game: Game
    players: tuple[str, ...]
    limits: tuple[Limit, ...]
    seed: int
    recorded: bool


def simulate(
    game: Game,
    players: Sequence[str],
    deals: int,
    limit: Limit | None = None,
    seed: int = 0,
    jobs: int = 1,
    on_record: Callable[[Record], None] | None = None,
    on_deal: Callable[[], None] | None = None,
) -> list[Standing]:
    """Play deals `seed`, `seed` + 1 .. with each player in every seat; how each did, as they were named.

    All `rotations` play the same cards, and a deal counts as one observation. Without a `limit` each player
    has its own (`limit_of`). `on_record` gets every round, in order, whatever the number of processes
    (`jobs`), and `on_deal` is called after every deal. Raises UnknownPlayerError, and ValueError for a number
    of players other than the game's.
    """
    if len(players) != game.players:
        raise ValueError(f"{len(players)} players for {game.players} seats")
    for player in players:
        new_player(player)
    limits = tuple(limit or limit_of(player, game.spec) for player in players)
    contest = _Contest(game, tuple(players), limits, seed, on_record is not None)
    played: list[list[_RoundResult]] = []
    for rounds in _all_deals(contest, range(deals), jobs):
        played.append(rounds)
        for one in rounds:
            if on_record and one.record:
                on_record(one.record)
        if on_deal:
            on_deal()
    return [_standing(index, player, played) for index, player in enumerate(players)]


def rotations(game: Game, players: Sequence[str]) -> int:
    """How many ways to seat the players are played: each one seat on, until the same sit as before.

    Where all of a side are alike that is so after as many seats as there are sides; other tables turn once
    round.
    """
    sides = len(sides_of(game.spec, game.players))
    return sides if players[sides:] == players[:-sides] else game.players


def _all_deals(contest: _Contest, deals: range, jobs: int) -> Iterator[list[_RoundResult]]:
    task = partial(_rotations, contest)
    if jobs == 1:
        yield from map(task, deals)
        return
    # Spawned, so that it is the same on every system and in a program that has threads. An interrupt from the
    # keyboard goes to every process; it is for this one.
    with ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        yield from pool.map(task, deals, chunksize=max(1, min(4, len(deals) // jobs)))


def _rotations(contest: _Contest, deal: int) -> list[_RoundResult]:
    """One deal in every rotation of the seats."""
    return [_round(contest, deal, by) for by in range(rotations(contest.game, contest.players))]


def _round(contest: _Contest, deal: int, by: int) -> _RoundResult:
    """One deal with every player moved on `by` seats."""
    game, n = contest.game, contest.game.players
    named = [(seat - by) % n for seat in range(n)]
    rng = random.Random(f"{contest.seed} {deal} {by}")
    position = deal_number(game, contest.seed + deal)
    by_seat = play_round(
        position,
        [new_player(contest.players[index]) for index in named],
        [contest.limits[index] for index in named],
        rng,
    )
    score = position.score()
    sides = side_by_seat(game)
    shared = len({sides[seat] for seat in score.winners})
    points, margins, wins, seconds = [0] * n, [0.0] * n, [0.0] * n, [[0.0]] * n
    for seat, index in enumerate(named):
        points[index], seconds[index] = score.points[seat], by_seat[seat]
        others = [points_ for side, points_ in zip(sides, score.points, strict=True) if side != sides[seat]]
        margins[index] = score.points[seat] - fmean(others)
        wins[index] = 1 / shared if seat in score.winners else 0
    record = None
    if contest.recorded:
        ids = tuple(contest.players[index] for index in named)
        played = round_of(position, contest.seed + deal)
        record = Record(game.spec.id, ids, (played,), changed_options(game), ids)
    return _RoundResult(points, margins, wins, seconds, record)


def side_by_seat(game: Game) -> list[int]:
    """By seat, the number of its side."""
    sides = sides_of(game.spec, game.players)
    return [next(side for side, seats in enumerate(sides) if seat in seats) for seat in range(game.players)]


def _standing(index: int, player: str, played: Sequence[Sequence[_RoundResult]]) -> Standing:
    points = [fmean(one.points[index] for one in rounds) for rounds in played]
    margins = [fmean(one.margins[index] for one in rounds) for rounds in played]
    wins = [sum(one.wins[index] for one in rounds) for rounds in played]
    decided = [sum(any(one.wins) for one in rounds) for rounds in played]
    seconds = [spent for rounds in played for one in rounds for spent in one.seconds[index]]
    return Standing(player, _estimate(points), _estimate(margins), _share(wins, decided), times_of(seconds))


def _estimate(by_deal: Sequence[float]) -> Estimate:
    if len(by_deal) < 2:
        return Estimate(by_deal[0], None)
    return Estimate(fmean(by_deal), _TWO_SIDED_95 * stdev(by_deal) / len(by_deal) ** 0.5)


def _share(wins: Sequence[float], decided: Sequence[int]) -> Estimate | None:
    """The wins by deal as a share of the decided rounds by deal: a ratio, with the interval of one."""
    if not any(decided):
        return None
    share = sum(wins) / sum(decided)
    around = _estimate([won - share * of for won, of in zip(wins, decided, strict=True)])
    return Estimate(share, None if around.within is None else around.within / fmean(decided))


def times_of(seconds: Iterable[float]) -> Times | None:
    """Median, 95th percentile and maximum of some times; None of no times."""
    ms = sorted(1000 * spent for spent in seconds)
    if len(ms) < 2:
        return Times(1, ms[0], ms[0], ms[0]) if ms else None
    cuts = quantiles(ms, n=20, method="inclusive")
    return Times(len(ms), cuts[9], cuts[18], ms[-1])
