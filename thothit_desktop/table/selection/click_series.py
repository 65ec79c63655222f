# SPDX-License-Identifier: MIT
"""Series of clicks: later presses of a series are not meant for the card under the mouse by then."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from thothit_desktop.table.selection.touch import by_finger


class ClickSeries:
    """Counts presses within the double-click time of each other, on the table and its panels."""

    def __init__(self) -> None:
        self._number = 0
        self._at = QPointF()
        self._time: int | None = None
        self.soon = False
        """True if the last press came within that time after the one before, at any place."""

    def number(self, event: QMouseEvent) -> int:
        """Count a press; return its number in the series at its place, 2 for a double click."""
        hints, at = QApplication.styleHints(), event.globalPosition()
        near = hints.touchDoubleTapDistance() if by_finger(event) else hints.mouseDoubleClickDistance()
        # Use the times of the events, because a busy program reads them late.
        passed = None if self._time is None else event.timestamp() - self._time
        self.soon = passed is not None and 0 <= passed < hints.mouseDoubleClickInterval()
        same = self.soon and (at - self._at).manhattanLength() <= near
        self._number = self._number + 1 if same else 1
        self._at, self._time = at, event.timestamp()
        return self._number
