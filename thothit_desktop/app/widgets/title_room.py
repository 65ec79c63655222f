# SPDX-License-Identifier: MIT
"""Widens dialogs so that the window manager does not cut their titles."""

from PySide6.QtGui import QFontDatabase, QFontMetrics
from PySide6.QtWidgets import QApplication, QDialog, QGridLayout, QSizePolicy, QSpacerItem

_BESIDE = 5
"""The width of the icon and the buttons beside a title, in heights of a title bar."""


def title_width(window: QDialog) -> int:
    """Return the width in pixels at which a window's whole title is readable.

    The system adds the program's name to the title.
    """
    from PySide6.QtWidgets import QStyle  # here, as its enumerations take 5 ms of the start

    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.TitleFont)
    font.setBold(True)  # as some window managers write it
    title = f"{window.windowTitle()} — {QApplication.applicationDisplayName()}"
    bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    return QFontMetrics(font).horizontalAdvance(title) + _BESIDE * bar


def keep_title_whole(dialog: QDialog) -> None:
    """Make a dialog at least as wide as its title; to be called when it has its texts and buttons.

    Qt's own dialogs take their sizes from their layouts and ignore a minimum size.
    """
    dialog.sizeHint()  # makes an input dialog create its layout
    layout = dialog.layout()
    assert layout is not None
    strut = QSpacerItem(title_width(dialog), 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    if isinstance(layout, QGridLayout):
        layout.addItem(strut, layout.rowCount(), 0, 1, layout.columnCount())
    else:
        layout.addItem(strut)
