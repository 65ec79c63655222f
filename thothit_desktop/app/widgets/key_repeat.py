# SPDX-License-Identifier: MIT
"""Tells a key that is held down from one that is pressed: repeats must not close what has just opened."""

from PySide6.QtGui import QKeyEvent


class KeyRepeat:
    """Tells the repeats of a held key from presses.

    X11 repeats a key as a release and a press of the same moment, and Qt does not always see that.
    """

    def __init__(self) -> None:
        self._released = 0

    def release(self, event: QKeyEvent) -> None:
        """A key was released, or is reported as released."""
        self._released = event.timestamp()

    def repeats(self, event: QKeyEvent) -> bool:
        """Return True if a press is only a repeat."""
        return event.isAutoRepeat() or event.timestamp() == self._released != 0
