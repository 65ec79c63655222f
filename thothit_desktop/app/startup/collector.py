# SPDX-License-Identifier: MIT
"""Has Python's collector run in the window's thread only."""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 1000
"""Milliseconds between two looks whether there is enough to be collected."""


class Collector(QObject):
    """Collects what refers to itself in a circle, in the thread of Qt's event loop.

    By itself Python collects in whichever thread has just made something, which is mostly that of a computer
    player. What it frees there may be Qt's: a scene or a window of a class of ours, which Qt lets nobody
    delete but the thread that paints it. One collector is enough for a program.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL)
        self._timer.timeout.connect(collect_due)
        self._timer.start()


def collect_due() -> None:
    """Collect the oldest generation that Python itself would collect now, if any."""
    counts, most = gc.get_count(), gc.get_threshold()
    if counts[0] > most[0]:
        gc.collect(max(age for age in range(len(counts)) if counts[age] > most[age]))
