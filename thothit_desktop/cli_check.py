# SPDX-License-Identifier: MIT
"""The command `thothit check`: rounds of all games, checked move by move (docs/reliability.md)."""

import argparse
import random
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

from thothit_desktop.cli_input import Failure, number_of_jobs, positive_number, whole_number
from thothit_desktop.cli_texts import translate
from thothit_desktop.games import games
from thothit_desktop.games.check import Findings, by_chance, check, rarest
from thothit_desktop.games.contract import Move, Position

if TYPE_CHECKING:
    _SubParsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 (it has no public name)

BLOCK = 500
"""Number of rounds drawn from one seed, so that the rounds do not depend on the number of processes."""


def add_command(subparsers: "_SubParsers") -> None:
    """Add `check` to the command line."""
    checked = subparsers.add_parser(
        "check", help=translate("cli", "play rounds of all games and look for errors")
    )
    checked.add_argument(
        "--rounds",
        metavar="N",
        type=positive_number,
        default=1000,
        help=translate("cli", "number of rounds (default 1000)"),
    )
    checked.add_argument(
        "--seed",
        metavar="S",
        type=whole_number,
        default=0,
        help=translate("cli", "random seed; another number gives other rounds (default 0)"),
    )
    checked.add_argument(
        "--jobs",
        metavar="J",
        type=number_of_jobs,
        default=1,
        help=translate("cli", "number of processes; auto uses all processors (default 1)"),
    )
    checked.set_defaults(run=_check)


def play_block(seed: int, number: int, rounds: int) -> Findings:
    """Check one block of rounds, most of them with random or rare moves, some with greedy players."""
    drawn = random.Random(f"{seed} {number}").getrandbits(64)
    return check(rounds, drawn, (*[by_chance] * 4, *[rarest()] * 3, greedily))


def greedily(position: Position, moves: Sequence[Move], rng: random.Random) -> Move:
    """Return a greedy player's move."""
    # Importing the players takes longer than running a small check.
    from thothit_desktop.players import Limit, new_player
    from thothit_desktop.players.one_round import never

    if len(moves) == 1:
        return moves[0]
    return new_player("greedy").choose(position.view(position.to_move), Limit(playouts=1), rng, never).move


def _check(options: argparse.Namespace) -> None:
    played = Counter[str]()
    fault = record = ""
    with closing(_blocks(options.rounds, options.seed, options.jobs)) as blocks:
        for found in blocks:
            played += found.rounds
            fault, record = found.fault, found.record
            if fault:
                break
    for game_id in games():
        print(f"{game_id}: {played[game_id]}")
    if fault:
        print(record)
        told = translate("cli", "error found: {1} (rounds played: {0}; the record is above)")
        raise Failure(told.format(played.total(), fault))
    print(translate("cli", "rounds played: {0}, no errors").format(played.total()))


def _blocks(rounds: int, seed: int, jobs: int) -> Generator[Findings, None, None]:
    """Yield the findings of each block, in order."""
    sizes = [min(BLOCK, rounds - start) for start in range(0, rounds, BLOCK)]
    work = [(seed, number, size) for number, size in enumerate(sizes)]
    with ExitStack() as stack:
        if jobs == 1:
            yield from (play_block(*block) for block in work)
        else:
            from thothit_desktop.players.arena.processes import pool_of

            pool = stack.enter_context(pool_of(jobs))
            yield from pool.map(play_block, *zip(*work, strict=True))
