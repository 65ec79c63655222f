# SPDX-License-Identifier: MIT
"""The time left to answer, as a line that grows shorter and as a number of seconds."""

import math

from PySide6.QtCore import QObject, QPropertyAnimation, Qt, Signal
from PySide6.QtWidgets import QLabel, QSlider, QWidget

from thothit_desktop.table.awake_clock import TICK, AwakeClock

_STEPS = 1000


class Countdown(QObject):
    """Runs out once unless it is stopped; stops while it is paused or the person looks elsewhere."""

    ran_out = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Create the line and the number as children of a widget, which lays them out."""
        super().__init__(parent)
        # Not a QProgressBar: it repaints at once on every change, together with changes elsewhere.
        self.line = QSlider(Qt.Orientation.Horizontal, parent)
        self.line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.line.setRange(0, _STEPS)
        self.line.setAccessibleName(self.tr("Time left to answer"))
        self.number = QLabel(parent)
        self.number.setObjectName("seconds")
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.number.setAccessibleName(self.tr("Seconds left to answer"))
        self._clock = AwakeClock(self)
        self._clock.ticked.connect(self._show)
        self._clock.over.connect(self.ran_out)
        self._limit = 0.0
        self._shrinking = QPropertyAnimation(self.line, b"value", self)
        """Shortens the line until the clock's next step, and no further if the program stands still."""
        self._shrinking.setDuration(TICK)
        self._paused = self._unattended = False
        self.stop()

    @property
    def seconds_left(self) -> int | None:
        """The seconds left, rounded up; None if no time runs."""
        left = self._clock.left
        return None if left is None else math.ceil(left / 1000)

    @property
    def milliseconds_left(self) -> int | None:
        """The milliseconds left, None if no time runs."""
        left = self._clock.left
        return None if left is None else math.ceil(left)

    def start(self, seconds: float) -> None:
        """Start with this many seconds."""
        self._limit = 1000 * seconds
        self._clock.start(self._limit)
        self.line.show()
        self.number.show()
        self._show()

    def stop(self) -> None:
        """Stop the time; `ran_out` is not emitted."""
        self._clock.stop()
        self._shrinking.stop()
        self.line.hide()
        self.number.hide()

    def set_paused(self, paused: bool) -> None:
        """Stop in a pause, or go on."""
        self._paused = paused
        self._update_running()

    def set_unattended(self, unattended: bool) -> None:
        """Stop while the person looks elsewhere, or go on."""
        self._unattended = unattended
        self._update_running()

    def _update_running(self) -> None:
        """Run the clock unless it is paused or unattended."""
        self._clock.set_running(not (self._paused or self._unattended))
        self._show()

    def _show(self) -> None:
        """Show the seconds left, and let the line shrink until the next step."""
        left = self._clock.left
        self._shrinking.stop()
        if left is None:
            return
        self.number.setText(str(self.seconds_left))
        self.line.setValue(round(_STEPS * left / self._limit))
        if not (self._paused or self._unattended):
            self._shrinking.setEndValue(round(_STEPS * max(0.0, left - TICK) / self._limit))
            self._shrinking.start()
