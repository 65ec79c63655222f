# SPDX-License-Identifier: MIT
"""A family of games on the table: the base class that each family extends."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.stage.mat import Mat
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.reactions import Reactions
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import TurnContext, Turns
from thothit_desktop.table.stage.zones import Zones


class Family(ABC):
    """A family of games on the table: how its views are read, and its cards laid and shown.

    A table shows one family at a time: each imports what it needs inside its methods.
    """

    id: ClassVar[str]
    """The id that `GameSpec.family` names."""

    @abstractmethod
    def read(self, view: Any) -> TableModel:  # noqa: ANN401  (a view of one of its games)
        """Return what a view says of the table."""

    @abstractmethod
    def turns(self, context: TurnContext) -> Turns:
        """Return what shows the events, for one table."""

    @abstractmethod
    def mat(self) -> Mat:
        """Return what knows how the cards lie, and what may be done with them."""

    def overlay(
        self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating
    ) -> OverlayContent:
        """Return what plates, captions and frames show, for one table."""
        return OverlayContent(scene, zones, status, seating)

    def reactions(self) -> Reactions:
        """Return how players react to what everybody sees, for one table."""
        return Reactions()
