# SPDX-License-Identifier: MIT
"""The last trick of Thunee: Double, Khanaak, or just the last card (docs/rules/thunee.md 3)."""

import random
from collections.abc import Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.players.contract import Considered
from thothit_desktop.players.thunee_bits import bits
from thothit_desktop.players.thunee_budget import Budget
from thothit_desktop.players.thunee_seen import Seen
from thothit_desktop.players.thunee_tricks import worlds_of


def last_trick(seen: Seen, moves: Sequence[Move], budget: Budget, rng: random.Random) -> list[Considered]:
    """The balls that the card and the calls promise, best first; none where the budget allows no deal.

    Everybody has one card at most, so that the engine itself says how each deal ends.
    """
    view = seen.view
    side = view.seat % 2
    totals, tried = [0] * len(moves), 0
    for world in worlds_of(seen, len(moves), budget, rng):
        hands = [[seen.pack.card(bit) for bit in bits(hand)] for hand in world.hands]
        for index, move in enumerate(moves):
            position = view.game.restore(view, hands, ())
            position.play(move)
            while not position.is_over:
                position.play(position.legal_moves()[0])
            points = position.score().points
            totals[index] += points[side] - points[1 - side]
        tried += 1
    weighed = [Considered(move, total / tried) for move, total in zip(moves, totals, strict=True) if tried]
    return sorted(weighed, key=lambda one: -round(one.margin, 6))
