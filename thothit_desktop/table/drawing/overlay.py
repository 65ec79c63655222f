# SPDX-License-Identifier: MIT
"""What surrounds the cards: plates, tags, frames and the last play, true to what lies and has been told."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.contract import Event
from thothit_desktop.table.drawing import card_captions, plates
from thothit_desktop.table.drawing.art import Picture
from thothit_desktop.table.drawing.marks import Frames, LastPlay
from thothit_desktop.table.drawing.overlay_items import Furniture
from thothit_desktop.table.drawing.plates import Seat
from thothit_desktop.table.geometry.layout import Room
from thothit_desktop.table.stage.choreography import Choreography
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.thunee.sides import Sides


class Surroundings:
    """Shows on furniture, boards and frames what lies, who sits where and what was played last.

    `seats` and `totals` are by seat, `turn` is whose turn it is, `watched` says that nobody plays here,
    `legend` whether the order of the cards is told where tricks are played: `plates` shows them. `last` says
    whether the last play is shown, which `show_last` does.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        zones: Zones,
        choreography: Choreography,
        furniture: Furniture,
        frames: Frames,
        portrait: Callable[[int], Picture],
    ) -> None:
        self._zones, self._choreography = zones, choreography
        self._furniture, self._frames, self._portrait = furniture, frames, portrait
        self._sides = Sides(scene)
        self._last_play = LastPlay(scene, frames)
        self.seats: Sequence[Seat] = [Seat("", "")] * zones.seats
        self.totals: Sequence[int] = [0] * zones.seats
        self.turn: int | None = None
        self.watched = self.legend = self.last = False

    def fit(self, room: Room, ratio: float) -> None:
        """Take a size and a screen ratio; all is shown again when it is told."""
        self._sides.fit(room, ratio)

    def follow(self) -> None:
        """Cards have come to rest: counts, slots, words and frames follow."""
        zones, told = self._zones, self._choreography.told
        self._furniture.counts(zones)
        self._furniture.slots(zones)
        self._furniture.tags(card_captions.tags(self._names, told, zones), zones)
        self.plates()
        self._frames.put("pair", zones.pair or ())
        won = card_captions.won(zones)
        self._frames.put("under", zones.pool if won else ())
        latest = zones.opened or zones.pool[-1:]  # it alone may be claimed
        self._frames.put("top", latest if zones.lying == "discards" and not won else ())
        best = card_captions.best(told, zones)
        self._frames.put("best", () if best is None else (best,))

    def begin(self, event: Event) -> None:
        """An event begins to be shown: on the pair of a hand that wins nothing is written till all lies."""
        if event.kind == "won":
            told = card_captions.tags(self._names, self._choreography.told, self._zones)
            told.pop(event.seat, None)
            self._furniture.tags(told, self._zones)

    def plates(self) -> None:
        """Show who sits where, what they have, and whose turn it is."""
        told, zones = self._choreography.told, self._zones
        shown = plates.plates(self.seats, self.totals, told, zones, self.turn, self.watched)
        self._furniture.plates(shown, zones)
        self._furniture.announce(plates.announced(told), zones)
        self._sides.boards(plates.boards(self.seats, self.totals, told, zones, self.watched))
        self._sides.trump(plates.trump(told, zones))
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
