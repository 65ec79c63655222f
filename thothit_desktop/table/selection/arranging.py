# SPDX-License-Identifier: MIT
"""Moves of a card within the person's hand."""

from PySide6.QtCore import QPointF

from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones


def over_hand(zones: Zones, at: QPointF) -> bool:
    """Return True if a point lies in the strip of the hand."""
    return zones.layout is not None and zones.seat_layout(zones.bottom).hand.contains(at)


def drop(zones: Zones, item: CardItem, x: float) -> bool:
    """Move a card of the hand to the point where it was dropped; return True if its place has changed."""
    others = (other for other in zones.hands[zones.bottom] if other is not item)
    return put(zones, item, sum(other.place.x < x for other in others))


def put(zones: Zones, item: CardItem, to: int) -> bool:
    """Move a card of the hand to a place in the line; return True if its place has changed.

    The items do not move on the screen yet: they have their new places, and glide there.
    """
    hand = zones.hands[zones.bottom]
    if hand.index(item) == to:
        return False
    zones.move(item, to)
    for other, place, _ in zones.placements():
        if other in hand:
            other.place = place
            other.raise_above(on=False)
    return True
