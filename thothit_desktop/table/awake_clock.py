# SPDX-License-Identifier: MIT
"""A clock that counts only the time in which the program runs and can be seen and answered."""

import math
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TICK = 250
"""Milliseconds from one step to the next."""
LONGEST_STEP = 500
"""Milliseconds that a step counts at most, however long the program stood still."""


class AwakeClock(QObject):
    """Counts milliseconds from `start` on, up to a limit or without one.

    A paused machine, heavy swapping or a stopped process costs the player one step at most.
    """

    ticked = Signal()
    """A step has been counted; not emitted for the last one."""
    over = Signal()
    """The limit is reached: emitted once after each `start`, unless the clock is stopped before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._limit: float | None = None
        """None while nothing is counted."""
        self._counted = 0.0
        self._since: float | None = None
        """The time at which the running step began; None while the clock stands still."""
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
        """Milliseconds until the limit, infinite without one; None while nothing is counted."""
        return None if self._limit is None else max(0.0, self._limit - self.counted)

    def start(self, limit: float = math.inf) -> None:
        """Count from zero up to a limit in milliseconds."""
        self._limit, self._counted, self._since = limit, 0.0, None
        self._begin_step()

    def stop(self) -> None:
        """Stop counting; the limit is not reached."""
        self._count()
        self._limit = self._since = None
        self._step.stop()

    def set_running(self, running: bool) -> None:
        """Stand still, or go on with what was left."""
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
        """Count what has passed of the running step."""
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
