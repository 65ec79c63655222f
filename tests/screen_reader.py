# SPDX-License-Identifier: MIT
"""The accessible objects of a window, as a screen reader finds them."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


def spoken_names(shown: QObject) -> list[str]:
    """Return the names of all visible objects in a window or widget, from its accessible interface down."""
    return list(_names(QAccessible.queryAccessibleInterface(shown)))


def _names(at: QAccessibleInterface) -> Iterator[str]:
    yield at.text(QAccessible.Text.Name)
    for number in range(at.childCount()):
        child = at.child(number)
        if not child.state().invisible:
            yield from _names(child)


def found(shown: QObject, role: QAccessible.Role | None = None) -> list[QAccessibleInterface]:
    """Return all visible accessible objects in a window or widget, or only those with a role."""
    return [at for at in _all(QAccessible.queryAccessibleInterface(shown)) if role in (None, at.role())]


def _all(at: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield at
    for number in range(at.childCount()):
        child = at.child(number)
        if not child.state().invisible:
            yield from _all(child)


@contextmanager
def listening() -> Iterator[None]:
    """Simulate an active screen reader."""
    QAccessible.setActive(True)
    try:
        yield
    finally:
        QAccessible.setActive(False)
