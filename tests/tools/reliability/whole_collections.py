# SPDX-License-Identifier: MIT
"""Python's collector looks at everything several times a second, as it does by itself once in some minutes.

What it frees although Qt still has it, or in an order that Qt cannot bear, shows near what left it so.
"""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 150
"""Milliseconds between two collections."""


def collect_often(parent: QObject) -> None:
    """Collect everything again and again, in the event loop's thread, as long as the parent is there."""
    timer = QTimer(parent, interval=INTERVAL)
    timer.timeout.connect(_collect)
    timer.start()


def _collect() -> None:
    gc.collect()
