# SPDX-License-Identifier: MIT
"""The last trick of Thunee: Double, Khanaak, or just the last card (docs/rules/thunee.md 3)."""

from collections.abc import Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.players.thunee.bitboard import bits
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.inference import Seen
from thothit_desktop.players.thunee.tricks import ThuneeQuestion


def last_trick(seen: Seen, moves: Sequence[Move]) -> ThuneeQuestion:
    """Return the question of the last trick: the balls of the card and of each call for this seat's side.

    Each seat has one card at most, so the engine plays every deal to its end.
    """
    view = seen.view
    side = view.seat % 2

    def judge(world: World) -> list[float]:
        hands = [[seen.pack.card(bit) for bit in bits(hand)] for hand in world.hands]
        worths = []
        for move in moves:
            position = view.game.restore(view, hands, ())
            position.play(move)
            while not position.is_over:
                position.play(position.legal_moves()[0])
            points = position.score().points
            worths.append(float(points[side] - points[1 - side]))
        return worths

    return ThuneeQuestion(tuple(moves), judge, len(moves))
