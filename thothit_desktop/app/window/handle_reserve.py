# SPDX-License-Identifier: MIT
"""File handles held back for the moment when none are left.

Under X11 every window that opens or gets another size needs one, which the server sends: where it cannot be
taken Qt waits for it for ever.
"""

import os

from PySide6.QtCore import QObject, QTimer

HELD = 16
"""How many are held back."""

AGAIN = 30_000
"""Milliseconds after which they are held back again, if twice as many are free by then."""


class HandleReserve(QObject):
    """Gives its handles away when they are needed, and takes them back later."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._held: list[int] = []
        self._timer = QTimer(self, interval=AGAIN)
        self._timer.timeout.connect(self._take)
        self._take()

    def help_out(self) -> None:
        """Give the handles away, if no other is left."""
        if not self._held:
            return
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            self.close()
            self._timer.start()

    def close(self) -> None:
        """Hold nothing back any more."""
        self._timer.stop()
        while self._held:
            os.close(self._held.pop())

    def _take(self) -> None:
        """Hold handles back, if others are left then."""
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
