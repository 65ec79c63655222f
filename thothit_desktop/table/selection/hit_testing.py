# SPDX-License-Identifier: MIT
"""Which card or pile is at a point of the viewport."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsView

from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones


def card_at(view: QGraphicsView, at: QPoint) -> CardItem | None:
    """The uppermost card at a point: a count on it hides nothing, and its shadow is no part of it."""
    return next((item for item in view.items(at) if isinstance(item, CardItem)), None)


def pile_at(view: QGraphicsView, zones: Zones, at: QPoint) -> int | None:
    """The seat whose pile is at a point, or what stands for it; None where there is no card in it."""
    item, where = card_at(view, at), view.mapToScene(at)
    for seat, pile in enumerate(zones.piles):
        room = zones.seat_room(seat).pile
        if item in zones.mat.pile(zones, seat) or (pile and item is None and room.contains(where)):
            return seat
    return None
