# SPDX-License-Identifier: MIT
"""Compare the coach's figures with results: `python -m thothit_desktop.players.research.calibration`.

Rounds among equal players are reviewed from every seat. By figure and third of the round the program prints
the mean forecast, the mean outcome, and the difference; chances also by forecast, in steps of ten hundredths.
The thirds split the forecasts of all rounds by the number of moves made before, so that none depends on how
its round ended. A round counts as one observation.
"""

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.players import LEVELS, USUAL_LEVEL, Limit
from thothit_desktop.players.families import family_of
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.research.forecasts import (
    BEST,
    BETWEEN,
    COST,
    MADE,
    OTHER,
    Forecast,
    forecasts,
)
from thothit_desktop.players.time_left import TimeLeft

_TWO_SIDED_95 = 1.96
_PARTS = ("first third", "second", "last")
_BINS = 10


class Calibration(NamedTuple):
    """A number of forecasts, with the means of what was predicted and what happened.

    `within` is half of the 95 % interval of the difference, None of a single round.
    """

    number: int
    said: float
    was: float
    within: float | None


def calibration(found: Sequence[Forecast]) -> Calibration:
    """Return the means of some forecasts, at least one; those of the same deal count as one observation."""
    by_deal: dict[int, list[float]] = defaultdict(list)
    for one in found:
        by_deal[one.deal].append(one.said - one.was)
    count, deals = len(found), len(by_deal)
    said, was = (sum(values) / count for values in ([f.said for f in found], [f.was for f in found]))
    within = None
    if deals > 1:
        off = (sum(differences) - len(differences) * (said - was) for differences in by_deal.values())
        variance = sum(one**2 for one in off) * deals / (deals - 1)
        within = _TWO_SIDED_95 * sqrt(variance) / count
    return Calibration(count, said, was, within)


def thirds(found: Iterable[Forecast]) -> tuple[list[Forecast], list[Forecast], list[Forecast]]:
    """Return the forecasts by third of the round; the forecasts of all rounds form equal thirds."""
    ordered = sorted(found, key=lambda one: one.place)
    first, second = (ordered[len(ordered) * part // 3].place for part in (1, 2))
    return (
        [one for one in ordered if one.place < first],
        [one for one in ordered if first <= one.place < second],
        [one for one in ordered if one.place >= second],
    )


def by_said(found: Iterable[Forecast]) -> dict[int, list[Forecast]]:
    """Return forecasts of chances by the tenth of the forecast, from 0 to 9."""
    bins: dict[int, list[Forecast]] = defaultdict(list)
    for one in found:
        bins[min(_BINS - 1, int(one.said * _BINS))].append(one)
    return dict(sorted(bins.items()))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print, with the time left on the error output."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.calibration", description=__doc__
    )
    help_ = "games' ids (default every game in which somebody decides)"
    parser.add_argument("--games", nargs="+", metavar="GAME", help=help_)
    parser.add_argument("--players", type=int, help="number of players (default each game's own)")
    parser.add_argument(
        "--level", choices=LEVELS, default=USUAL_LEVEL, help="who plays (default %(default)s)"
    )
    parser.add_argument("--rounds", type=int, default=300, help="rounds of each game (default 300)")
    parser.add_argument("--minutes", type=float, default=10.0, help="at most, a game (default 10)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--playouts", type=int, help="playouts a decision (default those of a review)")
    options = parser.parse_args(arguments)
    try:
        chosen = [new_game(name, options.players) for name in options.games or games()]
    except BadOptionError as error:
        raise SystemExit(str(error)) from None
    limit = Limit(playouts=options.playouts) if options.playouts else None
    for game in chosen:
        if not game.spec.by_luck:
            _measure(game, options, limit)
    print("± is half of a 95 % interval, a round being one observation.")


def _measure(game: Game, options: argparse.Namespace, limit: Limit | None) -> None:
    name = f"{game.spec.id}, {game.players} players"
    progress, end = TimeLeft(name, options.rounds), time.monotonic() + 60 * options.minutes
    found: list[Forecast] = []
    played = 0
    while played < options.rounds and (not played or time.monotonic() < end):
        deal = options.seed + played
        found += forecasts(game, options.level, deal, random.Random(f"calibration {deal}"), limit)
        played += 1
        progress.advance()
    progress.clear()
    print("\n".join(lines(game, found, f"{name}, {played} rounds among {options.level}")), flush=True)


def lines(game: Game, found: Sequence[Forecast], name: str) -> Iterator[str]:
    """Yield the table of a game."""
    yield f"{name:46}{'said':>10}{'was':>10}{'difference':>20}"
    parts = thirds(found)
    chances = family_of(game.spec).chance(0.0, game) is not None
    for figure in (MADE, BEST, OTHER, COST, BETWEEN):
        for part, of_part in zip(_PARTS, parts, strict=True):
            yield from _line(f"{figure}, {part}", [one for one in of_part if one.figure == figure], chances)
        if chances and figure != COST:
            for tenth, of_tenth in by_said([one for one in found if one.figure == figure]).items():
                yield from _line(f"  said {10 * tenth} to {10 * tenth + 10} %", of_tenth, chances)


def _line(name: str, found: Sequence[Forecast], chances: bool) -> Iterator[str]:
    """Yield the line of some forecasts, if there are any; chances in hundredths."""
    if not found:
        return
    count, said, was, within = calibration(found)
    scale, digits = (100, 1) if chances else (1, 2)
    difference = f"{scale * (said - was):+.{digits}f}"
    if within is not None:
        difference += f" ± {scale * within:.{digits}f}"
    yield (f"  {name:36}{count:>8}{scale * said:>10.{digits}f}{scale * was:>10.{digits}f}{difference:>20}")


if __name__ == "__main__":
    register_families()
    main()
