# SPDX-License-Identifier: MIT
"""Who plays what, and one deal of it with each player in every seat."""

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
    """What every process needs to know. Deal 0 is number `seed`.

    Without a `limit` each player has its own (`limit_of`). One of the players may be `PROGRAM`, if there is a
    `program`. Raises UnknownPlayerError, and ValueError for a number of players other than the game's.
    """

    game: Game
    players: tuple[str, ...]
    limit: Limit | None = None
    seed: int = 0
    program: ProgramSpec | None = None
    recorded: bool = False
    """Whether the results hold the rounds' records."""
    luck: bool = False
    """Whether they say how lucky everybody was, in games of which that is known."""

    def __post_init__(self) -> None:
        if len(self.players) != self.game.players:
            raise ValueError(f"{len(self.players)} players for {self.game.players} seats")
        for player in self.players:
            if player != PROGRAM or self.program is None:
                new_player(player)

    def seated(self, player: str, position: Position) -> Player:
        """A player, by its id, of a round that is about to be played."""
        if player == PROGRAM and self.program is not None:
            return ProgramPlayer(self.program, position)
        return new_player(player)

    def limit_of(self, player: str) -> Limit:
        """Return how long a player thinks about a decision; a program has its own way to know."""
        if player == PROGRAM:
            return Limit(playouts=1)
        return self.limit or limit_of(player, self.game.spec)


def rotations(game: Game, players: Sequence[str]) -> int:
    """Return how many ways to seat the players are played: each one seat on, until the same sit as before.

    Where all of a side are alike that is so after as many seats as there are sides; other tables turn once
    round.
    """
    sides = len(sides_of(game.spec, game.players))
    return sides if players[sides:] == players[:-sides] else game.players


def play_deal(contest: Contest, deal: int) -> list[RoundResult]:
    """One deal in every rotation of the seats."""
    return [_round(contest, deal, by) for by in range(rotations(contest.game, contest.players))]


def _round(contest: Contest, deal: int, by: int) -> RoundResult:
    """One deal with every player moved on `by` seats."""
    game, n = contest.game, contest.game.players
    named = [(seat - by) % n for seat in range(n)]
    rng = random.Random(f"{contest.seed} {deal} {by}")
    position = deal_number(game, contest.seed + deal)
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
        # Numbers of its own: those that the players drew may tell what they did.
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
    """By seat, its points less the mean of those of the other sides."""
    return [
        own - fmean(other for side, other in zip(sides, points, strict=True) if side != mine)
        for mine, own in zip(sides, points, strict=True)
    ]


def _side_by_seat(game: Game) -> list[int]:
    """By seat, the number of its side."""
    sides = sides_of(game.spec, game.players)
    return [next(side for side, seats in enumerate(sides) if seat in seats) for seat in range(game.players)]
