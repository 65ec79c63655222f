# SPDX-License-Identifier: MIT
"""Keeps everything that is no card up to date: plates, captions, frames and the last play."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.contract import Event
from thothit_desktop.table.drawing import card_captions, plates
from thothit_desktop.table.drawing.art import CardPicture
from thothit_desktop.table.drawing.card_frames import CardFrames
from thothit_desktop.table.drawing.last_play import LastPlay
from thothit_desktop.table.drawing.overlay_items import OverlayItems
from thothit_desktop.table.drawing.plates import Seat
from thothit_desktop.table.geometry.layout import Room
from thothit_desktop.table.stage.choreography import Choreography
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.thunee.sides import Sides


class Overlay:
    """Shows on overlay_items, boards and frames what lies, who sits where and what was played last.

    `seats` and `totals` are by seat, `turn` is whose turn it is, `watched` says that nobody plays here,
    `legend` whether the order of the cards is told where tricks are played: `plates` shows them. `last` says
    whether the last play is shown, which `show_last` does.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        zones: Zones,
        choreography: Choreography,
        overlay_items: OverlayItems,
        frames: CardFrames,
        portrait: Callable[[int], CardPicture],
    ) -> None:
        self._zones, self._choreography = zones, choreography
        self._overlay_items, self._frames, self._portrait = overlay_items, frames, portrait
        self._sides = Sides(scene)
        self._last_play = LastPlay(scene, frames)
        self.seats: Sequence[Seat] = [Seat("", "")] * zones.seats
        self.totals: Sequence[int] = [0] * zones.seats
        self.turn: int | None = None
        self.watched = self.legend = self.last = False

    def fit(self, room: Room, ratio: float) -> None:
        """Take a size and a screen ratio; all is shown again afterwards."""
        self._sides.fit(room, ratio)

    def follow(self) -> None:
        """Cards have come to rest: counts, slots, words and frames follow."""
        zones, status = self._zones, self._choreography.status
        self._overlay_items.counts(zones)
        self._overlay_items.slots(zones)
        self._overlay_items.tags(card_captions.tags(self._names, status, zones), zones)
        self.plates()
        self._frames.put("pair", zones.pair or ())
        won = card_captions.won(zones)
        self._frames.put("under", zones.pool if won else ())
        latest = zones.opened or zones.pool[-1:]  # it alone may be claimed
        self._frames.put("top", latest if zones.lying == "discards" and not won else ())
        best = card_captions.best(status, zones)
        self._frames.put("best", () if best is None else (best,))

    def begin(self, event: Event) -> None:
        """An event begins to be shown: on the pair of a hand that wins nothing is written till all lies."""
        if event.kind == "won":
            captions = card_captions.tags(self._names, self._choreography.status, self._zones)
            captions.pop(event.seat, None)
            self._overlay_items.tags(captions, self._zones)

    def plates(self) -> None:
        """Show who sits where, what they have, and whose turn it is."""
        status, zones = self._choreography.status, self._zones
        shown = plates.plates(self.seats, self.totals, status, zones, self.turn, self.watched)
        self._overlay_items.plates(shown, zones)
        self._overlay_items.announce(plates.announced(status), zones)
        self._sides.boards(plates.boards(self.seats, self.totals, status, zones, self.watched))
        self._sides.trump(plates.trump(status, zones))
        self._sides.legend(self.legend, zones.backwards)

    def show_last(self) -> None:
        """Show the last play where it was made, or take it away."""
        if not self.last or self._zones.room is None:
            self._last_play.hide()
            self._frames.clear("last")
            self._frames.clear("past")
            return
        framed = self._last_play.show(self._choreography.last, self._zones, self._portrait, self._names)
        self._frames.put("last", framed)
        self._frames.put("past", [item for item in self._zones.pool if item not in framed])

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self.seats]
