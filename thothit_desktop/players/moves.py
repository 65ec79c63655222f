# SPDX-License-Identifier: MIT
"""What a computer player starts from: the view of a game it knows, and the moves worth a thought."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.thunee.view import ThuneeView

_ALONE = ("thunee", "royals", "blind thunee", "blind royals")


def fishing_view(view: View) -> FishingView:
    """The view, if it is of a fishing game; raises TypeError if not."""
    if not isinstance(view, FishingView):
        raise TypeError("not a view of a fishing game")
    return view


def sensible_moves(view: View) -> list[Move]:
    """The legal moves without those that give the round away, as long as there are others.

    In a fishing game they bar from winning (docs/rules/fishing.md 3, `penalty`), in Thunee they promise to
    win every trick alone. Raises ValueError where the view's seat has none to make.
    """
    moves = legal_moves(view)
    if isinstance(view, FishingView):
        return [move for move in moves if not view.barring(move)] or moves
    if isinstance(view, ThuneeView):
        return [move for move in moves if move.kind not in _ALONE]
    return moves


def legal_moves(view: View) -> list[Move]:
    """The legal moves; raises ValueError where the view's seat has none to make."""
    moves = view.legal_moves()
    if not moves:
        raise ValueError(f"seat {view.seat} has no move to choose")
    return moves
