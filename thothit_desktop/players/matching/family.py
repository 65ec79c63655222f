# SPDX-License-Identifier: MIT
"""Sampèn and Thothit Banyuwangi for computer players."""

from thothit_desktop.players.family import Family


class MatchingFamily(Family):
    """Players of the games of matching."""

    id = "matching"
