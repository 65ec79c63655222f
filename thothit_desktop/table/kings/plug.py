# SPDX-License-Identifier: MIT
"""Kings on the table."""

from typing import Any

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.family import Family
from thothit_desktop.table.stage.mat import Mat, PoolMat
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import TurnContext, Turns
from thothit_desktop.table.stage.zones import Zones

_RANKS = range(1, 13)
"""Aces to queens: the kings are not in the deck."""
_ROW = 9.2  # card widths


def _read(view: Any) -> TableModel:  # noqa: ANN401
    from thothit_desktop.table.kings.model import read

    return read(view)


def _turns(context: TurnContext) -> Turns:
    from thothit_desktop.table.kings.turns import KingsTurns

    return KingsTurns(context)


def _mat() -> Mat:
    from thothit_desktop.table.geometry.arrangement import in_order

    return PoolMat(in_order(_RANKS, _ROW))


def _overlay(scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating) -> OverlayContent:
    from thothit_desktop.table.kings.overlay import KingsOverlay

    return KingsOverlay(scene, zones, status, seating)


FAMILY = Family(id="kings", read=_read, turns=_turns, mat=_mat, overlay=_overlay)
"""A pool in the order of ranks, from which two stock cards take what they can."""
