# SPDX-License-Identifier: MIT
"""The New game dialog within a screen that is smaller than it would like to be."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication


def test_on_a_very_small_screen_it_scrolls_and_can_be_answered(open_dialog):
    dialog = open_dialog()
    dialog.setMinimumSize(0, 0)  # as on a screen of 640x400
    dialog.resize(620, 388)
    QApplication.processEvents()
    assert dialog.size() == QSize(620, 388)
    for button in (dialog.ui.play, dialog.ui.cancel, dialog.ui.rules):
        corner = button.mapTo(dialog, button.rect().bottomRight())
        assert dialog.rect().contains(corner)
    for scroll in (dialog.ui.games, dialog.ui.chosen):
        assert scroll.horizontalScrollBar().maximum() == 0
        assert scroll.verticalScrollBar().maximum() > 0
