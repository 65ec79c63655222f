# SPDX-License-Identifier: MIT
"""The screen of a widget, protected from Python's garbage collector."""

from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

_kept: list[QScreen] = []


def screen_of(widget: QWidget) -> QScreen:
    """Return the screen of a widget; use this instead of `QWidget.screen()`.

    PySide (6.11) adds the screen to the children of the widget that called `screen()` last. If that widget
    belongs to a window in a reference cycle, the garbage collector may delete the screen before the window,
    and Qt's own screen with it: the next window that opens or closes then crashes the program. A screen that
    is kept in a variable of the program is not collected.
    """
    screen = widget.screen()
    if screen not in _kept:
        _kept.append(screen)
    return screen
