# SPDX-License-Identifier: MIT
"""Room on the screen: a new window is not larger than that."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from thothit_desktop.table.screen import screen_of

FRAME = QSize(16, 48)
"""Room for the window's frame and title where a new window is as large as the screen."""


def room_of(window: QWidget) -> QSize:
    """Return what a window may measure on its screen, so that its frame is seen as well."""
    return screen_of(window).availableSize() - FRAME


def keep_within_screen(window: QWidget) -> None:
    """Make a window that is too large for its screen as large as fits there, with its frame."""
    room = room_of(window)
    window.setMinimumSize(window.minimumSize().boundedTo(room))
    window.resize(window.size().boundedTo(room))
