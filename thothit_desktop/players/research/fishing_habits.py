# SPDX-License-Identifier: MIT
"""Measure the tips of the rules pages: `python -m thothit_desktop.players.research.fishing_habits GAME`.

All seats of a round play at one level. A tip is counted at each decision where some moves follow it and
others do not. Printed are how often the player followed it, how often a blind choice among these moves would,
and the number of decisions. A player's first turn counts only for the tips on it.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import RANK, STAMPED
from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.record import deal_number
from thothit_desktop.players import LEVELS, Limit, Player, new_player
from thothit_desktop.players.contract import Decision
from thothit_desktop.players.fishing.greedy import captured_copies
from thothit_desktop.players.fishing.moves import fishing_view
from thothit_desktop.players.one_round import play_round
from thothit_desktop.players.registration import register_families

Tip = tuple[str, Sequence[Move], Callable[[Move], bool]]
"""The name of a tip, the moves it chooses from, and whether a move follows it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.fishing_habits", description=__doc__
    )
    known = [game for game, spec in games().items() if spec.family == "fishing" and "hands" in spec.zones]
    parser.add_argument("game", choices=known, help="which game")
    parser.add_argument("--players", type=int, help="at the table (default: the usual number)")
    parser.add_argument("--level", choices=LEVELS, default="empu", help="who plays (default %(default)s)")
    parser.add_argument("--playouts", type=int, default=500, help="of a decision (default %(default)s)")
    parser.add_argument("--rounds", type=int, default=100, help="how many (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default %(default)s)")
    options = parser.parse_args(arguments)
    game = new_game(options.game, options.players)
    watched = _Watched(new_player(options.level))
    limit = Limit(playouts=options.playouts)
    for number in range(options.seed, options.seed + options.rounds):
        play_round(deal_number(game, number), [watched] * game.players, limit, random.Random(number))
    for name, (followed, blind, decisions) in sorted(watched.counts.items()):
        shares = f"{100 * followed / decisions:3.0f} %, blindly {100 * blind / decisions:3.0f} %"
        print(f"{name:44}{shares} of {decisions}")


class _Watched:
    """A player whose moves are compared with the tips."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.counts: dict[str, tuple[int, float, int]] = {}
        """By tip the number of decisions that followed it, the same of a blind choice, and of all."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Make the player's move."""
        decision = self._player.choose(view, limit, rng, cancelled)
        seen = fishing_view(view)
        if seen.phase == "hand":
            for tip in _first_turn(seen, decision.move) if seen.first_turn else _later(seen, decision.move):
                self._count(tip, decision.move)
        return decision

    def _count(self, tip: Tip, made: Move) -> None:
        name, moves, follows = tip
        share = sum(map(follows, moves)) / len(moves)
        if 0 < share < 1:
            followed, blind, decisions = self.counts.get(name, (0, 0.0, 0))
            self.counts[name] = (followed + follows(made), blind + share, decisions + 1)


def _first_turn(view: FishingView, made: Move) -> Iterator[Tip]:
    """Return the tips on a player's first turn."""
    moves = view.legal_moves()
    yield "first turn: capture", moves, lambda move: bool(move.takes)
    if not made.takes:
        laid = [move for move in moves if not move.takes]
        yield "first turn: lay one of two identical cards", laid, lambda move: view.hand.count(move.card) > 1


def _later(view: FishingView, made: Move) -> Iterator[Tip]:
    """Return the tips on later turns."""
    moves, held, seat = view.legal_moves(), captured_copies(view), view.seat
    unseen = Counter(RANK[card] for card in view.unseen())

    def others(card: int) -> int:
        return max(copies for owner, copies in enumerate(held[card]) if owner != seat)

    yield "capture", moves, lambda move: bool(move.takes)
    yield "take a stamped card", moves, lambda move: any(card in STAMPED for card in move.takes)
    yield "take one's fourth", moves, lambda move: any(held[card][seat] == 3 for card in move.takes)
    yield "take an opponent's fourth", moves, lambda move: any(others(card) == 3 for card in move.takes)
    if made.takes:
        captures = [move for move in moves if move.takes]
        yield "capture what others can, too", captures, lambda move: unseen[RANK[move.card]] > 0
        yield (
            "leave a card whose copy is in the hand",
            captures,
            lambda move: move.takes == (move.card,) or move.takes[0] not in view.hand,
        )
        same = [move for move in captures if move.card == made.card]
        yield "with a card: take the identical one", same, lambda move: move.takes == (move.card,)
        yield "with a card: take a copy of one's own", same, lambda move: held[move.takes[0]][seat] > 0
        yield (
            "with a card: take a copy of the hand",
            same,
            lambda move: move.takes != (move.card,) and move.takes[0] in view.hand,
        )
    else:
        laid = [move for move in moves if not move.takes]
        fewest = min(unseen[RANK[move.card]] for move in laid)
        yield "lay no stamped card", laid, lambda move: move.card not in STAMPED
        yield "lay a copy of an opponent's", laid, lambda move: others(move.card) > 0
        yield "lay no copy of one's own", laid, lambda move: held[move.card][seat] == 0
        yield "lay one of two identical cards", laid, lambda move: view.hand.count(move.card) > 1
        yield "lay a rank mostly seen", laid, lambda move: unseen[RANK[move.card]] == fewest


if __name__ == "__main__":
    register_families()
    main()
