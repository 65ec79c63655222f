# SPDX-License-Identifier: MIT
"""The order of play, and the value for no seat."""

from thothit_desktop.games.contract import Game

NOBODY = -1
"""The value for a seat not determined yet, such as the leader before anybody leads."""


def in_turn(game: Game, dealer: int) -> list[int]:
    """Return the seats that play the round, in turn from the one after the dealer, which need not play."""
    return sorted(game.playing, key=lambda seat: (seat - dealer - 1) % game.players)
