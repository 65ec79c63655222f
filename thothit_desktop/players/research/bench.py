# SPDX-License-Identifier: MIT
"""Measure the speed of engines and expert: `python -m thothit_desktop.players.research.bench`."""

import argparse
import random
import time
from collections.abc import Callable, Sequence

from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.record import Record, Round, deal_number
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.players import PLAYOUTS, Limit, new_player
from thothit_desktop.players.arena import simulate, times_of
from thothit_desktop.players.families import family_of
from thothit_desktop.players.one_round import play_round
from thothit_desktop.players.registration import register_families

_TURN = 10
"""The number of deals measured one way before it is the other's turn."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print the speeds."""
    parser = argparse.ArgumentParser(
        prog="python -m thothit_desktop.players.research.bench", description=__doc__
    )
    parser.add_argument("--game", default="thothit", help="a game's id (default thothit)")
    parser.add_argument("--players", type=int, help="number of players (default the game's own)")
    parser.add_argument("--deals", type=int, default=20000, help="random deals (default 20000)")
    parser.add_argument("--rounds", type=int, default=30, help="rounds of experts (default 30)")
    help_ = f"playouts a decision (default {PLAYOUTS})"
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=help_)
    options = parser.parse_args(arguments)
    try:
        game = new_game(options.game, options.players)
    except BadOptionError as error:
        raise SystemExit(str(error)) from None
    if game.spec.by_luck:
        raise SystemExit(f"{game.spec.id} is all luck: nobody decides anything that could be measured")
    print(f"{game.spec.id}, {game.players} players: random deals played by the rules and scored, on one core")
    fast_round = family_of(game.spec).fast_rounds(game)
    if fast_round:
        _rate("the fast twin", options.deals, fast_round)
    _rate("the full contract", max(1, options.deals // 5), _through_contract(game))
    _rate("shuffling the deck alone", options.deals, _shuffling(game))
    _arena_to_contract(game, max(1, options.deals // 100))
    print(f"expert, {options.playouts} playouts, decisions with a choice in {options.rounds} rounds, ms")
    for name, clock in (("processor time", time.process_time), ("wall time", time.perf_counter)):
        _decisions(name, clock, game, options.rounds, Limit(playouts=options.playouts))


def _rate(name: str, times: int, task: Callable[[], object]) -> None:
    wall, processor = time.perf_counter(), time.process_time()
    for _ in range(times):
        task()
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(f"  {name:26}{times / processor:8.0f} a second of processor time{times / wall:8.0f} of wall time")


def _through_contract(game: Game) -> Callable[[], object]:
    rng = random.Random(1)

    def play() -> object:
        position = game.deal(rng)
        while not position.is_over:
            moves = position.legal_moves()
            position.play(moves[int(rng.random() * len(moves))])
        return position

    return play


def _arena_to_contract(game: Game, deals: int) -> None:
    """Compare the processor time of `simulate` with random seats and of the contract for the same rounds.

    Random players leave out moves that make no sense; with any legal moves nearly every hand of Thunee would
    end after a few. Both are measured alternately, some deals at a time, so that other load slows them alike.
    """
    seats, limit = ("random",) * game.players, Limit(playouts=1)
    arena = contract = 0.0
    rounds = 0
    for first in range(0, deals, _TURN):
        number = min(_TURN, deals - first)
        records: list[Record] = []
        simulate(game, seats, number, limit, first, on_record=records.append)
        start = time.process_time()
        simulate(game, seats, number, limit, first)
        middle = time.process_time()
        for record in records:
            _play_again(game, record.rounds[0])
        arena += middle - start
        contract += time.process_time() - middle
        rounds += len(records)
    print(f"  {'simulate, random seats':26}{rounds / arena:8.0f} a second of processor time")
    print(f"  {'its rounds, contract alone':26}{rounds / contract:8.0f}, the same moves listed and made")
    print(
        f"  simulate with random seats / the contract alone: {arena / contract:.1f} times the processor time"
    )


def _play_again(game: Game, played: Round) -> None:
    """Deal a round of known number, and make its moves, each chosen from the legal ones."""
    assert played.seed is not None
    position = deal_number(game, played.seed)
    for move in played.moves:
        position.legal_moves()
        position.play(move)


def _shuffling(game: Game) -> Callable[[], object]:
    deck, rng = list(game.deck), random.Random(1)
    return lambda: rng.shuffle(deck)


def _decisions(name: str, clock: Callable[[], float], game: Game, rounds: int, limit: Limit) -> None:
    experts = [new_player("expert") for _ in range(game.players)]
    seconds: list[float] = []
    for number in range(rounds):
        for spent in play_round(deal_number(game, number), experts, limit, random.Random(number), clock):
            seconds += spent
    times = times_of(seconds)
    if times:
        print(
            f"  {name:26}p50 {times.p50:.1f}, p95 {times.p95:.1f}, "
            f"max {times.longest:.1f} of {times.decisions} decisions"
        )


if __name__ == "__main__":
    register_families()
    main()
