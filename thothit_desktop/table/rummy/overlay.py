# SPDX-License-Identifier: MIT
"""The overlay of rummy games: declarations, calls and wins, and a frame on the card that may be claimed."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.contract import Event
from thothit_desktop.table.drawing.overlay_content import CardCaption, Outline, OverlayContent
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.geometry.places import GAP, Place
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.rummy.call_signs import CallSign, CallSigns
from thothit_desktop.table.rummy.calls import call_words, waiting
from thothit_desktop.table.rummy.layout import DiscardLayout
from thothit_desktop.table.rummy.mat import won
from thothit_desktop.table.rummy.model import waiting_of
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.stage.zones import Zones

translate = QCoreApplication.translate


class RummyOverlay(OverlayContent):
    """Overlay of rummy games; over a winning hand it frames no discard and marks no empty place."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, status: TableStatus, seating: Seating) -> None:
        super().__init__(scene, zones, status, seating)
        self._signs = CallSigns(scene)

    def outlines(self) -> Mapping[object, Outline]:
        """Return the place of the first discard and, once a seat has called, that of the card to draw."""
        zones, layout = self._zones, self._layout
        if zones.is_deck() or self._is_won:
            return {}
        first = [] if zones.pool else layout.discards(1, 1)
        called = any(zones.shown) or self._calls()
        opened = layout.opened_places(1) if called and zones.stock else []
        return {number: Outline(place) for number, place in enumerate([*first, *opened])}

    def captions(self) -> Mapping[int, CardCaption]:
        """Return captions for the seats that have declared or won."""
        found = {}
        for seat, shown in enumerate(self._zones.shown):
            if won(shown):
                said = translate("Table", "{0}: Kowah")
                if waiting_of(self._status.now) is not None:
                    own = seat == self._zones.bottom and not self._seating.watched
                    said = translate("Table", "You win") if own else translate("Table", "{0} wins")
                words = said.format(self._seating.name(seat))
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

    # Calls

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the layout and the screen ratio."""
        assert isinstance(layout, DiscardLayout)
        self._signs.set_layout(layout, ratio)

    def update_items(self) -> None:
        """Update the signs of the calls."""
        zones = self._zones
        signs = {(seat - zones.bottom) % zones.seats: sign for seat, sign in self._calls().items()}
        if self.picture is not None:
            self._signs.show(signs, self.picture)

    def called(self, seat: int, name: Callable[[int], str]) -> str:
        """Return a seat's call, the person's own with the cards that it waits for."""
        sign, now = self._calls().get(seat), waiting_of(self._status.now)
        if sign is None or now is None:
            return ""
        waits = waiting(now.calls[seat], sign.waits, name)
        return translate("Table", "{0}: waits for {1}").format(sign.name, waits) if waits else sign.name

    def clear(self) -> None:
        """Remove the signs of the calls."""
        self._signs.clear()

    def _calls(self) -> Mapping[int, CallSign]:
        """Return the calls by seat; none over a winning hand, and while a round is counted."""
        zones, now = self._zones, waiting_of(self._status.now)
        if now is None or zones.is_deck() or self._is_won or self._status.counting:
            return {}
        found = {}
        for seat, call in enumerate(now.calls):
            if call:
                words = call_words(now.game, call)
                waits = now.waits if seat == zones.bottom else ()
                found[seat] = CallSign(words.name, words.coins, waits)
        return found

    @property
    def _layout(self) -> DiscardLayout:
        layout = self._zones.layout
        assert isinstance(layout, DiscardLayout)
        return layout

    @property
    def _is_won(self) -> bool:
        return any(won(shown) for shown in self._zones.shown)
