# SPDX-License-Identifier: MIT
"""Keeps everything that is no card up to date: plates, captions, frames and the last play."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.table.drawing.art import CardPicture
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.last_play import LastPlayItems
from thothit_desktop.table.drawing.overlay_content import CardCaption, ContentMaker, OverlayContent
from thothit_desktop.table.drawing.overlay_items import OverlayItems
from thothit_desktop.table.drawing.seating import Seat, Seating
from thothit_desktop.table.geometry.room import Room
from thothit_desktop.table.stage.choreography import Choreography
from thothit_desktop.table.stage.zones import Zones


class Overlay:
    """Shows with items and frames what the content says, which is a family's.

    `seating` is who sits where and what they have: `plates` shows it. `last` says whether the last play is
    shown, which `show_last` does.
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
        """The kinds of frames that the content has put on cards."""

    def show_by(self, content: ContentMaker) -> None:
        """Begin with a family's content."""
        self.content.clear()
        self.content = content(self._scene, self._zones, self._choreography.status, self.seating)

    def fit(self, room: Room, ratio: float) -> None:
        """Take a size and a screen ratio; all is shown again afterwards."""
        self.content.fit(room, ratio)

    def follow(self) -> None:
        """Cards have come to rest: counts, outlines, captions and frames follow."""
        zones, content = self._zones, self.content
        self._items.counts(zones, content)
        self._items.outlines(content.outlines())
        self._items.captions(content.captions(), zones)
        self.plates()
        framed = content.framed()
        for kind in self._kinds | set(framed):
            self._frames.put(kind, framed.get(kind, ()))
        self._kinds = set(framed)

    def caption(self, captions: Mapping[int, CardCaption]) -> None:
        """Say at the foot of the open cards of seats what they are, until something else is shown."""
        self._items.captions(captions, self._zones)

    def plates(self) -> None:
        """Show who sits where, what they have, and whose turn it is."""
        self._items.plates(self.content.plates(), self._zones)
        self._items.announce(self.content.announced(), self._zones)
        self.content.follow()

    def show_last(self) -> None:
        """Show the last play where it was made, or take it away."""
        if not self.last or self._zones.room is None:
            self._last_play.hide()
            self._frames.clear("last")
            self._frames.clear("past")
            return
        framed = self._last_play.show(self._choreography.last, self._zones, self.content, self._picture)
        self._frames.put("last", framed)
        self._frames.put("past", [item for item in self._zones.pool if item not in framed])
