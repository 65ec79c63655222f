# SPDX-License-Identifier: MIT
"""The overlay of the table: plates, captions, frames and the last play."""

from collections.abc import Mapping, Sequence
from itertools import chain

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.contract import Event
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.card_pixmaps import CardPixmaps
from thothit_desktop.table.drawing.last_play import LastPlayItems
from thothit_desktop.table.drawing.overlay_content import CardCaption, ContentMaker, OverlayContent
from thothit_desktop.table.drawing.overlay_items import OverlayItems
from thothit_desktop.table.drawing.play_strip import PlayStrip
from thothit_desktop.table.drawing.seating import Seat, Seating
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.choreography import Choreography
from thothit_desktop.table.stage.turns import PlayedCard
from thothit_desktop.table.stage.zones import Zones


class Overlay:
    """Shows the content that a family provides with items and frames.

    `seating` has the players and their totals, which `plates` shows. `strip` has the last plays beside the
    mat; `lit` is the one of them, 0 for the newest, whose cards `show_lit` shows where they were played.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        zones: Zones,
        choreography: Choreography,
        items: OverlayItems,
        frames: CardFrames,
        pixmaps: CardPixmaps,
    ) -> None:
        self._scene, self._zones, self._choreography = scene, zones, choreography
        self._items, self._frames, self._pixmaps = items, frames, pixmaps
        self.strip = PlayStrip(scene, pixmaps.picture, self.light)
        self._last_play = LastPlayItems(scene, frames)
        self.seating = Seating([Seat("", "")] * zones.seats, [0] * zones.seats)
        self.content = OverlayContent(scene, zones, choreography.status, self.seating)
        self.lit: int | None = None
        self._kinds: set[str] = set()
        """The kinds of frames that the content has on cards now."""

    def show_by(self, content: ContentMaker) -> None:
        """Start with a family's content."""
        self.content.clear()
        self.content = content(self._scene, self._zones, self._choreography.status, self.seating)
        self.content.picture = self._pixmaps.picture

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the layout and the screen ratio; the caller shows everything again afterwards."""
        self.content.set_layout(layout, ratio)
        self._pixmaps.strip_scale = self.strip.set_layout(layout, ratio)

    def update_items(self) -> None:
        """Update counts, outlines, captions and frames after cards have come to rest."""
        zones, content = self._zones, self.content
        waiting = len(zones.stock) + sum(map(len, zones.hands))
        self._items.drink(waiting, sum(1 for _ in zones.items()))
        if self._choreography.status.counting:
            self._items.outlines({})
            self._items.hide_badges()
        else:
            self.update_pool()
            self._items.captions(content.captions(), zones)
        self.plates()
        self.show_plays()
        framed = content.framed()
        for kind in self._kinds | set(framed):
            self._frames.put(kind, framed.get(kind, ()))
        self._kinds = set(framed)

    def update_pool(self) -> None:
        """Update counts and outlines after cards of the pool have moved."""
        self._items.counts(self._zones, self.content)
        self._items.outlines(self.content.outlines())

    def hide_left(self) -> None:
        """Hide numbers and captions whose cards have begun to leave their places."""
        self._items.hide_left(self._zones, self.content)

    def caption(self, captions: Mapping[int, CardCaption]) -> None:
        """Show captions at the foot of the seats' open cards until something else is shown."""
        self._items.captions(captions, self._zones)

    def plates(self) -> None:
        """Show the players, their totals and the turn on the plates."""
        self._items.plates([] if self.seating.bare else self.content.plates(), self._zones)
        self._items.announce(self.content.announced(), self._zones)
        self.content.update_items()

    def show_plays(self) -> None:
        """Show the last plays in the strip, and the lit one where it was made."""
        plays = () if self.seating.bare else self._plays
        self.strip.show(plays, self.seating, self._pixmaps.art.deck.id)
        self.show_lit()

    def show_pictures(self) -> None:
        """Show everything with small pictures of cards again, after one has arrived."""
        self.content.update_items()
        self.show_plays()

    def light(self, play: int | None) -> None:
        """Light a play, 0 for the newest, where it was made, and no other."""
        self.lit = play
        self.show_lit()

    @property
    def _plays(self) -> Sequence[Sequence[PlayedCard]]:
        """The last plays; none while a round is counted, because the cards lie elsewhere."""
        return () if self._choreography.status.counting else self._choreography.plays

    def show_lit(self) -> None:
        """Show the cards of the lit play where they were played."""
        plays = self._plays
        self._last_play.hide()
        if self.lit is None or self.lit >= len(plays) or self._zones.layout is None:
            self._frames.clear("last")
            self._frames.clear("past")
            return
        play = plays[-1 - self.lit]
        framed = self._last_play.show(play, self._zones, self.content, self._pixmaps.picture)
        self._frames.put("last", framed)
        self._frames.put("past", [item for item in self._zones.pool if item not in framed])

    def tells(self, event: Event) -> bool:
        """Return True if the newest play in the strip has the card of an event."""
        newest = self._choreography.plays[-1:] if self.strip.has_room else ()
        return any(
            (played.seat, played.card) == (event.seat, card)
            for played in chain.from_iterable(newest)
            for card in event.cards[:1]
        )
