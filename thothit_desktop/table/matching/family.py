# SPDX-License-Identifier: MIT
"""Sampèn and Thothit Banyuwangi on the table, as a family."""

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
    from thothit_desktop.games.matching.view import MatchingView


class MatchingFamily(Family):
    """A chain of matched cards beside the stock, and a place for each design that is gone."""

    id = "matching"

    def read(self, view: "MatchingView") -> TableModel:
        """Return the table model of a view."""
        from thothit_desktop.table.matching.display import read

        return read(view)

    def turns(self, context: TurnContext) -> Turns:
        """Return the animated turns."""
        from thothit_desktop.table.matching.display import MatchingTurns

        return MatchingTurns(context)

    def mat(self) -> Mat:
        """Return a mat with the present chain apart from the cards before it."""
        from thothit_desktop.table.matching.mat import MatchingMat

        return MatchingMat()

    def overlay(
        self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating
    ) -> OverlayContent:
        """Return the content of plates, captions and frames."""
        from thothit_desktop.table.matching.display import MatchingOverlay

        return MatchingOverlay(scene, zones, status, seating)

    def counting(self, counted: CountedRound) -> Counting:
        """Return how a round is counted."""
        from thothit_desktop.table.matching.counting import MatchingCounting

        return MatchingCounting(counted)

    def reactions(self) -> Reactions:
        """Return how players react to what everybody sees."""
        from thothit_desktop.table.matching.display import MatchingReactions

        return MatchingReactions()
