# SPDX-License-Identifier: MIT
"""One round played to its end by computer players, and how long each decision took."""

import random
import time
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Position
from thothit_desktop.players import Limit, Player
from thothit_desktop.players.random_player import RandomPlayer


def never() -> bool:
    """Nobody cancels anything."""
    return False


def play_round(
    position: Position,
    players: Sequence[Player],
    limit: Limit | Sequence[Limit],
    rng: random.Random,
    clock: Callable[[], float] = time.perf_counter,
    cancelled: Callable[[], bool] = never,
) -> list[list[float]]:
    """Play a round to its end; by seat, the seconds by `clock` that each decision took.

    `limit` is for all, or by seat. Nobody is asked where there is one legal move only. Once it is `cancelled`
    the round stays unfinished.
    """
    limits = [limit] * len(players) if isinstance(limit, Limit) else limit
    seconds: list[list[float]] = [[] for _ in players]
    while not position.is_over and not cancelled():
        luck = position.chance(rng)
        if luck:
            position.play(luck)
            continue
        seat, moves = position.to_move, position.legal_moves()
        if len(moves) == 1:
            if isinstance(players[seat], RandomPlayer):
                # It would draw a lot; without it, all that follows in the round would go otherwise.
                rng.choice(moves)
            position.play(moves[0])
            continue
        view = position.view(seat)
        start = clock()
        decision = players[seat].choose(view, limits[seat], rng, cancelled)
        seconds[seat].append(clock() - start)
        position.play(decision.move)
    return seconds
