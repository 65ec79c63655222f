# SPDX-License-Identifier: MIT
"""Groups of menu entries of which exactly one is checked."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup


def exclusive(
    actions: dict[str, QAction], chosen: Callable[[str], None], parent: QObject
) -> dict[str, QAction]:
    """Make actions exclude each other and call `chosen` with their key; returns the same actions."""
    group = QActionGroup(parent)
    for key, action in actions.items():
        group.addAction(action)
        action.triggered.connect(lambda _=False, key=key: chosen(key))
    return actions
