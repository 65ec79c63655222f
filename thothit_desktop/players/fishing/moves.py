# SPDX-License-Identifier: MIT
"""The view of a fishing game, and the moves in it that make sense."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.moves import legal_moves


def fishing_view(view: View) -> FishingView:
    """The view, if it is of a fishing game; raises TypeError if not."""
    if not isinstance(view, FishingView):
        raise TypeError("not a view of a fishing game")
    return view


def sensible_moves(view: View) -> list[Move]:
    """The legal moves without those that bar from winning (`penalty`), as long as there are others.

    docs/rules/fishing.md 3. Raises ValueError where the view's seat has none to make.
    """
    seen, moves = fishing_view(view), legal_moves(view)
    if seen.game.rules.pairs != "penalty":
        return moves
    return [move for move in moves if not seen.barring(move)] or moves
