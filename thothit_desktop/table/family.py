# SPDX-License-Identifier: MIT
"""The base class of the families of games, for the table."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.table.counting.counting import CountedRound, Counting
from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.stage.mat import Mat
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.reactions import Reactions
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import TurnContext, Turns
from thothit_desktop.table.stage.zones import Zones


class Family(ABC):
    """A family of games on the table: it reads views, and lays and shows the cards.

    A table shows one family at a time: each imports modules only inside its methods.
    """

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""

    @abstractmethod
    def read(self, view: Any) -> TableModel:  # noqa: ANN401  (a view of one of its games)
        """Return the table model of a view."""

    @abstractmethod
    def turns(self, context: TurnContext) -> Turns:
        """Return the animated turns of the games, for one table."""

    @abstractmethod
    def mat(self) -> Mat:
        """Return the mat, which lays out the cards."""

    def overlay(
        self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating
    ) -> OverlayContent:
        """Return the content of plates, captions and frames, for one table."""
        return OverlayContent(scene, zones, status, seating)

    def counting(self, counted: CountedRound) -> Counting:
        """Return how a round is counted: here pile by pile, as its score lines name their cards."""
        from thothit_desktop.table.counting.pile_counting import PileCounting

        return PileCounting(counted)

    def reactions(self) -> Reactions:
        """Return how players react to what everybody sees, for one table."""
        return Reactions()
