# SPDX-License-Identifier: MIT
"""Who acts after whom."""

from thothit_desktop.games.contract import Game


def in_turn(game: Game, dealer: int) -> list[int]:
    """The seats that play the round, in turn from the one after the dealer, who need not play."""
    return sorted(game.playing, key=lambda seat: (seat - dealer - 1) % game.players)
