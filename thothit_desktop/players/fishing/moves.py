# SPDX-License-Identifier: MIT
"""The view of a fishing game, and the moves in it that make sense."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.moves import legal_moves


def fishing_view(view: View) -> FishingView:
    """Return the view, if it is of a fishing game; raises TypeError if not."""
    if not isinstance(view, FishingView):
        raise TypeError("not a view of a fishing game")
    return view


def sensible_moves(view: View) -> list[Move]:
    """Return the legal moves without those that rule out winning (`penalty`), as long as there are others.

    See docs/rules/fishing.md 3. Raises ValueError if the view's seat has no move.
    """
    seen, moves = fishing_view(view), legal_moves(view)
    if seen.game.rules.pairs != "penalty":
        return moves
    return [move for move in moves if not seen.barring(move)] or moves
