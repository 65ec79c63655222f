# SPDX-License-Identifier: MIT
"""Count errors in Thunee where one card decides: `python -m thothit_desktop.players.research.thunee_errors`.

A decision counts if some of the legal cards win the hand and others lose it, all cards open. Nobody at the
table can always know which: these are errors in hindsight. All players decide in the same positions, those of
the hands that a table of one player plays, or of a record.

With `--ceiling N` another player decides, too: it plays the card that wins most of the deals that N playouts
can solve, weighed as the master weighs them. These deals also give the share of errors that its best card
must make: `expected` is that share, over the deals in which one card decides.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from thothit_desktop.games import new_game
from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Game, Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import RecordError, Round, deal_number, load, round_of
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players import Limit, UnknownPlayerError, limit_of, new_player
from thothit_desktop.players.budget import Budget
from thothit_desktop.players.one_round import never, play_round
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.inference import seen_of
from thothit_desktop.players.thunee.likely_worlds import likely_worlds
from thothit_desktop.players.thunee.master import judged, ranked
from thothit_desktop.players.thunee.tricks import card_question, needed, solver_of

_USUAL = ("greedy", "expert", "empu")
_TWO_SIDED_95 = 1.96


class CriticalDecision(NamedTuple):
    """A decision where one card wins the hand and another loses it: its hand, view, and winning cards."""

    hand: str
    view: ThuneeView
    winning: frozenset[Move]

    @property
    def trick(self) -> int:
        """The number of the running trick, from 1."""
        return len(self.view.tricks) + 1


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.thunee_errors", description=__doc__
    )
    parser.add_argument("levels", nargs="*", default=[*_USUAL], help="whose errors (default %(default)s)")
    parser.add_argument("--table", default="langganan", help="who plays the hands (default langganan)")
    parser.add_argument("--players", type=int, default=4, choices=(4, 6), help="how many at the table")
    parser.add_argument("--deals", type=int, default=100, help="how many hands (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--record", type=Path, help="a record whose hands are taken instead")
    parser.add_argument("--playouts", type=int, help="playouts a decision (default each level's own)")
    parser.add_argument("--ceiling", type=int, metavar="N", help="add what N playouts a decision can know")
    parser.add_argument("--which", action="store_true", help="print every error")
    options = parser.parse_args(arguments)
    try:
        game, rounds = _recorded(options.record) if options.record else _played(options)
        found = [one for number, dealt in enumerate(rounds, 1) for one in _critical(number, game, dealt)]
        print(f"hands: {len(rounds)}; decisions in which one card wins and another loses: {len(found)}")
        for level in options.levels:
            limit = Limit(playouts=options.playouts) if options.playouts else limit_of(level, game.spec)
            _measure(level, found, limit, options.which)
        if options.ceiling:
            _measure_ceiling(found, Limit(playouts=options.ceiling))
    except (OSError, UnicodeDecodeError, RecordError, UnknownPlayerError) as error:
        raise SystemExit(str(error)) from None
    print("± is half of a 95 % interval; by trick: the errors of the decisions.")


def winning_moves(position: ThuneePosition) -> frozenset[Move]:
    """Return the cards that win the hand with all cards open; empty if all or none do, or no card is due."""
    moves = [move for move in position.legal_moves() if move.kind == "play"]
    if position.phase != "play" or position.solo or len(moves) < 2:
        return frozenset()
    view = position.view(position.to_move)
    seen = seen_of(view)
    hands = [seen.pack.mask(hand) for hand in position.hands]
    if position.trump_card is not None:
        hands[position.setter] |= seen.pack.bit(position.trump_card)
    solver = solver_of(seen, World(tuple(hands), (), position.trump), Budget(Limit(playouts=1), never))
    need, counting = needed(seen), view.seat % 2 != view.setter % 2
    winning = [
        move for move in moves if solver.reaches(seen.spot, seen.pack.bit(move.card), need) == counting
    ]
    return frozenset(winning if len(winning) < len(moves) else ())


def _recorded(path: Path) -> tuple[Game, Sequence[Round]]:
    """Return the game and the rounds of a record."""
    record = load(path.read_text(encoding="utf-8"))
    return new_game(record.game, len(record.players), record.options), record.rounds


def _played(options: argparse.Namespace) -> tuple[Game, Sequence[Round]]:
    """Return deals played by one player in every seat."""
    game = new_game("thunee", options.players)
    player, limit = new_player(options.table), limit_of(options.table, game.spec)
    rounds = []
    for number in range(options.seed, options.seed + options.deals):
        position = deal_number(game, number)
        play_round(position, [player] * game.players, limit, random.Random(number))
        rounds.append(round_of(position, number))
    return game, rounds


def _critical(number: int, game: Game, dealt: Round) -> Iterator[CriticalDecision]:
    """Yield the decisions of a hand that count."""
    hand = f"hand {number}" if dealt.seed is None else f"deal {dealt.seed}"
    position = game.from_layout(dealt.layout, dealt.dealer)
    if not isinstance(position, ThuneePosition):
        raise RecordError("not a record of Thunee")
    for move in dealt.moves:
        winning = winning_moves(position)
        if winning:
            yield CriticalDecision(hand, position.view(position.to_move), winning)
        position.play(move)


def _measure(level: str, found: Sequence[CriticalDecision], limit: Limit, which: bool) -> None:
    """Let a level decide, and print its rate of errors."""
    player = new_player(level)
    made = [
        player.choose(one.view, limit, random.Random(number), never).move for number, one in enumerate(found)
    ]
    _print_row(level, found, made)
    if which:
        for one, move in zip(found, made, strict=True):
            if move not in one.winning:
                print(_line(one, move))


def _measure_ceiling(found: Sequence[CriticalDecision], limit: Limit) -> None:
    """Decide by many sampled deals, and print the rate of errors and the rate that cannot be avoided."""
    likeliest = [_likeliest(one.view, limit, random.Random(number)) for number, one in enumerate(found)]
    _print_row("ceiling", found, [move for move, _ in likeliest])
    expected = [wrong for _, wrong in likeliest if wrong is not None]
    print(f"  {'expected':17}{100 * sum(expected) / max(1, len(expected)):>7.1f} %", flush=True)


def _likeliest(view: ThuneeView, limit: Limit, rng: random.Random) -> tuple[Move, float | None]:
    """Return the card that wins most deals, and its chance to lose if one card decides, else None."""
    seen, budget = seen_of(view), Budget(limit, never)
    question = card_question(seen, [move for move in view.legal_moves() if move.kind == "play"], budget)
    worlds = list(judged(question, likely_worlds(seen, question.cost, budget, rng)))
    best = ranked(question.moves, worlds, [0.0] * len(question.moves))[0].move
    place = question.moves.index(best)
    decided = [world for world in worlds if len(set(world.worths)) > 1]
    lost = sum(world.weight for world in decided if world.worths[place] < 0)
    return best, lost / sum(world.weight for world in decided) if decided else None


def _print_row(name: str, found: Sequence[CriticalDecision], made: Sequence[Move]) -> None:
    """Print the number of errors among the moves made, also by trick."""
    asked = Counter(one.trick for one in found)
    wrong = Counter(one.trick for one, move in zip(found, made, strict=True) if move not in one.winning)
    share = wrong.total() / max(1, len(found))
    within = _TWO_SIDED_95 * sqrt(share * (1 - share) / max(1, len(found)))
    tricks = ", ".join(f"{wrong[trick]} of {asked[trick]}" for trick in sorted(asked))
    print(
        f"  {name:12}{wrong.total():>5}{100 * share:>7.1f} % ± {100 * within:.1f}   by trick: {tricks}",
        flush=True,
    )


def _line(one: CriticalDecision, move: Move) -> str:
    """Return the text of an error: hand, trick so far, the card played, and the winning cards."""
    view = one.view
    hand, trick = (" ".join(code(card) for card in cards) for cards in (view.hand, view.trick))
    right = " or ".join(sorted(write_move(win) for win in one.winning))
    return (
        f"    {one.hand}, trick {one.trick}, seat {view.seat} with {hand}, trump {view.trump or '?'}, "
        f"after {trick or 'nothing'}: {write_move(move)}, not {right}"
    )


if __name__ == "__main__":
    register_families()
    main()
