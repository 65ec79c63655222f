# SPDX-License-Identifier: MIT
"""A card that the person asks about without choosing it."""

from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGraphicsView

from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones


class PointedCard(NamedTuple):
    """The known facts about the card."""

    card: int
    """The face that is up, HIDDEN for a back."""
    where: str
    """`hand`, `pool`, `opened` (turned up from the stock), or empty for any other place."""
    box: QRect
    """Its rectangle on the screen, in pixels."""


def pointed(view: QGraphicsView, zones: Zones, item: CardItem) -> PointedCard:
    """Return the facts about an item for a listener."""
    zones_by_name = {"hand": zones.mat.playable(zones), "pool": zones.pool, "opened": zones.opened}
    where = next((name for name, items in zones_by_name.items() if item in items), "")
    box = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    return PointedCard(item.shown, where, QRect(view.viewport().mapToGlobal(box.topLeft()), box.size()))
