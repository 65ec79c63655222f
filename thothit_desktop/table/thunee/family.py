# SPDX-License-Identifier: MIT
"""Thunee on the table, as a family."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.table.counting.counting import CountedRound, Counting
from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.family import Family
from thothit_desktop.table.stage.mat import Mat
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.reactions import Reactions
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import TurnContext, Turns
from thothit_desktop.table.stage.zones import Zones

if TYPE_CHECKING:
    from thothit_desktop.games.thunee.view import ThuneeView


class ThuneeFamily(Family):
    """A trick on the mat, boards of the two sides beside the far seat."""

    id = "thunee"

    def read(self, view: "ThuneeView") -> TableModel:
        """Return the table model of a view."""
        from thothit_desktop.table.thunee.model import read

        return read(view)

    def turns(self, context: TurnContext) -> Turns:
        """Return the animated turns."""
        from thothit_desktop.table.thunee.turns import ThuneeTurns

        return ThuneeTurns(context)

    def mat(self) -> Mat:
        """Return a mat with a trick, and hands by suit."""
        from thothit_desktop.table.thunee.mat import ThuneeMat

        return ThuneeMat()

    def overlay(
        self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating
    ) -> OverlayContent:
        """Return the content of plates, captions and frames."""
        from thothit_desktop.table.thunee.overlay import ThuneeOverlay

        return ThuneeOverlay(scene, zones, status, seating)

    def counting(self, counted: CountedRound) -> Counting:
        """Return how a round is counted."""
        from thothit_desktop.table.thunee.counting import ThuneeCounting

        return ThuneeCounting(counted)

    def reactions(self) -> Reactions:
        """Return how players react to what everybody sees."""
        from thothit_desktop.table.thunee.reactions import ThuneeReactions

        return ThuneeReactions()
