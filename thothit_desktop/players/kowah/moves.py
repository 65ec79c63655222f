# SPDX-License-Identifier: MIT
"""What the players of Kowah start from: a view that they know, and the moves worth a thought."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.games.kowah.view import KowahView
from thothit_desktop.players.moves import legal_moves


def kowah_view(view: View) -> KowahView:
    """The view, if it is of Kowah; raises TypeError if not."""
    if not isinstance(view, KowahView):
        raise TypeError("not a view of Kowah")
    return view


def straight_moves(view: KowahView) -> list[Move]:
    """The legal moves, without claims that do not win, and without takes that could go on for ever.

    Of the cards taken since the stock was last drawn from, there are at most as many as players; so a hand
    ends. Taking the card that wins is always left.
    """
    moves = legal_moves(view)
    if view.phase == "claim" and view.claimable not in view.waits:
        return [move for move in moves if move.kind != "claim"]
    if view.phase == "pick" and _takes(view) >= view.game.players and view.discards[-1] not in view.waits:
        return [move for move in moves if move.kind != "take"]
    return moves


def _takes(view: KowahView) -> int:
    """How many cards were taken from the pile since the last came from the stock."""
    taken = 0
    for event in reversed(view.history):
        if event.kind in ("drew", "showed"):
            break
        taken += event.kind == "took"
    return taken
