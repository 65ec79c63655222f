# SPDX-License-Identifier: MIT
"""What a computer player starts from: the view of a game it knows, and the moves worth a thought."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing_view import FishingView


def fishing_view(view: View) -> FishingView:
    """The view, if it is of a fishing game; raises TypeError if not."""
    if not isinstance(view, FishingView):
        raise TypeError("not a view of a fishing game")
    return view


def sensible_moves(view: View) -> list[Move]:
    """The legal moves; in a fishing game without those that bar from winning while there are others.

    (docs/rules/fishing.md 3, `penalty`.) Raises ValueError where the view's seat has none to make.
    """
    moves = view.legal_moves()
    if not moves:
        raise ValueError(f"seat {view.seat} has no move to choose")
    if isinstance(view, FishingView):
        return [move for move in moves if not view.barring(move)] or moves
    return moves
