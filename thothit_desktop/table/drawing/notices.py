# SPDX-License-Identifier: MIT
"""What the table says beside its cards: whose turn it is, messages, totals, the legend, the last play."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from thothit_desktop.table.access.narrator import Narrator
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.overlay_items import OverlayItems, Words
from thothit_desktop.table.drawing.seating import Seat
from thothit_desktop.table.stage.zones import Zones


class Notices:
    """Shows notices on the table, and tells screen readers whose turn it is."""

    def __init__(self, narrator: Narrator, zones: Zones, overlay: Overlay, items: OverlayItems) -> None:
        self._narrator, self._zones, self._overlay, self._items = narrator, zones, overlay, items
        self._person: int | None = 0

    def set_seats(self, seats: Sequence[Seat], person: int | None) -> None:
        """Who sits where, by seat, and which seat is the person's; totals begin anew for other people."""
        self._person = person
        seating = self._overlay.seating
        seating.seats, seating.totals = list(seats), [0] * len(seats)
        seating.watched = person is None

    def rename(self, seats: Sequence[Seat]) -> None:
        """Other names or levels for those who sit there."""
        self._overlay.seating.seats = list(seats)
        self._show_plates()

    def set_turn(self, seat: int | None, words: str, aloud: bool = True) -> None:
        """Mark the seat whose turn it is, and say so, or only write it."""
        self._overlay.seating.turn = seat
        if aloud:
            self._narrator.tell(words)
        own = seat is not None and seat == self._person
        self._items.turn(Words(words, "own-turn" if own else "turn"))
        self._show_plates()

    def add_hint(self, hint: str) -> None:
        """Tell screen readers what to do, after whose turn it is."""
        self._narrator.tell(hint)

    def say(self, words: str, kind: str = "info") -> None:
        """Show a message of a kind that `timing.MESSAGE` knows, for as long as it says."""
        if words:
            self._narrator.tell(words)
        self._items.say(Words(words, kind))

    def message_box(self) -> QRectF:
        """Return where the message lies in the scene; empty where none is shown."""
        return self._items.message_box()

    def set_totals(self, totals: Sequence[int]) -> None:
        """The running points on the seats' plates, by seat; none, and they show none.

        Where sides play they are the balls of a seat's side.
        """
        self._overlay.seating.totals = list(totals)
        self._show_plates()

    def set_legend(self, on: bool) -> None:
        """Show the order and the points of the cards in families that have a legend."""
        self._overlay.seating.legend = on
        self._show_plates()

    def show_last_play(self, on: bool) -> None:
        """Show the last turn's cards again where they were played."""
        self._overlay.last = on
        self._overlay.show_last()

    def _show_plates(self) -> None:
        if self._zones.room is not None:
            self._overlay.plates()
