# SPDX-License-Identifier: MIT
"""The fishing games on the table."""

from thothit_desktop.table.family import Family
from thothit_desktop.table.fishing.model import read
from thothit_desktop.table.fishing.overlay import FishingOverlay
from thothit_desktop.table.fishing.turns import FishingTurns
from thothit_desktop.table.geometry.arrangement import square
from thothit_desktop.table.stage.mat import PoolMat

FAMILY = Family(id="fishing", read=read, turns=FishingTurns, mat=PoolMat(square), overlay=FishingOverlay)
"""A pool by ranks round the stock, and a pile a seat."""
