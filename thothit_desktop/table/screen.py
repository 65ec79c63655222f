# SPDX-License-Identifier: MIT
"""The screen that a widget stands on, which Python's collector must not delete."""

from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

_kept: list[QScreen] = []


def screen_of(widget: QWidget) -> QScreen:
    """The screen of a widget, instead of its own `screen()`.

    PySide (6.11) counts a screen among the children of the widget that was asked last. If that belongs to a
    window that refers to itself in a circle, the collector may free the screen before the window, and Qt's
    own screen with it: the next window that opens or closes ends the program. It leaves alone what is kept.
    """
    screen = widget.screen()
    if screen not in _kept:
        _kept.append(screen)
    return screen
