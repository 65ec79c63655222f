# SPDX-License-Identifier: MIT
"""The part of a card that no neighbour covers, where words can stand."""

from collections.abc import Iterable

from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.stage.card_item import CardItem


def uncovered(item: CardItem, around: Iterable[CardItem], card_width: float) -> tuple[float, float]:
    """Return the left and right edge of the part that no card above covers, in scene units."""
    half, place = card_width * item.place.scale / 2, item.place
    left, right = place.x - half, place.x + half
    for other in around:
        beside = abs(other.place.y - place.y) < HEIGHT * place.scale / 2
        if not beside or other.place.z <= place.z or not other.place.visible:
            continue
        if place.x < other.place.x < place.x + 2 * half:
            right = min(right, other.place.x - half)
        elif place.x - 2 * half < other.place.x < place.x:
            left = max(left, other.place.x + half)
    return (left, right) if right > left else (place.x - half, place.x + half)
