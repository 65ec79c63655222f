# SPDX-License-Identifier: MIT
"""Which card or pile is at a point of the viewport."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsView

from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

_PRESSED = 44
"""Pixels: how wide and high the place of a pile is at least, so that it is easily hit."""


def card_at(view: QGraphicsView, at: QPoint) -> CardItem | None:
    """The uppermost card at a point: a count on it hides nothing, and its shadow is no part of it."""
    return next((item for item in view.items(at) if isinstance(item, CardItem)), None)


def pile_at(view: QGraphicsView, zones: Zones, at: QPoint) -> int | None:
    """The seat whose pile is at a point, or what stands for it; None where there is no card in it."""
    item = card_at(view, at)
    for seat, pile in enumerate(zones.piles):
        box = view.mapFromScene(zones.seat_room(seat).pile).boundingRect()
        wide, high = max(0, _PRESSED - box.width()) // 2, max(0, _PRESSED - box.height()) // 2
        near = box.adjusted(-wide, -high, wide, high).contains(at)
        if item in zones.mat.pile(zones, seat) or (pile and item is None and near):
            return seat
    return None
