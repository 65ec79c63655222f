# SPDX-License-Identifier: MIT
"""The command `thothit simulate`: contests of computer players (docs/players.md)."""

import argparse
import sys
from collections.abc import Generator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TextIO

from thothit_desktop.cli_input import (
    Failure,
    add_option_argument,
    chosen_options,
    number_of_jobs,
    positive_number,
    spoken,
    whole_number,
)
from thothit_desktop.cli_results import Results, print_table, write_csv, write_json
from thothit_desktop.cli_texts import translate
from thothit_desktop.games import new_game
from thothit_desktop.games.quoting import quote
from thothit_desktop.games.record import dump
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.players import PLAYERS, Limit, UnknownPlayerError
from thothit_desktop.players.arena.contest import Contest
from thothit_desktop.players.arena.processes import in_order
from thothit_desktop.players.arena.program import PROGRAM, ContestError, ProgramSpec
from thothit_desktop.players.arena.standings import ContestTally, RoundResult
from thothit_desktop.players.time_left import TimeLeft

if TYPE_CHECKING:
    _SubParsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 (it has no public name)

_DEALS = 100
_MOST_DEALS = 10**6
"""The greatest number of deals with `--until`."""


def add_command(subparsers: "_SubParsers") -> None:
    """Add `simulate` to the command line."""
    play = subparsers.add_parser("simulate", help=translate("cli", "let computer players play each other"))
    play.add_argument(
        "game", metavar="GAME", help=translate("cli", "id of a game (`thothit games` lists them)")
    )
    play.add_argument(
        "--seats",
        metavar="A,B,..",
        required=True,
        help=translate("cli", "a player for each seat: {0}; or {1}, the --against program").format(
            ", ".join(PLAYERS), PROGRAM
        ),
    )
    play.add_argument(
        "--against",
        metavar="COMMAND",
        help=translate("cli", "program that answers records as `thothit move -` does"),
    )
    play.add_argument(
        "--timeout",
        metavar="S",
        type=positive_number,
        default=60,
        help=translate("cli", "seconds that the --against program has for each move (default 60)"),
    )
    add_option_argument(play)
    play.add_argument(
        "--deals",
        metavar="N",
        type=positive_number,
        help=translate(
            "cli", "number of deals (default {0}), or the maximum with --until (default {1})"
        ).format(_DEALS, _MOST_DEALS),
    )
    play.add_argument(
        "--until",
        metavar="W",
        type=_width,
        help=translate(
            "cli", "stop as soon as every margin is known to within W points, but play at least {0} deals"
        ).format(ContestTally.AT_LEAST),
    )
    play.add_argument(
        "--seed",
        metavar="S",
        type=whole_number,
        default=0,
        help=translate("cli", "number of the first deal (default 0)"),
    )
    add_limit_arguments(play)
    play.add_argument(
        "--jobs",
        metavar="J",
        type=number_of_jobs,
        default=1,
        help=translate("cli", "number of processes; auto uses all processors (default 1)"),
    )
    play.add_argument(
        "--luck",
        action="store_true",
        help=translate("cli", "also show the margins without the luck of the stock"),
    )
    play.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help=translate("cli", "play on the workers of this Dask scheduler (needs the extra `cluster`)"),
    )
    for form in ("json", "csv"):
        play.add_argument(
            f"--{form}",
            metavar="FILE",
            nargs="?",
            const="-",
            help=translate(
                "cli", "write the results as {0}; without FILE, or with -, print them instead of the table"
            ).format(form.upper()),
        )
    play.add_argument(
        "--records",
        metavar="FILE",
        help=translate("cli", "write the record of every round to FILE, one per line"),
    )
    play.add_argument(
        "--progress",
        action="store_true",
        help=translate("cli", "show progress, even without a terminal"),
    )
    play.set_defaults(run=_simulate)


def add_limit_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--budget` and `--playouts`."""
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument(
        "--budget",
        metavar="MS",
        type=positive_number,
        help=translate("cli", "time per decision, in milliseconds"),
    )
    limit.add_argument(
        "--playouts",
        metavar="N",
        type=positive_number,
        help=translate("cli", "playouts per decision (default: each player's own number)"),
    )


def chosen_limit(options: argparse.Namespace) -> Limit | None:
    """Return the limit given by the options; None if each player has its own."""
    if options.budget is not None:
        return Limit(ms=options.budget)
    return Limit(playouts=options.playouts) if options.playouts else None


def _width(text: str) -> float:
    """Parse the width of `--until`."""
    try:
        width = float(text)
    except ValueError:
        width = 0.0
    if not 0 < width < float("inf"):
        told = translate("cli", "expected a number of points above 0, not {0}")
        raise argparse.ArgumentTypeError(told.format(quote(text)))
    return width


class _Streams(NamedTuple):
    """The streams for results and records; None for those not requested."""

    json: TextIO | None
    csv: TextIO | None
    records: TextIO | None


def _simulate(options: argparse.Namespace) -> None:
    contest = _contest(options)
    if options.json == options.csv == "-":
        told = translate("cli", "name a file for --json or --csv: they can't both be printed")
        raise Failure(told, 2)
    with ExitStack() as stack:
        # Open the files before the first deal, so that a failure does not waste the results.
        streams = _Streams(*(_opened(stack, path) for path in (options.json, options.csv, options.records)))
        tally = ContestTally(contest.players)
        reason = ""
        try:
            _play(options, contest, tally, streams.records)
        except ContestError as error:
            reason = str(error)
        if tally.deals:
            _report(Results(contest, tally.deals, tally.standings()), streams)
    if reason:
        kept = translate("cli", "{0}; the results so far are kept (deals: {1})")
        raise Failure(kept.format(reason, tally.deals) if tally.deals else reason)


def _contest(options: argparse.Namespace) -> Contest:
    seats = tuple(options.seats.split(","))
    if (options.against is None) == (PROGRAM in seats):
        told = translate("cli", "use --against COMMAND together with a seat called {0}")
        raise Failure(told.format(PROGRAM), 2)
    program = ProgramSpec(options.against, options.timeout) if options.against is not None else None
    try:
        game = new_game(options.game, len(seats), chosen_options(options.option))
        recorded = options.records is not None
        return Contest(game, seats, chosen_limit(options), options.seed, program, recorded, options.luck)
    except BadOptionError as error:
        raise Failure(spoken(error), 2) from None
    except UnknownPlayerError as error:
        raise Failure(str(error), 2) from None


def _opened(stack: ExitStack, path: str | None) -> TextIO | None:
    if path is None or path == "-":
        return sys.stdout if path else None
    try:
        return stack.enter_context(Path(path).open("w", encoding="utf-8", newline="\n"))
    except OSError as error:
        raise Failure(f"{path}: {error.strerror}") from None


def _play(options: argparse.Namespace, contest: Contest, tally: ContestTally, records: TextIO | None) -> None:
    """Play the requested number of deals, or until the intervals are narrow enough."""
    deals = options.deals or (_DEALS if options.until is None else _MOST_DEALS)
    shown = options.progress or sys.stderr.isatty()
    progress = (
        TimeLeft(contest.game.spec.id, deals if options.until is None else ContestTally.AT_LEAST)
        if shown
        else None
    )
    try:
        with closing(_results(options, contest, range(deals))) as results:
            for rounds in results:
                tally.add(rounds)
                for one in rounds:
                    if one.record:
                        print(dump(one.record), file=records)
                if progress:
                    progress.advance(_expected(tally, deals, options.until))
                if options.until is not None and tally.is_narrow(options.until):
                    break
    finally:
        if progress:
            progress.clear()


def _results(
    options: argparse.Namespace, contest: Contest, deals: range
) -> Generator[list[RoundResult], None, None]:
    if options.scheduler is None:
        return in_order(contest, deals, options.jobs)
    try:
        from thothit_desktop.players.arena.cluster import in_order_on
    except ImportError:
        told = translate("cli", "--scheduler needs more packages: pip install 'thothit-desktop[cluster]'")
        raise Failure(told, 2) from None
    return in_order_on(options.scheduler, contest, deals)


def _expected(tally: ContestTally, deals: int, until: float | None) -> int:
    """Return the expected number of deals: an interval narrows with the root of their number."""
    widest = tally.widest_margin() if until and tally.deals % 10 == 0 else None
    if until is None or widest is None:
        return 0 if until else deals
    needed = max(tally.AT_LEAST, tally.deals * (widest / until) ** 2)
    return min(deals, -int(-needed // tally.LOOKED_AT) * tally.LOOKED_AT)


def _report(results: Results, streams: _Streams) -> None:
    if streams.json:
        write_json(results, streams.json)
    if streams.csv:
        write_csv(results, streams.csv)
    if sys.stdout not in (streams.json, streams.csv):
        print_table(results)
