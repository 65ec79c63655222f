# SPDX-License-Identifier: MIT
"""Thunee on the table."""

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
    from thothit_desktop.table.thunee.model import read

    return read(view)


def _turns(context: TurnContext) -> Turns:
    from thothit_desktop.table.thunee.turns import ThuneeTurns

    return ThuneeTurns(context)


def _mat() -> Mat:
    from thothit_desktop.table.thunee.mat import ThuneeMat

    return ThuneeMat()


def _overlay(scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating) -> OverlayContent:
    from thothit_desktop.table.thunee.overlay import ThuneeOverlay

    return ThuneeOverlay(scene, zones, status, seating)


FAMILY = Family(id="thunee", read=_read, turns=_turns, mat=_mat, overlay=_overlay)
"""A trick on the mat, boards of the two sides beside the far seat."""
