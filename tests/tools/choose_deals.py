# SPDX-License-Identifier: MIT
"""Search for deals worth studying: `python -m tests.tools.choose_deals --game sackson --deals 100`.

For each place of each deal it measures the claims of `players/claims.py`, and prints the deals with the
largest values: the lead of the master over the regular, the cost of the regular's own first move against the
master's, the events in every round, and the margin of the regular. The deals of the program
(`app/FAMILY/study.py`) were found this way; their tests measure them again.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import PLAYOUTS, Limit, new_player
from thothit_desktop.players.claims import LIMIT, FirstMove, Gain, Margin
from thothit_desktop.players.one_deal import lined_up, play_out, play_to
from thothit_desktop.players.one_round import never
from thothit_desktop.players.registration import register_families

OTHERS = "langganan"
SHOWN = 6
"""The number of deals of a kind that are printed."""


class Found(NamedTuple):
    """A deal with a value measured at one of its places."""

    kind: str
    value: float
    number: int
    place: int
    detail: str = ""


def measured(game: Game, number: int, place: int) -> Iterator[Found]:
    """Yield all values measured at one place of a deal."""
    yield Found("gain", Gain(points=0).measure(game, number, place, OTHERS), number, place)
    ahead = Margin(points=0).measure(game, number, place, OTHERS)
    yield Found("ahead", ahead, number, place)
    yield Found("behind", -ahead, number, place)
    position = deal_number(game, number)
    play_to(
        position, place, lined_up(OTHERS, place, OTHERS, game.players), LIMIT, random.Random(f"{number} 0")
    )
    if position.is_over:
        return
    view = position.view(place)
    obvious, better = (
        write_move(new_player(level).choose(view, Limit(playouts=PLAYOUTS), random.Random(1), never).move)
        for level in (OTHERS, "empu")
    )
    if obvious != better:
        claim = FirstMove(better=better, worse=obvious, points=0)
        value = claim.measure(game, number, place, OTHERS)
        yield Found("first move", value, number, place, f"{better}, not {obvious}")


def events(game: Game, number: int) -> Iterator[Found]:
    """Yield the events in a round of regular players, by seat and kind, with their numbers."""
    position = deal_number(game, number)
    play_out(position, [OTHERS] * game.players, LIMIT, random.Random(f"{number} 0"))
    for (kind, seat), times in Counter((event.kind, event.seat) for event in position.history).items():
        yield Found(f"event {kind}", times, number, seat)


def main() -> None:
    """Search, and print."""
    register_families()
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", required=True, choices=[*games()])
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--events", action="store_true", help="look for events alone, which is much faster")
    options = parser.parse_args()
    game = new_game(options.game, options.players)
    found: list[Found] = []
    for number in range(1, options.deals + 1):
        found += events(game, number)
        if not options.events:
            for place in range(game.players):
                found += measured(game, number, place)
    for kind in sorted({one.kind for one in found}):
        print(kind)
        for one in sorted((one for one in found if one.kind == kind), key=lambda one: -one.value)[:SHOWN]:
            print(f"  deal {one.number}, place {one.place}: {one.value:.1f} {one.detail}")


if __name__ == "__main__":
    main()
