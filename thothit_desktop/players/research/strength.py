# SPDX-License-Identifier: MIT
"""Measure the players' strength, and the luck of games.

Command: `python -m thothit_desktop.players.research.strength`.
"""

import argparse
from collections.abc import Sequence

from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.players.arena import Estimate, simulate
from thothit_desktop.players.contract import PLAYOUTS, Limit
from thothit_desktop.players.registration import register_families

QUICK = 5
"""The multiple of deals for players without a search."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.strength", description=__doc__
    )
    parser.add_argument("--game", help="a game's id (default every game)")
    parser.add_argument("--players", type=int, help="number of players (default the game's own)")
    parser.add_argument("--deals", type=int, default=300, help="deals, each in every rotation (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    help_ = f"playouts a decision (default {PLAYOUTS})"
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=help_)
    options = parser.parse_args(arguments)
    try:
        chosen = [new_game(name, options.players) for name in ([options.game] if options.game else games())]
    except BadOptionError as error:
        raise SystemExit(str(error)) from None
    print(f"one player, or side, against others of a kind, {options.playouts} playouts a decision")
    print(f"{'':28}{'deals':>8}{'margin':>18}{'wins %':>16}{'equal':>8}{'luck':>6}")
    # One deal alone would have no interval.
    deals = max(2, options.deals)
    for game in chosen:
        _measure(game, deals, Limit(playouts=options.playouts), options.seed, options.jobs)
    print("± is half of a 95 % interval, a deal in all its rotations being one observation;")
    print("wins are of the rounds that somebody won.")


def _measure(game: Game, deals: int, limit: Limit, seed: int, jobs: int) -> None:
    print(f"{game.spec.id}, {game.players} players", flush=True)
    if game.spec.by_luck:
        print(f"  {'nobody decides anything':76}{10:>6}")
        return
    for one, others, count in (("expert", "greedy", deals), ("greedy", "random", QUICK * deals)):
        first = simulate(game, seating(game, one, others), count, limit, seed, jobs)[0]
        wins, sides = first.wins, len(sides_of(game.spec, game.players))
        if wins is None:
            print(f"  {f'{one} v {others}':26}{count:>8}  nobody won")
            continue
        tenths = str(luck(wins.mean, sides)) if others == "random" else ""
        print(
            f"  {f'{one} v {others}':26}{count:>8}{cells(first.margin, wins, sides)}{tenths:>6}", flush=True
        )


def seating(game: Game, one: str, others: str) -> tuple[str, ...]:
    """Return the seats of one player among others: a single seat, or a whole side."""
    first = sides_of(game.spec, game.players)[0]
    return tuple(one if seat in first else others for seat in range(game.players))


def cells(margin: Estimate, wins: Estimate, sides: int) -> str:
    """Return margin and wins as the tables print them."""
    return (
        f"{f'{margin.mean:+.2f} ± {margin.within or 0:.2f}':>18}"
        f"{f'{100 * wins.mean:.1f} ± {100 * (wins.within or 0):.1f}':>16}"
        f"{100 / sides:>8.1f}"
    )


def luck(wins: float, sides: int) -> int:
    """Return the luck in a round, in tenths, from greedy's share of wins among random players.

    If skill decides everything, greedy wins every round (0); if luck does, as many as any other side (10).
    """
    return min(10, round(10 * (1 - wins) / (1 - 1 / sides)))


if __name__ == "__main__":
    register_families()
    main()
