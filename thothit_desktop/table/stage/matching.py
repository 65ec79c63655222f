# SPDX-License-Identifier: MIT
"""The assignment of card items to zones for a new layout."""

from collections.abc import Iterable, Sequence

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.stage.card_item import CardItem


def match(zones: list[list[CardItem]], cards: Sequence[Sequence[int]], items: Iterable[CardItem]) -> None:
    """Fill zones with items for these cards: items of that card first, best of the same zone, else any.

    A hidden card may be any item that lies in its zone, which keeps its own face.
    """
    matching = _Matching(cards, items)
    for zone, lying in enumerate(zones):
        matching.fill(zone, lying)
        matching.hide(zone, lying)
    for zone in range(len(zones)):
        matching.fill(zone, matching.free.values())
    for zone in range(len(zones)):
        matching.complete(zone)
    for lying, found in zip(zones, matching.found, strict=True):
        lying[:] = [found[place] for place in range(len(found))]


class _Matching:
    """The `free` items, and those `found`, by zone and place."""

    def __init__(self, cards: Sequence[Sequence[int]], items: Iterable[CardItem]) -> None:
        self._cards = cards
        self.free = {id(item): item for item in items}
        self.found: list[dict[int, CardItem]] = [{} for _ in cards]

    def fill(self, zone: int, candidates: Iterable[CardItem]) -> None:
        """Fill places of a zone with free items of the wanted cards."""
        by_card: dict[int, list[CardItem]] = {}
        for item in candidates:
            if id(item) in self.free:
                by_card.setdefault(item.card, []).append(item)
        for place in self._places(zone):
            left = by_card.get(self._cards[zone][place])
            if left:
                self._assign(zone, place, left.pop(0))

    def hide(self, zone: int, candidates: Iterable[CardItem]) -> None:
        """Fill the hidden places of a zone with any of these items."""
        left = [item for item in candidates if id(item) in self.free]
        hidden = [place for place in self._places(zone) if self._cards[zone][place] == HIDDEN]
        for place, item in zip(hidden, left, strict=False):
            self._assign(zone, place, item)

    def complete(self, zone: int) -> None:
        """Fill the rest of a zone with any items, which become the wanted cards."""
        for place, item in zip(self._places(zone), list(self.free.values()), strict=False):
            self._assign(zone, place, item)
            item.card = self._cards[zone][place]

    def _places(self, zone: int) -> list[int]:
        """Return the places of a zone that are not filled yet."""
        return [place for place in range(len(self._cards[zone])) if place not in self.found[zone]]

    def _assign(self, zone: int, place: int, item: CardItem) -> None:
        self.found[zone][place] = self.free.pop(id(item))
