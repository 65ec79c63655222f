# SPDX-License-Identifier: MIT
"""The rummy games on the table, as a family."""

from typing import Any

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


class RummyFamily(Family):
    """Discards in their order beside the stock, and space for what is called beside each hand."""

    id = "rummy"

    def read(self, view: Any) -> TableModel:  # noqa: ANN401  (a view of one of its games)
        """Return the table model of a view."""
        from thothit_desktop.table.rummy.model import read

        return read(view)

    def turns(self, context: TurnContext) -> Turns:
        """Return the animated turns."""
        from thothit_desktop.table.rummy.turns import RummyTurns

        return RummyTurns(context)

    def mat(self) -> Mat:
        """Return a mat with discards, and hands by sets."""
        from thothit_desktop.table.rummy.mat import RummyMat

        return RummyMat()

    def overlay(
        self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating
    ) -> OverlayContent:
        """Return the content of plates, captions and frames."""
        from thothit_desktop.table.rummy.overlay import RummyOverlay

        return RummyOverlay(scene, zones, status, seating)

    def counting(self, counted: CountedRound) -> Counting:
        """Return how a round is counted: Kowah's winning hand closes up, others also score."""
        from thothit_desktop.table.rummy.counting import KowahCounting
        from thothit_desktop.table.rummy.mata_counting import MataCounting
        from thothit_desktop.table.rummy.model import waiting_of

        counts = KowahCounting if waiting_of(counted.zones.model) is None else MataCounting
        return counts(counted)

    def reactions(self) -> Reactions:
        """Return how players react to what everybody sees."""
        from thothit_desktop.table.rummy.reactions import RummyReactions

        return RummyReactions()
