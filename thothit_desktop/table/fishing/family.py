# SPDX-License-Identifier: MIT
"""The fishing games on the table, as a family."""

from typing import TYPE_CHECKING, cast

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
    from thothit_desktop.games.fishing.view import FishingView


class FishingFamily(Family):
    """A pool by ranks round the stock, and a pile for each seat."""

    id = "fishing"

    def read(self, view: "FishingView") -> TableModel:
        """Return the table model of a view."""
        from thothit_desktop.table.fishing.display import read

        return read(view)

    def turns(self, context: TurnContext) -> Turns:
        """Return the animated turns."""
        from thothit_desktop.table.fishing.display import FishingTurns

        return FishingTurns(context)

    def mat(self) -> Mat:
        """Return a mat with a pool in the traditional square."""
        from thothit_desktop.table.geometry.arrangement import square
        from thothit_desktop.table.stage.mat import PoolMat

        return PoolMat(square)

    def overlay(
        self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating
    ) -> OverlayContent:
        """Return the content of plates, captions and frames."""
        from thothit_desktop.table.fishing.display import FishingOverlay

        return FishingOverlay(scene, zones, status, seating)

    def counting(self, counted: CountedRound) -> Counting:
        """Return how a round is counted."""
        from thothit_desktop.table.fishing.counting import CombinationCounting, FishingCounting, LuckCounting

        game = counted.view.game
        if game.spec.by_luck:
            return LuckCounting(counted)
        together = cast("FishingView", counted.view).game.rules.combinations is not None
        return (CombinationCounting if together else FishingCounting)(counted)

    def reactions(self) -> Reactions:
        """Return how players react to what everybody sees."""
        from thothit_desktop.table.stage.reactions import CaptureReactions

        return CaptureReactions()
