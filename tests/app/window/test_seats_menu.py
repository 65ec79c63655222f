# SPDX-License-Identifier: MIT
"""The menu of the computer seats leaves no objects behind when it is filled anew."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.window.play_actions import fill_seats


def kept() -> int:
    """Menus and entries that Python holds, also those that Qt has deleted."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    return sum(isinstance(one, (QMenu, QAction)) for one in gc.get_objects())


@pytest.mark.whole
def test_submenus_of_the_match_before_are_let_go(window):
    match = window.controller.match
    menu = QMenu()
    fill_seats(menu, match, lambda seat, level: None)
    before = kept()
    for _ in range(5):
        fill_seats(menu, match, lambda seat, level: None)
    assert kept() == before
