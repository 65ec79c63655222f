# SPDX-License-Identifier: MIT
"""The pause while a full trick lies on the table."""

from PySide6.QtCore import QObject, Signal

from thothit_desktop.table.awake_clock import AwakeClock

_BRIEF = 0.4
"""The most seconds of a brief pause."""


class TrickPause(QObject):
    """A pause of some seconds, or until a click ends it; its time stops while the game is paused."""

    over = Signal()
    """Emitted once after each `start`, when the pause is over, unless it is stopped."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seconds: float | None = None
        """The length of the pause in seconds; None for one that only a click ends."""
        self.trick_on_table = False
        """True while the pause lasts."""
        self._clock = AwakeClock(self)
        self._clock.over.connect(self.end)

    @property
    def endless(self) -> bool:
        """True if the pause lasts until a click ends it."""
        return self.trick_on_table and self._clock.left is None

    def start(self, *, brief: bool = False) -> None:
        """Begin the pause; a brief one ends by itself also where others wait for a click."""
        self.stop()
        self.trick_on_table = True
        seconds = _BRIEF if brief and (self.seconds is None or self.seconds > _BRIEF) else self.seconds
        if seconds is not None:
            self._clock.start(1000 * seconds)

    def stop(self) -> None:
        """End the pause without emitting `over`."""
        self.trick_on_table = False
        self._clock.stop()

    def end(self) -> None:
        """End the pause, if there is one."""
        if self.trick_on_table:
            self.stop()
            self.over.emit()

    def set_paused(self, paused: bool) -> None:
        """Stop the clock of the pause, or let the rest of it run."""
        self._clock.set_running(not paused)
