# SPDX-License-Identifier: MIT
"""Kings on the table, as a family."""

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
    from thothit_desktop.games.kings.view import KingsView

_RANKS = range(1, 13)
"""The ranks from ace to queen: the kings are not in the deck."""
_ROW = 9.2  # card widths


class KingsFamily(Family):
    """A pool in the order of ranks, from which two stock cards capture."""

    id = "kings"

    def read(self, view: "KingsView") -> TableModel:
        """Return the table model of a view."""
        from thothit_desktop.table.kings.display import read

        return read(view)

    def turns(self, context: TurnContext) -> Turns:
        """Return the animated turns."""
        from thothit_desktop.table.kings.display import KingsTurns

        return KingsTurns(context)

    def mat(self) -> Mat:
        """Return a mat with a pool in rows by rank."""
        from thothit_desktop.table.geometry.arrangement import in_order
        from thothit_desktop.table.stage.mat import PoolMat

        return PoolMat(in_order(_RANKS, _ROW))

    def overlay(
        self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating
    ) -> OverlayContent:
        """Return the content of plates, captions and frames."""
        from thothit_desktop.table.kings.display import KingsOverlay

        return KingsOverlay(scene, zones, status, seating)

    def counting(self, counted: CountedRound) -> Counting:
        """Return how a round is counted."""
        from thothit_desktop.table.kings.counting import KingsCounting

        return KingsCounting(counted)

    def reactions(self) -> Reactions:
        """Return how players react to what everybody sees."""
        from thothit_desktop.table.kings.display import KingsReactions

        return KingsReactions()
