# SPDX-License-Identifier: MIT
"""Count plays of Thunee that annoy a partner: `python -m thothit_desktop.players.research.thunee_habits`.

Each level decides in the same positions, those of hands that the table's player plays. Calls of Thunee and
Royals are left out. The columns count decisions with another choice:

- *trumps*: plays last, cannot follow, and trumps the partner's winning card although it could discard;
- *overtakes*: plays last, follows suit, and beats the partner's winning card although it could stay below;
- *leads trump*: leads a trump although nobody else has any, and it holds other cards.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from thothit_desktop.games import new_game
from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import Game, Move
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players import LEVELS, Limit, UnknownPlayerError, limit_of, new_player
from thothit_desktop.players.one_round import never
from thothit_desktop.players.registration import register_families
from thothit_desktop.players.thunee.bitboard import NO_TRUMP, SUIT
from thothit_desktop.players.thunee.inference import seen_of

HABITS = ("trumps", "overtakes", "leads trump")


class Temptation(NamedTuple):
    """A decision in which some cards show a habit and others do not: the deal, the view, those cards."""

    number: int
    view: ThuneeView
    habit: str
    annoying: frozenset[Move]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.thunee_habits", description=__doc__
    )
    parser.add_argument("levels", nargs="*", default=LEVELS[1:], help="whose habits (default %(default)s)")
    parser.add_argument("--table", default="langganan", help="who plays the hands (default langganan)")
    parser.add_argument("--players", type=int, default=4, choices=(4, 6), help="at the table (default 4)")
    parser.add_argument("--preset", default="cats", choices=("cats", "durban"), help="default cats")
    parser.add_argument("--cases", type=int, default=500, help="how many decisions a habit (default 500)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--playouts", type=int, help="playouts a decision (default each level's own)")
    parser.add_argument("--which", action="store_true", help="print every such play")
    options = parser.parse_args(arguments)
    game = new_game("thunee", options.players, {"preset": options.preset})
    try:
        cases = temptations(game, options.table, options.cases, options.seed)
        for level in options.levels:
            limit = Limit(playouts=options.playouts) if options.playouts else limit_of(level, game.spec)
            _measure(level, cases, limit, options.which)
    except UnknownPlayerError as error:
        raise SystemExit(str(error)) from None


def temptations(game: Game, table: str, cases: int, seed: int) -> list[Temptation]:
    """Return the first decisions of each habit, so many, in the hands that one player plays."""
    found: dict[str, list[Temptation]] = {habit: [] for habit in HABITS}
    number = seed
    while min(map(len, found.values())) < cases:
        for one in _of_hand(game, table, number):
            found[one.habit].append(one)
        number += 1
    return [one for some in found.values() for one in some[:cases]]


def _of_hand(game: Game, table: str, number: int) -> Iterator[Temptation]:
    position, rng = deal_number(game, number), random.Random(number)
    player, limit = new_player(table), limit_of(table, game.spec)
    assert isinstance(position, ThuneePosition)
    while not position.is_over:
        moves = position.legal_moves()
        move = moves[0]
        if len(moves) > 1:
            view = position.view(position.to_move)
            for habit, annoying in _annoying(view, moves).items():
                if annoying and len(annoying) < len(moves):
                    yield Temptation(number, view, habit, annoying)
            move = player.choose(view, limit, rng, never).move
        position.play(move)


def _annoying(view: ThuneeView, moves: Sequence[Move]) -> dict[str, frozenset[Move]]:
    """Return by habit the cards that show it, if this is a decision about cards in an ordinary hand."""
    seen = seen_of(view)
    spot, seats = seen.spot, len(seen.known)
    if view.solo or seen.trump == NO_TRUMP or any(move.kind != "play" for move in moves):
        return {}
    trumps = SUIT[seen.trump]
    cards = {move: seen.pack.bit(move.card) for move in moves}
    if spot.left == seats:
        alone = not spot.live & trumps & ~seen.known[view.seat]
        return {"leads trump": frozenset(move for move in moves if alone and cards[move] & trumps)}
    if spot.left > 1 or spot.winner % 2 != view.seat % 2:
        return {}
    if sum(cards.values()) & spot.led:
        return {"overtakes": frozenset(move for move in moves if cards[move] & spot.best)}
    return {"trumps": frozenset(move for move in moves if cards[move] & trumps)}


def _measure(level: str, cases: Sequence[Temptation], limit: Limit, which: bool) -> None:
    """Let a level decide, and print its share of annoying plays by habit."""
    player, shares = new_player(level), []
    for habit in HABITS:
        tempted = [one for one in cases if one.habit == habit]
        shown = 0
        for number, one in enumerate(tempted):
            move = player.choose(one.view, limit, random.Random(number), never).move
            shown += move in one.annoying
            if which and move in one.annoying:
                print(_line(one, move), flush=True)
        shares.append(f"{habit} {shown} of {len(tempted)} ({100 * shown / max(1, len(tempted)):.1f} %)")
    print(f"{level:12}{'; '.join(shares)}", flush=True)


def _line(one: Temptation, move: Move) -> str:
    """Return the text of an annoying play."""
    view = one.view
    hand, trick = (" ".join(code(card) for card in cards) for cards in (view.hand, view.trick))
    return (
        f"    deal {one.number}, trick {len(view.tricks) + 1}, seat {view.seat} with {hand}, "
        f"trump {view.trump}, after {trick or 'nothing'}: {write_move(move)}"
    )


if __name__ == "__main__":
    register_families()
    main()
