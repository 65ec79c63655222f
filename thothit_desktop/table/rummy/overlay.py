# SPDX-License-Identifier: MIT
"""The overlay of Kowah: captions for declarations and wins, and a frame on the card that may be claimed."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.contract import Event
from thothit_desktop.table.drawing.overlay_content import CardCaption, Outline, OverlayContent
from thothit_desktop.table.geometry.places import GAP, Place
from thothit_desktop.table.rummy.layout import DiscardLayout
from thothit_desktop.table.rummy.mat import won
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.turns import PlayedCard

translate = QCoreApplication.translate


class RummyOverlay(OverlayContent):
    """Overlay of Kowah; over a winning hand it frames no discard and marks no empty place."""

    def outlines(self) -> Mapping[object, Outline]:
        """Return the place of the first discard and, once a pair is declared, that of the card to draw."""
        zones, layout = self._zones, self._layout
        if zones.is_deck() or self._is_won:
            return {}
        first = [] if zones.pool else layout.discards(1, 1)
        opened = layout.opened_places(1) if any(zones.shown) and zones.stock else []
        return {number: Outline(place) for number, place in enumerate([*first, *opened])}

    def captions(self) -> Mapping[int, CardCaption]:
        """Return captions for the seats that have declared or won."""
        found = {}
        for seat, shown in enumerate(self._zones.shown):
            if won(shown):
                words = translate("Table", "{0}: Kowah").format(self._seating.name(seat))
                found[seat] = CardCaption(words, bright=True)
            elif shown and not self._zones.is_deck():
                found[seat] = CardCaption(translate("Table", "checki"), bright=True)
        return found

    def captions_during(self, event: Event) -> Mapping[int, CardCaption] | None:
        """Return no caption for the pair of a winning hand until the whole hand lies open."""
        if event.kind != "won":
            return None
        return {seat: words for seat, words in self.captions().items() if seat != event.seat}

    def framed(self) -> Mapping[str, Sequence[CardItem]]:
        """Return the card that came last, the only one to claim; darken discards under a winning hand."""
        zones = self._zones
        latest = zones.opened or zones.pool[-1:]
        return {
            **super().framed(),
            "under": zones.pool if self._is_won else (),
            "top": () if self._is_won else latest,
        }

    def place_of(self, played: PlayedCard, before: Sequence[PlayedCard]) -> Place:
        """Return the former place of a card taken from the discards, or one beside the last discard."""
        del before
        zones, layout = self._zones, self._layout
        cards = [item.card for item in zones.pool]
        if played.at not in ("pile", "beside"):
            return layout.opened_places(1)[0]
        if played.at == "pile" or not cards:
            return layout.pool_places([*cards, played.card], zones.most)[-1][1]
        at = layout.pool_places(cards, zones.most)[-1][1]
        wide = layout.card_width * at.scale
        right = at.x + wide + GAP
        return at._replace(x=right if right + wide / 2 <= layout.heap.right() else at.x - wide - GAP)

    def words_on(self, played: PlayedCard, first: bool) -> str:
        """Return the words on a card of the last play."""
        name = super().words_on(played, first)
        return translate("Table", "{0} took").format(name) if played.at in ("pile", "beside") else name

    @property
    def _layout(self) -> DiscardLayout:
        layout = self._zones.layout
        assert isinstance(layout, DiscardLayout)
        return layout

    @property
    def _is_won(self) -> bool:
        return any(won(shown) for shown in self._zones.shown)
