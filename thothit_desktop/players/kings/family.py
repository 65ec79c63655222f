# SPDX-License-Identifier: MIT
"""The players of Kings: the base class, because the game has no decisions."""

from thothit_desktop.players.family import Family


class KingsFamily(Family):
    """A game of luck."""

    id = "kings"
