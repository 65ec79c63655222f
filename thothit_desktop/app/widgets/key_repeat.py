# SPDX-License-Identifier: MIT
"""Distinguishes repeats of a held key from presses: a repeat must not close a panel just opened."""

from PySide6.QtGui import QKeyEvent


class KeyRepeat:
    """Recognises the repeats of a held key.

    X11 repeats a key as a release and a press at the same time, which Qt does not always recognise.
    """

    def __init__(self) -> None:
        self._released = 0

    def release(self, event: QKeyEvent) -> None:
        """Note the release of a key, real or reported by X11."""
        self._released = event.timestamp()

    def repeats(self, event: QKeyEvent) -> bool:
        """Return True if a press is only a repeat."""
        return event.isAutoRepeat() or event.timestamp() == self._released != 0
