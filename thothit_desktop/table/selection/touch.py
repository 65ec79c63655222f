# SPDX-License-Identifier: MIT
"""Touch input: the recognition of events from fingers, their tolerance, and a long press."""

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication

_UNSTEADY = 3
"""The tolerance of a tap, as a multiple of a mouse click's."""


def by_finger(event: QMouseEvent) -> bool:
    """Return True if a finger made this mouse event, according to Qt or to the system."""
    return (
        event.pointerType() == QPointingDevice.PointerType.Finger
        or event.source() == Qt.MouseEventSource.MouseEventSynthesizedBySystem
    )


def drag_distance(event: QMouseEvent) -> int:
    """Return the distance in pixels from which a press is a drag."""
    return QApplication.startDragDistance() * (_UNSTEADY if by_finger(event) else 1)


class LongPress(QObject):
    """Notices a finger that stays for a while where it went down."""

    held = Signal(QPoint)
    """Emitted with the position of the finger, in the coordinates of the view."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._at = QPoint()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(lambda: self.held.emit(self._at))

    def begin(self, event: QMouseEvent) -> None:
        """Start with a press of a finger or a mouse."""
        if by_finger(event):
            self._at = event.position().toPoint()
            self._timer.start(QApplication.styleHints().mousePressAndHoldInterval())

    def check_movement(self, event: QMouseEvent) -> None:
        """Cancel the long press if a movement is a drag."""
        if self._timer.isActive():
            way = (event.position().toPoint() - self._at).manhattanLength()
            if way >= drag_distance(event):
                self.end()

    def end(self) -> None:
        """End with the release."""
        self._timer.stop()
