# SPDX-License-Identifier: MIT
"""Kings on the table."""

from thothit_desktop.table.family import Family
from thothit_desktop.table.geometry.arrangement import in_order
from thothit_desktop.table.kings.model import read
from thothit_desktop.table.kings.overlay import KingsOverlay
from thothit_desktop.table.kings.turns import KingsTurns
from thothit_desktop.table.stage.mat import PoolMat

_RANKS = range(1, 13)
"""Aces to queens: the kings are not in the deck."""
_ROW = 9.2  # card widths

FAMILY = Family(
    id="kings", read=read, turns=KingsTurns, mat=PoolMat(in_order(_RANKS, _ROW)), overlay=KingsOverlay
)
"""A pool in the order of ranks, from which two stock cards take what they can."""
