# SPDX-License-Identifier: MIT
"""The pause while a full trick lies on the table."""

from PySide6.QtCore import QObject, QTimer, Signal


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
        self._paused = False
        self._left: int | None = None
        """Milliseconds that are left, while the time is stopped."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)

    @property
    def endless(self) -> bool:
        """Whether it goes on until somebody ends it."""
        return self.trick_on_table and self._left is None and not self._timer.isActive()

    def start(self) -> None:
        """Begin the pause."""
        self.trick_on_table = True
        self._left = None if self.seconds is None else round(self.seconds * 1000)
        self.set_paused(self._paused)

    def stop(self) -> None:
        """End the pause without saying so."""
        self.trick_on_table = False
        self._left = None
        self._timer.stop()

    def end(self) -> None:
        """End the pause; where none is under way, nothing happens."""
        if self.trick_on_table:
            self.stop()
            self.over.emit()

    def set_paused(self, paused: bool) -> None:
        """Stop the time, or go on with what was left of it."""
        self._paused = paused
        if paused and self._timer.isActive():
            self._left = self._timer.remainingTime()
            self._timer.stop()
        elif not paused and self.trick_on_table and self._left is not None:
            self._timer.start(self._left)
            self._left = None
