# SPDX-License-Identifier: MIT
"""The settings, opened from the main window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from thothit_desktop.app.settings.window import SettingsWindow
from thothit_desktop.app.window.main_window import MainWindow


@pytest.fixture
def shown(qtbot: QtBot, window: MainWindow) -> SettingsWindow:
    """The window of the settings over a match, opened by its key."""
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.settings_action.shown is not None)
    settings = window.settings_action.shown
    assert settings is not None
    qtbot.waitExposed(settings)
    return settings
