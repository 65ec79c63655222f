# SPDX-License-Identifier: MIT
"""The players of Kings: nobody decides anything, so the base class will do."""

from thothit_desktop.players.family import Family


class KingsFamily(Family):
    """A game of luck."""

    id = "kings"
