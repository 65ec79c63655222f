# SPDX-License-Identifier: MIT
"""Fingers on the table: how their events are known, how far they may slip, and a long press."""

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication

_UNSTEADY = 3
"""So many times as far as a mouse a finger may slip while it taps."""


def by_finger(event: QMouseEvent) -> bool:
    """Return True if a finger made this event of the mouse: Qt says so, or the system that made the event."""
    return (
        event.pointerType() == QPointingDevice.PointerType.Finger
        or event.source() == Qt.MouseEventSource.MouseEventSynthesizedBySystem
    )


def drag_distance(event: QMouseEvent) -> int:
    """From how far on a press is a drag, in pixels."""
    return QApplication.startDragDistance() * (_UNSTEADY if by_finger(event) else 1)


class LongPress(QObject):
    """Notices a finger that stays for a while where it went down."""

    held = Signal(QPoint)
    """Where it stays, in the coordinates of the view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at = QPoint()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(lambda: self.held.emit(self._at))

    def begin(self, event: QMouseEvent) -> None:
        """A finger or a mouse went down."""
        if by_finger(event):
            self._at = event.position().toPoint()
            self._timer.start(QApplication.styleHints().mousePressAndHoldInterval())

    def follow(self, event: QMouseEvent) -> None:
        """It moved: whoever drags does not hold."""
        if self._timer.isActive():
            way = (event.position().toPoint() - self._at).manhattanLength()
            if way >= drag_distance(event):
                self.end()

    def end(self) -> None:
        """It went up."""
        self._timer.stop()
