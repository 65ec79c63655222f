# SPDX-License-Identifier: MIT
"""Contests of players: the same deals played in every rotation of the seats (docs/players.md)."""

from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Game
from thothit_desktop.games.record import Record
from thothit_desktop.players import Limit
from thothit_desktop.players.arena.contest import Contest, rotations
from thothit_desktop.players.arena.processes import in_order
from thothit_desktop.players.arena.standings import ContestTally, Estimate, Standing, Times, times_of

__all__ = ["Contest", "ContestTally", "Estimate", "Standing", "Times", "rotations", "simulate", "times_of"]


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
    """Play deals `seed`, `seed` + 1 .. with each player in every seat; return the standings in their order.

    All `rotations` play the same cards, and a deal counts as one observation. Without a `limit` each player
    has its own (`limit_of`). `on_record` is called with every round, in order for any number of processes
    (`jobs`), and `on_deal` after every deal. Raises UnknownPlayerError, and ValueError for a number of
    players other than the game's.
    """
    contest = Contest(game, tuple(players), limit, seed, recorded=on_record is not None)
    tally = ContestTally(players)
    for rounds in in_order(contest, range(deals), jobs):
        tally.add(rounds)
        for one in rounds:
            if on_record and one.record:
                on_record(one.record)
        if on_deal:
            on_deal()
    return tally.standings()
