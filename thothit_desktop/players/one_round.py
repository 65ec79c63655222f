# SPDX-License-Identifier: MIT
"""One round played to its end by computer players, with the duration of each decision."""

import random
import time
from collections.abc import Callable, Sequence

from thothit_desktop.games.contract import Position
from thothit_desktop.players import Limit, Player
from thothit_desktop.players.random_player import RandomPlayer


def never() -> bool:
    """Return False, to cancel nothing."""
    return False


def play_round(
    position: Position,
    players: Sequence[Player],
    limit: Limit | Sequence[Limit],
    rng: random.Random,
    clock: Callable[[], float] = time.perf_counter,
    cancelled: Callable[[], bool] = never,
) -> list[list[float]]:
    """Play a round to its end; return by seat the duration of each decision, in seconds of `clock`.

    `limit` is for all, or by seat. A single legal move is made without a player's decision. Once `cancelled`
    returns True the round stays unfinished.
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
                # A random player would use a random number; skipping it would change the rest of the round.
                rng.choice(moves)
            position.play(moves[0])
            continue
        view = position.view(seat)
        start = clock()
        decision = players[seat].choose(view, limits[seat], rng, cancelled)
        seconds[seat].append(clock() - start)
        position.play(decision.move)
    return seconds
