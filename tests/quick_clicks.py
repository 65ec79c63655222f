# SPDX-License-Identifier: MIT
"""Clicks and taps within the double-click time, which QTest never makes."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

BEGINNING = 1_000_000_000
"""Milliseconds: later than all other events of a test."""


class QuickClicks:
    """Clicks on a table, or on a widget over it, at times that a test sets.

    As in a real system, every second press of a series is that of a double click.
    """

    def __init__(self, table: QAbstractScrollArea, finger: bool = False) -> None:
        self._table = table
        self._source = (
            Qt.MouseEventSource.MouseEventSynthesizedBySystem
            if finger
            else Qt.MouseEventSource.MouseEventNotSynthesized
        )
        self._last: tuple[QPoint, int] | None = None

    def click(self, at: QPoint, ms: int) -> None:
        """Press and release the left button at a place of the viewport, `ms` after the beginning."""
        self.press(at, ms)
        self._send(QEvent.Type.MouseButtonRelease, at, ms)

    def press(self, at: QPoint, ms: int) -> None:
        """Press the left button at a place of the viewport, `ms` after the beginning."""
        again = self._last is not None and self._last[0] == at and ms - self._last[1] < 400
        self._last = None if again else (at, ms)
        self._send(QEvent.Type.MouseButtonDblClick if again else QEvent.Type.MouseButtonPress, at, ms)

    def drag(self, to: QPoint, ms: int) -> None:
        """Move the mouse with its button down."""
        self._send(QEvent.Type.MouseMove, to, ms)

    def _send(self, kind: QEvent.Type, at: QPoint, ms: int) -> None:
        viewport = self._table.viewport()
        under = viewport.childAt(at) or viewport
        up, left = kind == QEvent.Type.MouseButtonRelease, Qt.MouseButton.LeftButton
        event = QMouseEvent(
            kind,
            under.mapFrom(viewport, at),
            viewport.mapTo(viewport.window(), at),
            viewport.mapToGlobal(at),
            Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else left,
            Qt.MouseButton.NoButton if up else left,
            Qt.KeyboardModifier.NoModifier,
            self._source,
        )
        event.setTimestamp(BEGINNING + ms)
        QApplication.sendEvent(under, event)
