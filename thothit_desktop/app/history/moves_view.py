# SPDX-License-Identifier: MIT
"""The list view of moves: arrow keys navigate, Enter shows a position, Ctrl+C copies the list."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QListView, QWidget

_WALKING = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MovesView(QListView):
    """Handles the keys of a list, and passes all others on to the window."""

    entered_line = Signal()
    """The user has pressed Enter on the current line."""
    copied = Signal()
    """The user wants to copy the list."""
    left = Signal()
    """The user has pressed Escape, and the focus should go back to the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # keeps the line width constant
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def event(self, event: QEvent) -> bool:
        """Accept Ctrl+C before the window's menu handles it."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Navigate, show a position, copy the list, or leave."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.key() in _ENTER:
            self.entered_line.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()
