# SPDX-License-Identifier: MIT
"""The card, pile or name panel at a point of the viewport."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsView

from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

_PRESSED = 44
"""The least width and height in pixels of the area of a pile, so that it is easy to hit."""


def card_at(view: QGraphicsView, at: QPoint) -> CardItem | None:
    """Return the uppermost card at a point; counts over it do not hide it, and its shadow does not count."""
    return next((item for item in view.items(at) if isinstance(item, CardItem)), None)


def pile_at(view: QGraphicsView, zones: Zones, at: QPoint) -> int | None:
    """Return the seat whose pile, or the cards shown instead, is at a point; None if there is none."""
    item = card_at(view, at)
    for seat, pile in enumerate(zones.piles):
        box = view.mapFromScene(zones.seat_layout(seat).pile).boundingRect()
        wide, high = max(0, _PRESSED - box.width()) // 2, max(0, _PRESSED - box.height()) // 2
        near = box.adjusted(-wide, -high, wide, high).contains(at)
        if item in zones.mat.pile(zones, seat) or (pile and item is None and near):
            return seat
    return None


def player_at(view: QGraphicsView, zones: Zones, at: QPoint) -> int | None:
    """Return the seat whose name panel is at a point; None where there is none, or a card lies over it."""
    if zones.layout is None or card_at(view, at) is not None:
        return None
    scene_at = view.mapToScene(at)
    return next(
        (seat for seat in range(len(zones.piles)) if zones.seat_layout(seat).plate.contains(scene_at)), None
    )
