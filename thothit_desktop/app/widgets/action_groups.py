# SPDX-License-Identifier: MIT
"""Groups of menu entries with exactly one checked."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup


def exclusive(
    actions: dict[str, QAction], chosen: Callable[[str], None], parent: QObject
) -> dict[str, QAction]:
    """Make actions exclusive, and let them call `chosen` with their key; return the same actions."""
    group = QActionGroup(parent)
    for key, action in actions.items():
        group.addAction(action)
        action.triggered.connect(lambda _=False, key=key: chosen(key))
    return actions
