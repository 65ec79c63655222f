# SPDX-License-Identifier: MIT
"""How long a full trick lies."""

from PySide6.QtCore import QObject, QTimer, Signal


class Rest(QObject):
    """Emits `over` once after each `start`: by its one timer, which stands still in a pause, or by `end`.

    `seconds` is how long it takes, None until somebody ends it.
    """

    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seconds: float | None = None
        self.lying = False
        """Whether it has begun and is not over."""
        self._paused = False
        self._left: int | None = None
        """Milliseconds, while it stands still."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)

    @property
    def endless(self) -> bool:
        """Whether it goes on until somebody ends it."""
        return self.lying and self._left is None and not self._timer.isActive()

    def start(self) -> None:
        """Begin."""
        self.lying = True
        self._left = None if self.seconds is None else round(self.seconds * 1000)
        self.set_paused(self._paused)

    def stop(self) -> None:
        """It is over without a word."""
        self.lying = False
        self._left = None
        self._timer.stop()

    def end(self) -> None:
        """It has lain long enough; where nothing lies, nothing happens."""
        if self.lying:
            self.stop()
            self.over.emit()

    def set_paused(self, paused: bool) -> None:
        """Stand still, or go on with the time that was left."""
        self._paused = paused
        if paused and self._timer.isActive():
            self._left = self._timer.remainingTime()
            self._timer.stop()
        elif not paused and self.lying and self._left is not None:
            self._timer.start(self._left)
            self._left = None
