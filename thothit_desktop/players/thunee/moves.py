# SPDX-License-Identifier: MIT
"""The moves of Thunee that make sense."""

from thothit_desktop.games.contract import Move, View
from thothit_desktop.players.moves import legal_moves

_ALONE = ("thunee", "royals", "blind thunee", "blind royals")


def sensible_moves(view: View) -> list[Move]:
    """The legal moves without promises to win every trick alone; ValueError where there are no moves."""
    return [move for move in legal_moves(view) if move.kind not in _ALONE]
