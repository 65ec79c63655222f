# SPDX-License-Identifier: MIT
"""Runs Python's garbage collector in the window's thread only."""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 1000
"""Milliseconds between two checks for enough garbage."""


class Collector(QObject):
    """Collects reference cycles in the thread of Qt's event loop; a program needs only one.

    By default Python collects in whichever thread has just created an object, usually that of a computer
    player. It might free scenes or windows there, which Qt allows only in the thread that paints them.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL)
        self._timer.timeout.connect(collect_due)
        self._timer.start()


def collect_due() -> None:
    """Collect the oldest generation that Python would collect now, if any."""
    counts, most = gc.get_count(), gc.get_threshold()
    if counts[0] > most[0]:
        gc.collect(max(age for age in range(len(counts)) if counts[age] > most[age]))
