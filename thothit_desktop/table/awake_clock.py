# SPDX-License-Identifier: MIT
"""A clock that counts only while the program runs and the person can see and answer it."""

import math
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TICK = 250
"""Milliseconds between two steps."""
LONGEST_STEP = 500
"""The most milliseconds that one step counts, however long the program stood still."""


class AwakeClock(QObject):
    """Counts milliseconds from `start`, with or without a limit.

    A suspended machine, heavy swapping or a stopped process costs the player one step at most.
    """

    ticked = Signal()
    """Emitted after each counted step except the last one."""
    over = Signal()
    """Emitted once after each `start` when the limit is reached, unless the clock is stopped before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._limit: float | None = None
        """None while nothing is counted."""
        self._counted = 0.0
        self._since: float | None = None
        """The time at which the current step began; None while the clock is paused."""
        self._running = True
        self._step = QTimer(self, singleShot=True)
        self._step.timeout.connect(self._end_step)

    @property
    def counted(self) -> float:
        """Milliseconds counted since the last `start`."""
        self._count()
        return self._counted

    @property
    def left(self) -> float | None:
        """Milliseconds until the limit, infinite without a limit; None while nothing is counted."""
        return None if self._limit is None else max(0.0, self._limit - self.counted)

    def start(self, limit: float = math.inf) -> None:
        """Count from zero up to a limit in milliseconds."""
        self._limit, self._counted, self._since = limit, 0.0, None
        self._begin_step()

    def stop(self) -> None:
        """Stop counting; `over` is not emitted."""
        self._count()
        self._limit = self._since = None
        self._step.stop()

    def set_running(self, running: bool) -> None:
        """Pause, or continue with the time that is left."""
        if running == self._running:
            return
        self._count()
        self._running, self._since = running, None
        self._step.stop()
        self._begin_step()

    def _begin_step(self) -> None:
        if self._limit is not None and self._running:
            self._since = monotonic()
            self._step.start(math.ceil(min(TICK, self._limit - self._counted)))

    def _count(self) -> None:
        """Count the elapsed part of the current step."""
        if self._since is not None:
            now = monotonic()
            self._counted += min(1000 * (now - self._since), LONGEST_STEP)
            self._since = now

    def _end_step(self) -> None:
        self._count()
        assert self._limit is not None
        if self._counted < self._limit:
            self._begin_step()
            self.ticked.emit()
        else:
            self.stop()
            self.over.emit()
