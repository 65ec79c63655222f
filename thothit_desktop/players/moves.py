# SPDX-License-Identifier: MIT
"""The moves from which a computer player chooses."""

from thothit_desktop.games.contract import Move, View


def legal_moves(view: View) -> list[Move]:
    """Return the legal moves; raises ValueError if the view's seat has none."""
    moves = view.legal_moves()
    if not moves:
        raise ValueError(f"seat {view.seat} has no move to choose")
    return moves
