# SPDX-License-Identifier: MIT
"""Play each level against the one below: `python -m thothit_desktop.players.research.levels_table`."""

import argparse
from collections.abc import Sequence

from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.families import sides_of
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.levels import LEVELS
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.research.strength import cells, seating
from thothit_desktop.players.time_left import TimeLeft

_MORE = {"tangga": 20, "langganan": 20, "sesepuh": 3, "empu": 1}
"""By level, the multiple of deals it plays against the one below; the larger, the faster the players."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print, with the time left on the error output."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.levels_table", description=__doc__
    )
    parser.add_argument("--game", help="a game's id (default every game in which somebody decides)")
    parser.add_argument("--players", type=int, help="number of players (default the game's own)")
    parser.add_argument("--level", choices=LEVELS[1:], help="this level alone")
    help_ = "deals of the dearest pair, each in every rotation (default 20)"
    parser.add_argument("--deals", type=int, default=20, help=help_)
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    options = parser.parse_args(arguments)
    try:
        chosen = [new_game(name, options.players) for name in ([options.game] if options.game else games())]
    except BadOptionError as error:
        raise SystemExit(str(error)) from None
    levels = (options.level,) if options.level else LEVELS[1:]
    print("one player, or side, of a level against others of the level below, each with its own playouts")
    print(f"{'':28}{'deals':>8}{'margin':>18}{'wins %':>16}{'equal':>8}")
    for game in chosen:
        if not game.spec.by_luck:
            _measure(game, levels, max(2, options.deals), options.seed, options.jobs)
    print("± is half of a 95 % interval, a deal in all its rotations being one observation;")
    print("wins are of the rounds that somebody won.")


def _measure(game: Game, levels: Sequence[str], deals: int, seed: int, jobs: int) -> None:
    print(f"{game.spec.id}, {game.players} players", flush=True)
    sides = len(sides_of(game.spec, game.players))
    for level in levels:
        below = LEVELS[LEVELS.index(level) - 1]
        name, count = f"{level} v {below}", _MORE[level] * deals
        progress = TimeLeft(name, count)
        seats = seating(game, level, below)
        first = simulate(game, seats, count, seed=seed, jobs=jobs, on_deal=progress.advance)[0]
        progress.clear()
        told = cells(first.margin, first.wins, sides) if first.wins else "  nobody won"
        print(f"  {name:26}{count:>8}{told}", flush=True)


if __name__ == "__main__":
    register_families()
    main()
