# SPDX-License-Identifier: MIT
"""Thunee on the table."""

from thothit_desktop.table.family import Family
from thothit_desktop.table.thunee.mat import ThuneeMat
from thothit_desktop.table.thunee.model import read
from thothit_desktop.table.thunee.overlay import ThuneeOverlay
from thothit_desktop.table.thunee.turns import ThuneeTurns

FAMILY = Family(id="thunee", read=read, turns=ThuneeTurns, mat=ThuneeMat(), overlay=ThuneeOverlay)
"""A trick on the mat, boards of the two sides beside the far seat."""
