# SPDX-License-Identifier: MIT
"""Count bids of Thunee's players: `python -m thothit_desktop.players.research.thunee_bids`."""

import argparse
import random
from collections import Counter
from collections.abc import Sequence

from thothit_desktop.games import new_game
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players import Limit, UnknownPlayerError, limit_of, new_player
from thothit_desktop.players.one_round import never
from thothit_desktop.players.registration import register_families


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.thunee_bids", description=__doc__
    )
    parser.add_argument("levels", nargs="*", default=["greedy", "expert"], help="default %(default)s")
    parser.add_argument("--players", type=int, default=4, choices=(4, 6), help="how many at the table")
    parser.add_argument("--deals", type=int, default=200, help="how many hands (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--playouts", type=int, help="playouts a decision (default each level's own)")
    options = parser.parse_args(arguments)
    game = new_game("thunee", options.players)
    for level in options.levels:
        try:
            limit = Limit(playouts=options.playouts) if options.playouts else limit_of(level, game.spec)
            numbers = range(options.seed, options.seed + options.deals)
            calls = Counter(_call(deal_number(game, number), level, limit, number) for number in numbers)
        except UnknownPlayerError as error:
            raise SystemExit(str(error)) from None
        hands, bids = calls.total(), calls.total() - calls[0]
        each = ", ".join(f"{call}: {calls[call]}" for call in sorted(calls))
        print(f"{level:12}{bids:>6} of {hands} hands with a bid, {100 * bids / hands:.1f} %")
        print(f"{'':12}hands by the highest bid: {each}", flush=True)


def _call(position: object, level: str, limit: Limit, number: int) -> int:
    """Return the highest bid if one level has every seat; the hand is not played."""
    assert isinstance(position, ThuneePosition)
    player, rng = new_player(level), random.Random(number)
    while position.phase in ("redeal", "bid", "blind"):
        moves = position.legal_moves()
        view = position.view(position.to_move)
        position.play(moves[0] if len(moves) == 1 else player.choose(view, limit, rng, never).move)
    return position.call


if __name__ == "__main__":
    register_families()
    main()
