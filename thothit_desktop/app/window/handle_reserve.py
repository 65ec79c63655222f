# SPDX-License-Identifier: MIT
"""A reserve of file handles for the moment when no others are left.

Under X11 every window that opens or is resized needs one, sent by the server; if none is free, Qt waits for
ever.
"""

import os

from PySide6.QtCore import QObject, QTimer

HELD = 16
"""The number of handles held back."""

AGAIN = 30_000
"""Milliseconds between attempts to hold them back again, which need twice as many free handles."""


class HandleReserve(QObject):
    """Holds handles back, releases them when they are needed, and takes them again later."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._held: list[int] = []
        self._timer = QTimer(self, interval=AGAIN)
        self._timer.timeout.connect(self._hold_handles)
        self._hold_handles()

    def help_out(self) -> None:
        """Release the handles if no others are left."""
        if not self._held:
            return
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            self.close()
            self._timer.start()

    def close(self) -> None:
        """Release all handles."""
        self._timer.stop()
        while self._held:
            os.close(self._held.pop())

    def _hold_handles(self) -> None:
        """Hold handles back, if as many others stay free."""
        taken: list[int] = []
        try:
            taken.extend(os.open(os.devnull, os.O_RDONLY) for _ in range(2 * HELD))
            self._held, taken = taken[:HELD], taken[HELD:]
            self._timer.stop()
        except OSError:
            self._timer.start()
        finally:
            for handle in taken:
                os.close(handle)
