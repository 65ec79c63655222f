# SPDX-License-Identifier: MIT
"""Count needless gifts of Kowah players: `python -m thothit_desktop.players.research.kowah_presents`.

All seats of a round play at one level. The columns are:

- *shown*: discards of a design that another seat shows as its pair, which lose the round at once;
- *for nothing*: such discards although the seat could have discarded a design that nobody shows, and kept as
  many cards that fit together;
- *dead*: declared hands that wait for cards of which every copy is in sight, although the seat could have
  held back.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Sequence

from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players import LEVELS, Limit, Player, UnknownPlayerError, limit_of, new_player
from thothit_desktop.players.contract import Decision
from thothit_desktop.players.one_round import play_round
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.rummy.greedy import without
from thothit_desktop.players.rummy.moves import kowah_view, live_waits, shown_by_others
from thothit_desktop.players.rummy.patterns import Hand, matched

_OPTIONS = ("waits=shown", "claims=pair", "frozen=on", "declaring=at-once")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.kowah_presents", description=__doc__
    )
    parser.add_argument("levels", nargs="*", default=LEVELS[2:], help="whose presents (default %(default)s)")
    parser.add_argument("--players", type=int, default=3, choices=(2, 3, 4), help="at the table (default 3)")
    parser.add_argument("--rounds", type=int, default=300, help="how many rounds a level (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--options", nargs="*", default=(), choices=_OPTIONS, help="options of the game")
    options = parser.parse_args(arguments)
    game = new_game("kowah", options.players, dict(option.split("=") for option in options.options))
    for level in options.levels:
        try:
            watched = _Watched(new_player(level))
            limit = limit_of(level, game.spec)
        except UnknownPlayerError as error:
            raise SystemExit(str(error)) from None
        for number in range(options.seed, options.seed + options.rounds):
            play_round(deal_number(game, number), [watched] * game.players, limit, random.Random(number))
        print(f"{level:12}{options.rounds} rounds: {watched.told()}", flush=True)


class _Watched:
    """A player that counts its gifts to the others."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._found: Counter[str] = Counter()

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Make the player's move."""
        decision = self._player.choose(view, limit, rng, cancelled)
        self._count(kowah_view(view), decision.move)
        return decision

    def told(self) -> str:
        """Return the counts as text."""
        found = self._found
        return (
            f"of {found['discards']} discards before a shown pair {found['shown']} shown, "
            f"{found['for nothing']} for nothing; of {found['declared']} declared hands {found['dead']} dead"
        )

    def _count(self, view: KowahView, move: Move) -> None:
        if move.kind == "checki":
            self._found["declared"] += 1
            may_hold_back = any(other.kind == "pass" for other in view.legal_moves())
            self._found["dead"] += may_hold_back and not live_waits(view, view.hand)
        shown = shown_by_others(view)
        if move.kind != "discard" or not shown:
            return
        self._found["discards"] += 1
        if move.card in shown:
            self._found["shown"] += 1
            safe = [other.card for other in view.legal_moves() if other.card not in shown]
            self._found["for nothing"] += any(
                _fitting(view, card) >= _fitting(view, move.card) for card in safe
            )


def _fitting(view: KowahView, card: int) -> int:
    """Return how many cards fit together once a card is discarded."""
    return matched(Hand(without(view.hand, card)).shape)


if __name__ == "__main__":
    register_families()
    main()
