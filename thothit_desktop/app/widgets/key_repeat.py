# SPDX-License-Identifier: MIT
"""Whether a key is held: its repeats may play on, but are not to leave what has just opened."""

from PySide6.QtGui import QKeyEvent


class Held:
    """Tells the repeats of a held key from presses.

    X11 repeats a key as a release and a press of the same moment, and Qt does not always see that.
    """

    def __init__(self) -> None:
        self._released = 0

    def release(self, event: QKeyEvent) -> None:
        """A key was let go, or is said to be."""
        self._released = event.timestamp()

    def repeats(self, event: QKeyEvent) -> bool:
        """Whether a press is but a repeat."""
        return event.isAutoRepeat() or event.timestamp() == self._released != 0
