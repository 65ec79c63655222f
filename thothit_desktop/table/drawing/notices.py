# SPDX-License-Identifier: MIT
"""Notices beside the cards: the player to move, messages, totals, the legend, the last play."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Signal

from thothit_desktop.games.contract import Event
from thothit_desktop.table.accessibility.narrator import Narrator
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.overlay_items import OverlayItems, Words
from thothit_desktop.table.drawing.seating import Seat
from thothit_desktop.table.stage.zones import Zones


class Notices(QObject):
    """Shows notices on the table, and tells screen readers the player to move."""

    said = Signal()
    """Another message is shown, or none any more."""

    def __init__(
        self, narrator: Narrator, zones: Zones, overlay: Overlay, items: OverlayItems, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._narrator, self._zones, self._overlay, self._items = narrator, zones, overlay, items
        self._person: int | None = 0

    def set_seats(self, seats: Sequence[Seat], person: int | None) -> None:
        """Set the players by seat, and the person's seat; set all totals to zero."""
        self._person = person
        seating = self._overlay.seating
        seating.seats, seating.totals = list(seats), [0] * len(seats)
        seating.watched = person is None

    def rename(self, seats: Sequence[Seat]) -> None:
        """Change the names or levels of the players at the table."""
        self._overlay.seating.seats = list(seats)
        self._show_plates()

    def set_turn(self, seat: int | None, words: str, aloud: bool = True) -> None:
        """Mark the seat to move and show the words; with `aloud`, also speak them."""
        self._overlay.seating.turn = seat
        if aloud:
            self._narrator.tell(words)
        own = seat is not None and seat == self._person
        self._items.turn(Words(words, "own-turn" if own else "turn"))
        self._show_plates()

    def add_hint(self, hint: str) -> None:
        """Speak a hint to screen readers, after the words of the turn."""
        self._narrator.tell(hint)

    def say(self, words: str, kind: str = "info") -> None:
        """Show a message of a kind in `timing.MESSAGE`, for the time given there."""
        if words:
            self._narrator.tell(words)
        self._items.say(Words(words, kind))
        self.said.emit()

    def message_box(self) -> QRectF:
        """Return the place of the message in the scene; empty if none is shown."""
        return self._items.message_box()

    def set_totals(self, totals: Sequence[int]) -> None:
        """Show running points on the seats' plates, by seat; none if empty.

        In games of two sides they are the balls of a seat's side.
        """
        self._overlay.seating.totals = list(totals)
        self._show_plates()

    def set_legend(self, on: bool) -> None:
        """Show or hide the order and the points of the cards, in families with a legend."""
        self._overlay.seating.legend = on
        self._show_plates()

    def show_last_play(self, on: bool) -> None:
        """Light the newest play where it was made, or none."""
        self._overlay.light(0 if on else None)

    def show_event(self, event: Event, words: str, aloud: bool = True) -> bool:
        """Show an event in the strip of the last plays; return False if it has no place there.

        With `aloud`, speak the words that the strip stands for.
        """
        if not self._overlay.tells(event):
            return False
        if aloud:
            self._narrator.tell(words)
        self.set_turn(event.seat, "", aloud=False)
        self._overlay.show_plays()
        return True

    def _show_plates(self) -> None:
        if self._zones.layout is not None:
            self._overlay.plates()
