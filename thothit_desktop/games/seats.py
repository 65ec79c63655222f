# SPDX-License-Identifier: MIT
"""Who acts after whom, and the seat that nobody sits at."""

from thothit_desktop.games.contract import Game

NOBODY = -1
"""Stands for a seat that is not there yet, such as a leader's before anybody leads."""


def in_turn(game: Game, dealer: int) -> list[int]:
    """The seats that play the round, in turn from the one after the dealer, who need not play."""
    return sorted(game.playing, key=lambda seat: (seat - dealer - 1) % game.players)
