# SPDX-License-Identifier: MIT
"""New windows stay within their screen."""

from PySide6.QtWidgets import QDialog

from thothit_desktop.app.widgets.screen_room import FRAME, keep_within_screen
from thothit_desktop.table.screen import screen_of


def test_a_window_is_made_smaller_only_where_the_screen_is(qtbot):
    window = QDialog()
    qtbot.addWidget(window)
    room = screen_of(window).availableSize()
    window.resize(300, 200)
    keep_within_screen(window)
    assert (window.width(), window.height()) == (300, 200)
    window.resize(room.width() + 100, 200)
    keep_within_screen(window)
    assert (window.width(), window.height()) == (room.width() - FRAME.width(), 200)


def test_a_window_that_wants_to_be_large_is_content_with_a_small_screen(qtbot):
    window = QDialog()
    qtbot.addWidget(window)
    room = screen_of(window).availableSize() - FRAME
    window.setMinimumSize(room.width() + 100, 200)
    keep_within_screen(window)
    assert (window.width(), window.minimumHeight()) == (room.width(), 200)
