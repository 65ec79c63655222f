# SPDX-License-Identifier: MIT
"""The table as a widget: what the flow asks to show, and what the person does with it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from thothit_desktop.games.contract import Event, View


@dataclass(frozen=True)
class Seat:
    """What a seat's plate says: the player's name and level."""

    name: str
    level: str


class Table(QGraphicsView):
    """Shows a round and animates its events."""

    quiet = Signal()
    hand_chosen = Signal(int)
    target_chosen = Signal(int)
    choice_left = Signal()
    described = Signal(int)
    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))

    def set_seats(self, seats: Sequence[Seat], person: int | None, clockwise: bool) -> None:
        """Who sits where; without a person seat 0 is at the bottom and nothing can be played."""

    def set_deck(self, deck: str) -> None:
        """Change the art at any moment."""
        QTimer.singleShot(0, self.quiet.emit)

    def set_index(self, on: bool) -> None:
        """Show or hide the corner index of the ceki faces."""

    def set_speed(self, speed: str) -> None:
        """`off`, `fast`, `normal` or `slow`."""

    def show_view(self, view: View) -> None:
        """Lay everything out at once."""
        QTimer.singleShot(0, self.quiet.emit)

    def play(self, events: Sequence[Event], view: View) -> None:
        """Queue and animate events; `view` is the bottom seat's view after them."""
        QTimer.singleShot(0, self.quiet.emit)

    def offer(self, captures: Mapping[int, Sequence[int]], drag: bool = True) -> None:
        """Let the person choose a hand card."""

    def ask(self, card: int, targets: Sequence[int], cancellable: bool) -> None:
        """Let the person choose one of the lit pool cards."""

    def withdraw(self) -> None:
        """Nothing is asked any more."""

    def set_turn(self, seat: int | None, words: str) -> None:
        """Whose turn it is."""

    def say(self, words: str, kind: str = "info") -> None:
        """A message on the table."""

    def set_totals(self, totals: Sequence[int]) -> None:
        """Running points on the plates."""

    def show_last_play(self, on: bool) -> None:
        """Highlight the last play."""

    def complete(self) -> None:
        """Jump to the end of all that runs and is queued."""

    def set_paused(self, paused: bool) -> None:
        """Freeze or resume."""

    def check(self, view: View) -> list[str]:
        """Differences between scene and view."""
        return []

    def item_count(self) -> int:
        """Card items alive."""
        return 0
