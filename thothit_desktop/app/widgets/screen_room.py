# SPDX-License-Identifier: MIT
"""Limits the size of new windows to the screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from thothit_desktop.table.screen import screen_of

FRAME = QSize(16, 48)
"""The room for a window's frame and title at the edges of the screen."""


def room_of(window: QWidget) -> QSize:
    """Return the largest size of a window on its screen, without its frame."""
    return screen_of(window).availableSize() - FRAME


def keep_within_screen(window: QWidget) -> None:
    """Shrink a window that is too large for its screen, with its frame."""
    room = room_of(window)
    window.setMinimumSize(window.minimumSize().boundedTo(room))
    window.resize(window.size().boundedTo(room))
