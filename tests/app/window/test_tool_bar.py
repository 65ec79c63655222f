# SPDX-License-Identifier: MIT
"""The tool bar: its size and colours follow the window, and it can be hidden."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from thothit_desktop.app.store.settings import Settings
from thothit_desktop.table.screen import screen_of


@pytest.fixture
def palette():
    """The application's palette, which is put back afterwards."""
    before = QApplication.palette()
    yield QPalette(before)
    QApplication.setPalette(before)


def button(window, action):
    return window.ui.tool_bar.widgetForAction(action)


@pytest.mark.whole
def test_its_buttons_grow_with_the_window_and_are_easy_to_hit(open_window):
    window = open_window()
    window.begin(number=1)
    sizes = []
    for size in ((900, 600), (1280, 800), (2560, 1440)):
        window.resize(*size)
        QApplication.processEvents()
        new = button(window, window.ui.new_game)
        sizes.append(window.ui.tool_bar.iconSize().width())
        assert new.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        shown = [action for action in window.ui.tool_bar.actions() if not action.isSeparator()]
        assert all(button(window, action).isVisible() for action in shown), size
        assert all(not action.icon().isNull() for action in shown)
        assert new.height() >= (44 if size >= (1280, 800) else 32)
    assert sizes == [24, 32, 44]


@pytest.mark.whole
def test_its_last_entries_have_signs_only_where_it_is_too_narrow_for_words(qtbot, open_window):
    window = open_window()
    window.begin(number=1)
    window.setMinimumWidth(0)
    bar = window.ui.tool_bar
    window.resize(1600, 600)
    QApplication.processEvents()
    shown = [button(window, action) for action in bar.actions() if not action.isSeparator()]
    wide = bar.sizeHint().width()
    for width, all_words in ((wide + 1, True), (wide - 1, False), (wide - 100, False), (wide + 1, True)):
        window.resize(width, 600)
        QApplication.processEvents()
        words = [each.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon for each in shown]
        assert all(each.isVisible() for each in shown), width
        assert words == sorted(words, reverse=True), "the last ones lose their words first"
        assert all(words) == all_words, width
        assert words[0]
        assert shown[-1].toolTip()
    window.ui.standings.setText("A word that is much longer than the one before")
    QApplication.processEvents()
    assert all(each.isVisible() for each in shown)
    assert shown[-1].toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly


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


def test_it_is_hidden_from_the_menu_and_stays_so(open_window, data):
    window = open_window()
    entry = next(action for action in window.ui.menu_view.actions() if action.text() == "&Toolbar")
    assert window.ui.tool_bar.isVisible()
    entry.trigger()
    assert not window.ui.tool_bar.isVisible()
    window.close()
    again = open_window()
    assert not again.ui.tool_bar.isVisible()
    entry = next(action for action in again.ui.menu_view.actions() if action.text() == "&Toolbar")
    assert not entry.isChecked()
    entry.trigger()
    assert again.ui.tool_bar.isVisible()


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
    assert not window.statusBar().isVisible()
    assert window.table.geometry().bottom() < window.height()
    window.resize(900, 600)
    QApplication.processEvents()
    assert window.statusBar().isVisible()


def test_what_is_clicked_is_large_enough(window):
    for button in window.ui.tool_bar.findChildren(QToolButton):
        if button.isVisible() and button.text():
            assert button.height() >= 32
    assert window.ui.menu_bar.height() >= 24
