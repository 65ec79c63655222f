# SPDX-License-Identifier: MIT
"""The pause while a full trick lies on the table."""

from PySide6.QtCore import QObject, Signal

from thothit_desktop.table.awake_clock import AwakeClock


class TrickPause(QObject):
    """A pause of some seconds, or until somebody ends it; its time stops while the game is paused."""

    over = Signal()
    """The pause is over: emitted once after each `start`, unless it is stopped."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seconds: float | None = None
        """How long it takes; None until somebody ends it."""
        self.trick_on_table = False
        """Whether the pause has begun and is not over."""
        self._clock = AwakeClock(self)
        self._clock.over.connect(self.end)

    @property
    def endless(self) -> bool:
        """True if it goes on until somebody ends it."""
        return self.trick_on_table and self._clock.left is None

    def start(self) -> None:
        """Begin the pause."""
        self.stop()
        self.trick_on_table = True
        if self.seconds is not None:
            self._clock.start(1000 * self.seconds)

    def stop(self) -> None:
        """End the pause without saying so."""
        self.trick_on_table = False
        self._clock.stop()

    def end(self) -> None:
        """End the pause; where none is under way, nothing happens."""
        if self.trick_on_table:
            self.stop()
            self.over.emit()

    def set_paused(self, paused: bool) -> None:
        """Stop the time, or go on with what was left of it."""
        self._clock.set_running(not paused)
