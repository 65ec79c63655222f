# SPDX-License-Identifier: MIT
"""Where cards lie in the window, and which card or pile is at a point of it; all in viewport coordinates."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView

from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones


def card_at(view: QGraphicsView, at: QPoint) -> CardItem | None:
    """The card item at a point."""
    for found in view.items(at):  # a count that lies on a card hides nothing of it
        item: QGraphicsItem | None = found
        while item is not None and not isinstance(item, CardItem):
            item = item.parentItem()
        if item is not None:
            return item
    return None


def pile_at(view: QGraphicsView, zones: Zones, at: QPoint) -> int | None:
    """The seat whose pile is at a point, or what stands for it; None where there is no card in it."""
    item, where = card_at(view, at), view.mapToScene(at)
    for seat, pile in enumerate(zones.piles):
        room = zones.seat_room(seat).pile
        if item in zones.mat.pile(zones, seat) or (pile and item is None and room.contains(where)):
            return seat
    return None


def rect_of(view: QGraphicsView, items: Sequence[CardItem], card: int) -> QRect:
    """The first of the items that is a card; raises KeyError where there is none."""
    for item in items:
        if item.card == card:
            return _rect(view, item)
    raise KeyError(card)


def uncovered(view: QGraphicsView, pool: Sequence[CardItem], card: int) -> QRect:
    """The part of a pool card that no neighbour covers; raises KeyError where there is none."""
    seen = [item for item in pool if item.isVisible()]
    rect = rect_of(view, seen[::-1], card)
    for other in seen:
        covering = _rect(view, other)
        left = view.mapFromScene(other.corner(other.place)).x()
        beside = rect.left() + 2 < left < rect.right()
        if beside and covering.top() < rect.bottom() and covering.bottom() > rect.top():
            rect.setRight(left)
    return rect


def _rect(view: QGraphicsView, item: CardItem) -> QRect:
    return view.mapFromScene(item.sceneBoundingRect()).boundingRect()
