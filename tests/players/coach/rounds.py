# SPDX-License-Identifier: MIT
"""Decisions of random rounds, for tests of the coach."""

import random
from collections.abc import Iterator

from thothit_desktop.games.contract import Game, Position
from thothit_desktop.players.families import sensible_moves


def decisions(game: Game, rounds: int, sense: float = 0.0, number: int = 0) -> Iterator[Position]:
    """The positions in which the seat to act has a choice; some moves are the first that makes sense.

    Another `number` gives other rounds.
    """
    rng = random.Random(game.players + 100 * number)
    for _ in range(rounds):
        position = game.deal(rng)
        while not position.is_over:
            if len(position.legal_moves()) > 1:
                yield position.copy()
            view = position.view(position.to_move)
            moves = sensible_moves(view) if view.legal_moves() else position.legal_moves()  # else by luck
            position.play(moves[0] if rng.random() < sense else rng.choice(moves))
