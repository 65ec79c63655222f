# SPDX-License-Identifier: MIT
"""Full runs of Python's garbage collector several times a second, instead of once in some minutes.

An object that it frees although Qt still uses it, or in an order that Qt cannot bear, then causes a fault
near its cause.
"""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 150
"""Milliseconds between two collections."""


def collect_often(parent: QObject) -> None:
    """Collect all generations repeatedly, in the event loop's thread, as long as the parent exists."""
    timer = QTimer(parent, interval=INTERVAL)
    timer.timeout.connect(_collect)
    timer.start()


def _collect() -> None:
    gc.collect()
