# SPDX-License-Identifier: MIT
"""The overlay of the table: plates, captions, frames and the last play."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.table.drawing.art import CardPicture
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.last_play import LastPlayItems
from thothit_desktop.table.drawing.overlay_content import CardCaption, ContentMaker, OverlayContent
from thothit_desktop.table.drawing.overlay_items import OverlayItems
from thothit_desktop.table.drawing.seating import Seat, Seating
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage.choreography import Choreography
from thothit_desktop.table.stage.zones import Zones


class Overlay:
    """Shows the content that a family provides with items and frames.

    `seating` has the players and their totals, which `plates` shows. `last` is True while the last play is
    shown, by `show_last`.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        zones: Zones,
        choreography: Choreography,
        items: OverlayItems,
        frames: CardFrames,
        picture: Callable[[int], CardPicture],
    ) -> None:
        self._scene, self._zones, self._choreography = scene, zones, choreography
        self._items, self._frames, self._picture = items, frames, picture
        self._last_play = LastPlayItems(scene, frames)
        self.seating = Seating([Seat("", "")] * zones.seats, [0] * zones.seats)
        self.content = OverlayContent(scene, zones, choreography.status, self.seating)
        self.last = False
        self._kinds: set[str] = set()
        """The kinds of frames that the content has on cards now."""

    def show_by(self, content: ContentMaker) -> None:
        """Start with a family's content."""
        self.content.clear()
        self.content = content(self._scene, self._zones, self._choreography.status, self.seating)

    def set_layout(self, layout: TableLayout, ratio: float) -> None:
        """Set the layout and the screen ratio; the caller shows everything again afterwards."""
        self.content.set_layout(layout, ratio)

    def update_items(self) -> None:
        """Update counts, outlines, captions and frames after cards have come to rest."""
        zones, content = self._zones, self.content
        waiting = len(zones.stock) + sum(map(len, zones.hands))
        self._items.drink(waiting, sum(1 for _ in zones.items()))
        self.update_pool()
        self._items.captions(content.captions(), zones)
        self.plates()
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

    def show_last(self) -> None:
        """Show or hide the last play where it was made."""
        if not self.last or self._zones.layout is None:
            self._last_play.hide()
            self._frames.clear("last")
            self._frames.clear("past")
            return
        framed = self._last_play.show(self._choreography.last, self._zones, self.content, self._picture)
        self._frames.put("last", framed)
        self._frames.put("past", [item for item in self._zones.pool if item not in framed])
