# SPDX-License-Identifier: MIT
"""Room for the titles of small windows, which a window manager would cut."""

from PySide6.QtGui import QFontDatabase, QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGridLayout,
    QSizePolicy,
    QSpacerItem,
    QStyle,
)

_BESIDE = 5
"""The icon and the buttons beside a title, in heights of a title bar."""


def title_width(window: QDialog) -> int:
    """Return how wide a window must be so that its whole title can be read, in pixels.

    The system adds the program's name to the title.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.TitleFont)
    font.setBold(True)  # as some window managers write it
    title = f"{window.windowTitle()} — {QApplication.applicationDisplayName()}"
    bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    return QFontMetrics(font).horizontalAdvance(title) + _BESIDE * bar


def keep_title_whole(dialog: QDialog) -> None:
    """Make a dialog at least as wide as its title; call it when the dialog has its texts and buttons.

    Qt's own dialogs take their sizes from their layouts, whatever minimum they are given.
    """
    dialog.sizeHint()  # lets an input dialog make its layout
    layout = dialog.layout()
    assert layout is not None
    strut = QSpacerItem(title_width(dialog), 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    if isinstance(layout, QGridLayout):
        layout.addItem(strut, layout.rowCount(), 0, 1, layout.columnCount())
    else:
        layout.addItem(strut)
