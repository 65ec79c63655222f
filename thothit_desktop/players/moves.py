# SPDX-License-Identifier: MIT
"""The moves that a computer player thinks about."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing import FishingView


def sensible_moves(view: View) -> list[Move]:
    """The legal moves, without those that bar from winning while there are others.

    (docs/rules/fishing.md 3, `penalty`.) Raises ValueError where the view's seat has none to make.
    """
    moves = view.legal_moves()
    if not moves:
        raise ValueError(f"seat {view.seat} has no move to choose")
    if isinstance(view, FishingView):
        return [move for move in moves if not view.barring(move)] or moves
    return moves
