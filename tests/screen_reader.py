# SPDX-License-Identifier: MIT
"""What a screen reader finds in a window."""

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


def spoken_names(shown: QObject) -> list[str]:
    """The names of all that is to be seen in a window or widget, from its accessible interface down."""
    return list(_names(QAccessible.queryAccessibleInterface(shown)))


def _names(at: QAccessibleInterface) -> Iterator[str]:
    yield at.text(QAccessible.Text.Name)
    for number in range(at.childCount()):
        child = at.child(number)
        if not child.state().invisible:
            yield from _names(child)
