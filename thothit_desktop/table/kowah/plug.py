# SPDX-License-Identifier: MIT
"""Kowah on the table."""

from typing import Any

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.family import Family
from thothit_desktop.table.stage.mat import Mat
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import TurnContext, Turns
from thothit_desktop.table.stage.zones import Zones


def _read(view: Any) -> TableModel:  # noqa: ANN401
    from thothit_desktop.table.kowah.model import read

    return read(view)


def _turns(context: TurnContext) -> Turns:
    from thothit_desktop.table.kowah.turns import KowahTurns

    return KowahTurns(context)


def _mat() -> Mat:
    from thothit_desktop.table.kowah.mat import KowahMat

    return KowahMat()


def _overlay(scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating) -> OverlayContent:
    from thothit_desktop.table.kowah.overlay import KowahOverlay

    return KowahOverlay(scene, zones, status, seating)


FAMILY = Family(id="kowah", read=_read, turns=_turns, mat=_mat, overlay=_overlay)
"""Discards in their order beside the stock, and room for a declared pair beside each hand."""
