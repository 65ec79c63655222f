# SPDX-License-Identifier: MIT
"""The fishing games on the table."""

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


def _read(view: Any) -> TableModel:  # noqa: ANN401
    from thothit_desktop.table.fishing.model import read

    return read(view)


def _turns(context: TurnContext) -> Turns:
    from thothit_desktop.table.fishing.turns import FishingTurns

    return FishingTurns(context)


def _mat() -> Mat:
    from thothit_desktop.table.geometry.arrangement import square

    return PoolMat(square)


def _overlay(scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating) -> OverlayContent:
    from thothit_desktop.table.fishing.overlay import FishingOverlay

    return FishingOverlay(scene, zones, status, seating)


FAMILY = Family(id="fishing", read=_read, turns=_turns, mat=_mat, overlay=_overlay)
"""A pool by ranks round the stock, and a pile a seat."""
