# SPDX-License-Identifier: MIT
"""Use of the New game dialog with real mouse and key events."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from thothit_desktop.games import games

CATALOGUE = list(games())
SIZES = [(846, 564), (1203, 752), (2544, 1392)]
"""The sizes of the dialog over windows of 900x600, 1280x800 and 2560x1440."""


def click(widget: QWidget) -> None:
    """Press the middle of a widget, once it is in sight."""
    QApplication.processEvents()  # what has just been unfolded has its place
    for scroll in widget.window().findChildren(QScrollArea):
        if scroll.isAncestorOf(widget):
            scroll.ensureWidgetVisible(widget)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, to whatever has the focus."""
    window = QGuiApplication.focusWindow()
    assert window is not None
    QTest.keyClick(window, key, modifier)


def tab_to(wanted: Callable[[QWidget], bool]) -> QWidget:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(60):
        widget = QApplication.focusWidget()
        if widget is not None and wanted(widget):
            return widget
        press(Qt.Key.Key_Tab)
    raise AssertionError("Tab never got there")
