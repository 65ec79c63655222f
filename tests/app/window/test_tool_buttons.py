# SPDX-License-Identifier: MIT
"""The tool bar in the colours of the window, the status line, and the window's place on the screen."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from thothit_desktop.app.store.setting import STATUS_LINE, TOOL_BAR
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.table.screen import screen_of


@pytest.fixture
def palette():
    """The application's palette, which is put back afterwards."""
    before = QApplication.palette()
    yield QPalette(before)
    QApplication.setPalette(before)


def test_its_four_buttons_stand_beside_the_menus_and_tell_their_keys(window):
    buttons = [button for button in window.tools.findChildren(QToolButton) if button.isVisible()]
    ui = window.ui
    assert [button.defaultAction() for button in buttons] == [ui.undo, ui.hint, ui.new_game, ui.find_command]
    assert window.ui.menu_bar.cornerWidget() is window.tools
    for button in buttons:
        assert not button.icon().isNull()
        assert button.defaultAction().shortcut().toString() in button.toolTip()


def test_they_have_words_where_the_menus_leave_room(window):
    buttons = window.tools.findChildren(QToolButton)
    for width, style in (
        (900, Qt.ToolButtonStyle.ToolButtonTextBesideIcon),
        (420, Qt.ToolButtonStyle.ToolButtonIconOnly),
    ):
        window.setMinimumWidth(width)
        window.resize(width, 600)
        QApplication.processEvents()
        assert {button.toolButtonStyle() for button in buttons} == {style}
        bar = window.ui.menu_bar
        assert all(bar.actionGeometry(menu).right() <= window.tools.x() for menu in bar.actions())
        assert window.tools.geometry().right() <= window.width()


def test_its_signs_have_the_colour_of_the_text(open_window, palette):
    window = open_window()
    window.begin(number=1)
    for wanted in ("#f0e8da", "#102030"):
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            palette.setColor(group, QPalette.ColorRole.ButtonText, QColor(wanted))
        QApplication.setPalette(palette)
        QApplication.processEvents()
        image = window.ui.new_game.icon().pixmap(QSize(32, 32)).toImage()
        colours = {
            image.pixelColor(x, y).name()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 250
        }
        assert wanted in colours


def test_it_is_hidden_by_a_setting(open_window, data):
    window = open_window()
    assert window.tools.isVisible()
    window.settings.set_value(TOOL_BAR, "off")
    assert not window.tools.isVisible()
    window.close()
    again = open_window()
    assert not again.tools.isVisible()
    again.settings.set_value(TOOL_BAR, "on")
    assert again.tools.isVisible()


def test_escape_ends_the_full_screen_and_leaves_the_window_as_it_was(qtbot, open_window):
    window = open_window()
    window.begin(number=1)
    window.showMaximized()
    window.ui.full_screen.trigger()
    qtbot.waitUntil(window.isFullScreen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.isMaximized()
    assert not window.ui.full_screen.isChecked()


def test_a_window_whose_screen_is_gone_comes_back_on_one_that_exists(open_window, data):
    window = open_window(size=None)
    window.move(5000, 4000)
    window.close()
    assert not Settings(data).geometry.isEmpty()
    again = open_window(size=None)
    assert screen_of(again).availableGeometry().contains(again.geometry())


def test_on_a_very_small_screen_the_whole_table_is_seen(open_window):
    window = open_window()
    window.begin(number=1)
    window.setMinimumSize(624, 352)  # as on a screen of 640x400
    window.resize(624, 352)
    QApplication.processEvents()
    assert window.size() == QSize(624, 352)
    assert window.table.geometry().bottom() < window.height()


def test_the_status_line_is_there_if_it_is_wanted(open_window):
    window = open_window()
    window.begin(number=1)
    assert not window.statusBar().isVisible()
    window.settings.set_value(STATUS_LINE, "on")
    assert window.statusBar().isVisible()


def test_what_is_clicked_is_large_enough(window):
    for button in window.tools.findChildren(QToolButton):
        if button.isVisible():
            assert button.height() >= 24
    assert window.ui.menu_bar.height() >= 24
