# SPDX-License-Identifier: MIT
"""The commands with computer players: `thothit move` and `thothit simulate` (docs/record-format.md)."""

import argparse
import json
import random
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from thothit_desktop.cli_input import (
    Failure,
    add_option_argument,
    chosen_options,
    positive_number,
    replays,
    whole_number,
)
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import Record, changed_options, dump
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.players import PLAYERS, Limit, UnknownPlayerError, limit_of, new_player
from thothit_desktop.players.arena import Estimate, Standing, Times, rotations, simulate

if TYPE_CHECKING:
    _SubParsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 (it has no public name)


def add_commands(subparsers: "_SubParsers") -> None:
    """Add `move` and `simulate` to the command line."""
    move = subparsers.add_parser("move", help="the move that a computer player makes in a record")
    move.add_argument("file", metavar="FILE", help="one record, or one a line; - is standard input")
    move.add_argument("--player", choices=PLAYERS, default="expert", help="who chooses (default expert)")
    _add_limit(move)
    move.add_argument(
        "--seed", metavar="S", type=whole_number, help="makes the answer reproducible, with --playouts"
    )
    move.set_defaults(run=_move)

    play = subparsers.add_parser("simulate", help="computer players against each other")
    play.add_argument("game", metavar="GAME", help="a game's id")
    play.add_argument(
        "--seats", metavar="A,B,..", required=True, help=f"a player a seat: {', '.join(PLAYERS)}"
    )
    add_option_argument(play)
    play.add_argument(
        "--deals", metavar="N", type=positive_number, default=100, help="how many (default 100)"
    )
    play.add_argument(
        "--seed", metavar="S", type=whole_number, default=0, help="number of the first deal (default 0)"
    )
    _add_limit(play)
    play.add_argument("--jobs", metavar="J", type=positive_number, default=1, help="processes (default 1)")
    play.add_argument("--json", action="store_true", help="as JSON")
    play.add_argument("--records", metavar="FILE", help="write every round's record here, one a line")
    play.set_defaults(run=_simulate)


def _add_limit(parser: argparse.ArgumentParser) -> None:
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--budget", metavar="MS", type=positive_number, help="milliseconds a decision")
    limit.add_argument(
        "--playouts",
        metavar="N",
        type=positive_number,
        help="playouts a decision (default the player's own number)",
    )


def _limit(options: argparse.Namespace) -> Limit | None:
    """The limit that was given; None leaves each player its own."""
    if options.budget is not None:
        return Limit(ms=options.budget)
    return Limit(playouts=options.playouts) if options.playouts else None


def _move(options: argparse.Namespace) -> None:
    player = new_player(options.player)
    for number, (_, played) in enumerate(replays(options.file), 1):
        position = played.positions[-1]
        moves = position.legal_moves()
        if not moves:
            why = "its last round is over" if position.is_over else "its next move is drawn by luck"
            raise Failure(f"record {number}: {why}, there is no move to choose")
        view, rng = position.view(position.to_move), random.Random(options.seed)
        # Where the stock decides, there is one move and no player is asked.
        limit = _limit(options) or limit_of(options.player, view.game.spec)
        move = player.choose(view, limit, rng, lambda: False).move if view.legal_moves() else moves[0]
        # A program that plays against us waits for each answer.
        print(write_move(move), flush=True)


def _simulate(options: argparse.Namespace) -> None:
    seats = tuple(options.seats.split(","))
    try:
        for player in seats:
            new_player(player)
        game = new_game(options.game, len(seats), chosen_options(options.option))
    except (BadOptionError, UnknownPlayerError) as error:
        raise Failure(str(error), 2) from None
    limit = _limit(options)
    with ExitStack() as stack:
        on_record = None
        if options.records:
            try:
                stream = stack.enter_context(Path(options.records).open("w", encoding="utf-8", newline="\n"))
            except OSError as error:
                raise Failure(f"{options.records}: {error.strerror}") from None
            on_record = _writer(stream)
        standings = simulate(game, seats, options.deals, limit, options.seed, options.jobs, on_record)
    if options.json:
        print(json.dumps(_document(options, game, limit, standings, rotations(game, seats))))
    else:
        _show(options, game, limit, standings, rotations(game, seats))


def _writer(stream: TextIO) -> Callable[[Record], None]:
    def write(record: Record) -> None:
        print(dump(record), file=stream)

    return write


def _document(
    options: argparse.Namespace, game: Game, limit: Limit | None, standings: list[Standing], turns: int
) -> dict[str, object]:
    return {
        "game": options.game,
        "options": changed_options(game),
        "deals": options.deals,
        "rotations": turns,
        "seed": options.seed,
        "limit": {"ms": limit.ms, "playouts": limit.playouts} if limit else None,
        "players": [
            {
                "player": standing.player,
                "points": standing.points._asdict(),
                "margin": standing.margin._asdict(),
                "wins": standing.wins._asdict() if standing.wins else None,
                "decision_ms": standing.times._asdict() if standing.times else None,
            }
            for standing in standings
        ],
    }


def _show(
    options: argparse.Namespace, game: Game, limit: Limit | None, standings: list[Standing], turns: int
) -> None:
    settings = "".join(f", {name} {value}" for name, value in changed_options(game).items())
    if limit is None:
        allowed = "each player's own limit for"
    else:
        allowed = f"{limit.ms} ms" if limit.ms else f"{limit.playouts} playouts"
    print(
        f"{options.game}{settings}: {options.deals} deals x {turns} rotations, "
        f"{options.deals * turns} rounds, {allowed} a decision"
    )
    print(
        f"{'':10}{'points':>16}{'margin':>16}{'wins %':>16}   decisions, ms: {'p50':>6}{'p95':>8}{'max':>8}"
    )
    for standing in standings:
        wins = _cell(standing.wins, 100) if standing.wins else "none"
        cells = (_cell(standing.points), _cell(standing.margin, signed=True), wins)
        print(f"{standing.player:10}" + "".join(f"{cell:>16}" for cell in cells) + _times(standing.times))
    if options.deals > 1:
        print("± is half of a 95 % interval, a deal in all its rotations being one observation.")
    sys.stdout.flush()


def _cell(estimate: Estimate, scale: int = 1, signed: bool = False) -> str:
    mean = f"{estimate.mean * scale:{'+' if signed else ''}.2f}"
    return mean if estimate.within is None else f"{mean} ± {estimate.within * scale:.2f}"


def _times(times: Times | None) -> str:
    if times is None:
        return f"{'none':>12}"
    return f"{times.decisions:12}   {times.p50:>9.2f}{times.p95:>8.2f}{times.longest:>8.2f}"
