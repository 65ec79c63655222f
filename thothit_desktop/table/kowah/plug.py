# SPDX-License-Identifier: MIT
"""Kowah on the table."""

from thothit_desktop.table.family import Family
from thothit_desktop.table.kowah.mat import KowahMat
from thothit_desktop.table.kowah.model import read
from thothit_desktop.table.kowah.overlay import KowahOverlay
from thothit_desktop.table.kowah.turns import KowahTurns

FAMILY = Family(id="kowah", read=read, turns=KowahTurns, mat=KowahMat(), overlay=KowahOverlay)
"""Discards in their order beside the stock, and room for a declared pair beside each hand."""
