# SPDX-License-Identifier: MIT
"""A contest, and one deal of it with each player in every seat."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from thothit_desktop.games.contract import Game, Position
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.record import Record, changed_options, deal_number, round_of
from thothit_desktop.players import Limit, Player, limit_of, new_player
from thothit_desktop.players.arena.program import PROGRAM, ProgramPlayer, ProgramSpec
from thothit_desktop.players.arena.standings import RoundResult
from thothit_desktop.players.families import family_of
from thothit_desktop.players.one_round import play_round


@dataclass(frozen=True)
class Contest:
    """The settings of a contest, for every process. Deal 0 has the number `seed`.

    Without a `limit` each player has its own (`limit_of`). One of the players may be `PROGRAM`, if there is a
    `program`. Raises UnknownPlayerError, and ValueError for a number of players other than the game's.
    """

    game: Game
    players: tuple[str, ...]
    limit: Limit | None = None
    seed: int = 0
    program: ProgramSpec | None = None
    recorded: bool = False
    """True if the results include the rounds' records."""
    luck: bool = False
    """True if the results include each player's luck, in games that can measure it."""

    def __post_init__(self) -> None:
        if len(self.players) != self.game.players:
            raise ValueError(f"{len(self.players)} players for {self.game.players} seats")
        for player in self.players:
            if player != PROGRAM or self.program is None:
                new_player(player)

    def seated(self, player: str, position: Position) -> Player:
        """Return a player, by its id, for a round that is about to begin."""
        if player == PROGRAM and self.program is not None:
            return ProgramPlayer(self.program, position)
        return new_player(player)

    def limit_of(self, player: str) -> Limit:
        """Return the limit of a player's decision; a program limits itself."""
        if player == PROGRAM:
            return Limit(playouts=1)
        return self.limit or limit_of(player, self.game.spec)


def rotations(game: Game, players: Sequence[str]) -> int:
    """Return the number of seatings played of each deal; each moves the players one seat on.

    If all players of a side are the same, the seatings repeat after as many moves as there are sides; others
    take one full turn.
    """
    sides = len(sides_of(game.spec, game.players))
    return sides if players[sides:] == players[:-sides] else game.players


def play_deal(contest: Contest, deal: int) -> list[RoundResult]:
    """Play one deal in every rotation of the seats."""
    dealt = deal_number(contest.game, contest.seed + deal)
    return [_round(contest, deal, dealt.copy(), by) for by in range(rotations(contest.game, contest.players))]


def _round(contest: Contest, deal: int, position: Position, by: int) -> RoundResult:
    """Play one deal, in place, with every player moved on `by` seats."""
    game, n = contest.game, contest.game.players
    named = [(seat - by) % n for seat in range(n)]
    rng = random.Random(f"{contest.seed} {deal} {by}")
    by_seat = play_round(
        position,
        [contest.seated(contest.players[index], position) for index in named],
        [contest.limit_of(contest.players[index]) for index in named],
        rng,
    )
    score = position.score()
    sides = _side_by_seat(game)
    shared = len({sides[seat] for seat in score.winners})
    ahead = _margins(sides, score.points)
    points, margins, wins, seconds = [0] * n, [0.0] * n, [0.0] * n, [[0.0]] * n
    for seat, index in enumerate(named):
        points[index], margins[index], seconds[index] = score.points[seat], ahead[seat], by_seat[seat]
        wins[index] = 1 / shared if seat in score.winners else 0
    lucky = None
    if contest.luck:
        # A separate generator, because the players' random numbers correlate with their moves.
        lucky = family_of(game.spec).luck(position, random.Random(f"luck {contest.seed} {deal} {by}"))
    lucks = None
    if lucky is not None:
        by_luck = _margins(sides, lucky)
        lucks = [by_luck[named.index(index)] for index in range(n)]
    record = None
    if contest.recorded:
        ids = tuple(contest.players[index] for index in named)
        played = round_of(position, contest.seed + deal)
        record = Record(game.spec.id, ids, (played,), changed_options(game), ids)
    return RoundResult(points, margins, wins, seconds, record, lucks)


def _margins(sides: Sequence[int], points: Sequence[float]) -> list[float]:
    """Return each seat's points less the mean of the other sides' seats."""
    return [
        own - fmean(other for side, other in zip(sides, points, strict=True) if side != mine)
        for mine, own in zip(sides, points, strict=True)
    ]


def _side_by_seat(game: Game) -> list[int]:
    """Return the number of each seat's side."""
    sides = sides_of(game.spec, game.players)
    return [next(side for side, seats in enumerate(sides) if seat in seats) for seat in range(game.players)]
