# SPDX-License-Identifier: MIT
"""The time left to answer, as a line that grows shorter and as a number of seconds."""

import math

from PySide6.QtCore import QObject, QPropertyAnimation, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QSlider, QWidget

_STEPS = 1000


class Countdown(QObject):
    """Runs out once, unless it is stopped; stands still while it is paused or nobody looks."""

    ran_out = Signal()

    def __init__(self, parent: QWidget) -> None:
        """The line and the number are children of a widget, which lays them."""
        super().__init__(parent)
        # Not a QProgressBar: that one paints at once whenever it changes, amid what others change.
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
        self._time = QPropertyAnimation(self.line, b"value", self)
        self._time.setStartValue(_STEPS)
        self._time.setEndValue(0)
        self._time.finished.connect(self.ran_out)
        self._second = QTimer(self, singleShot=True)
        self._second.timeout.connect(self._count)
        self._paused = self._unattended = False
        self.stop()

    @property
    def seconds_left(self) -> int | None:
        """The seconds still to come, rounded up; None where no time runs."""
        left = self.milliseconds_left
        return None if left is None else math.ceil(left / 1000)

    @property
    def milliseconds_left(self) -> int | None:
        """The same in milliseconds."""
        if self._time.state() == QPropertyAnimation.State.Stopped:
            return None
        return self._time.duration() - self._time.currentTime()

    def start(self, seconds: float) -> None:
        """Begin with so many seconds."""
        self._time.setDuration(round(seconds * 1000))
        self._time.start()
        self.line.show()
        self.number.show()
        self._follow()

    def stop(self) -> None:
        """Forget the time; nothing runs out."""
        self._time.stop()
        self._second.stop()
        self.line.hide()
        self.number.hide()

    def set_paused(self, paused: bool) -> None:
        """Stand still in a pause, or go on."""
        self._paused = paused
        self._follow()

    def set_unattended(self, unattended: bool) -> None:
        """Stand still while the person does not look, or go on."""
        self._unattended = unattended
        self._follow()

    def _follow(self) -> None:
        """Stand still or go on, and show the number."""
        still = self._paused or self._unattended
        changes = QPropertyAnimation.State.Running if still else QPropertyAnimation.State.Paused
        if self._time.state() == changes:
            self._time.setPaused(still)
        self._count()

    def _count(self) -> None:
        """Show the seconds that are left, and come back when they change."""
        self._second.stop()
        left = self.milliseconds_left
        if left is None:
            return
        self.number.setText(str(self.seconds_left))
        if self._time.state() == QPropertyAnimation.State.Running:
            self._second.start(left % 1000 or 1000)
