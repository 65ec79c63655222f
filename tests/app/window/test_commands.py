# SPDX-License-Identifier: MIT
"""Any command or setting is found by some of its letters, and done by Enter or a click."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from shiboken6 import delete

from thothit_desktop.app.settings.catalogue import setting_rows
from thothit_desktop.app.settings.rows import SettingsPage
from thothit_desktop.app.window.command_search import commands, found

pytestmark = pytest.mark.whole


@pytest.fixture
def finder(window):
    """The search over a window, opened by its key."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    return window.commands.finder


def shown(finder) -> list[list[str]]:
    items = [finder.list.topLevelItem(at) for at in range(finder.list.topLevelItemCount())]
    return [[item.text(column) for column in range(3)] for item in items]


def test_all_commands_settings_and_players_are_there_with_their_place_and_key(window, finder):
    listed = shown(finder)
    for row in (
        ["Undo", "Play", "Ctrl+Z"],
        ["Quit", "Game", "Ctrl+Q"],
        ["Copy match", "Game › Share", "Ctrl+C"],
        ["Deal of the day", "", "Ctrl+Shift+D"],
        ["Appearance", "Settings › Cards and table", ""],
        ["master", "Players › Sri", ""],
    ):
        assert row in listed
    assert not any("Find a command" in text for text, _, _ in listed)
    assert len(listed) > len(list(commands(window.ui.menu_bar))) + len(setting_rows(window.settings))


def test_a_setting_is_found_by_its_values_too_and_opens_there(qtbot, finder, window):
    for typed in ("pandan", "mat"):
        finder.search.clear()
        QTest.keyClicks(finder.search, typed)
        assert shown(finder)[0][0] == "Mat"
    QTest.keyClick(finder.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.settings_action.shown is not None)
    opened = window.settings_action.shown
    assert opened.isVisible()
    assert opened.page is SettingsPage.CARDS
    assert opened.sections[SettingsPage.CARDS].controls["mat"].hasFocus()
    opened.close()


def test_every_command_that_is_in_no_menu_is_found_by_its_name(window, finder):
    listed = {row[0].removesuffix(" ✓") for row in shown(finder)}
    for action in window.actions():
        assert action.text().replace("&", "") in listed


def test_words_of_the_name_come_before_letters_of_it(window):
    among = list(commands(window.ui.menu_bar))

    def names(typed: str) -> list[str]:
        return [command.text for command in found(typed, among)]

    assert names("standings")[0] == "Standings"
    assert names("deal num") == ["Copy deal number"]
    assert names("FULL")[0] == "Full screen"
    assert {"Copy match", "Save as…"} < set(names("share"))
    assert "Full screen" in names("fscr")
    assert "Full screen" not in names("fs")
    assert names("xyzzy") == []
    assert names("") == [command.text for command in among]


def test_enter_does_what_is_found_and_the_table_has_the_keys_again(qtbot, window, finder):
    QTest.keyClicks(finder.search, "corner")
    before = window.ui.corner_index.isChecked()
    QTest.keyClick(finder.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.ui.corner_index.isChecked() is not before)
    assert not finder.isVisible()
    assert window.focusWidget() is window.table


def test_letters_may_be_typed_from_the_end_of_the_list(finder):
    """The command in question is gone with the first letter."""
    QTest.keyClick(finder.search, Qt.Key.Key_Up)
    for letter in "undo":
        QTest.keyClick(finder.search, letter)
    assert shown(finder)[0][0] == "Undo"


def test_arrows_pass_over_what_cannot_be_done_now(window, finder):
    QTest.keyClicks(finder.search, "re")
    rows = shown(finder)
    assert not window.ui.redo.isEnabled()
    redo = finder.list.topLevelItem(next(at for at, row in enumerate(rows) if row[0] == "Redo"))
    assert redo.isDisabled()
    for _ in range(2 * len(rows)):
        QTest.keyClick(finder.search, Qt.Key.Key_Down)
        assert not finder.list.currentItem().isDisabled()
        assert finder.list.currentItem().text(0).removesuffix(" ✓") in finder.search.accessibleDescription()


def test_what_cannot_be_done_is_not_done_by_enter_nor_by_a_click(qtbot, window, finder):
    done = []
    window.ui.undo.triggered.connect(lambda: done.append("undo"))
    QTest.keyClicks(finder.search, "undo")
    assert shown(finder)[0][0] == "Undo"
    QTest.keyClick(finder.search, Qt.Key.Key_Return)
    rect = finder.list.visualItemRect(finder.list.topLevelItem(0))
    QTest.mouseClick(finder.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert finder.isVisible()
    assert finder.about.text() == "You can't do this now."
    QTest.qWait(1)
    assert done == []


def test_a_command_whose_menu_is_filled_anew_is_not_done(window):
    """Seats may change while the search is open; PySide ends the program where a key meets what is gone."""
    menu = window.ui.menu_bar.addMenu("Seats")
    menu.addAction("Bocah")
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    finder = window.commands.finder
    QTest.keyClicks(finder.search, "boca")
    assert "Bocah" in finder.search.accessibleDescription()
    menu.clear()
    QTest.keyClick(finder.search, Qt.Key.Key_Return)
    assert finder.isVisible()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_PageUp):
        QTest.keyClick(finder.search, key)
        assert "Bocah" not in finder.search.accessibleDescription()
    QTest.keyClick(finder.search, Qt.Key.Key_H)
    assert shown(finder) == []
    QTest.keyClick(finder.search, Qt.Key.Key_Escape)
    assert not finder.isVisible()


def test_a_click_does_what_it_meets(qtbot, window, finder):
    QTest.keyClicks(finder.search, "corner")
    before = window.ui.corner_index.isChecked()
    rect = finder.list.visualItemRect(finder.list.topLevelItem(0))
    QTest.mouseClick(finder.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    qtbot.waitUntil(lambda: window.ui.corner_index.isChecked() is not before)


def test_escape_its_own_key_and_a_click_beside_it_leave(window, finder):
    moves = len(window.controller.match.position.moves)
    QTest.keyClick(finder.search, Qt.Key.Key_Escape)
    assert not finder.isVisible()
    for _ in range(2):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert not finder.isVisible()
    window.ui.find_command.trigger()
    assert finder.isVisible()
    QTest.mouseClick(finder, Qt.MouseButton.LeftButton, pos=QPoint(3, finder.height() - 3))
    assert not finder.isVisible()
    assert len(window.controller.match.position.moves) == moves
    assert window.focusWidget() is window.table


def test_it_lies_within_the_smallest_window(window, finder):
    for size in ((900, 600), (1280, 800), (2560, 1440)):
        window.resize(*size)
        QApplication.processEvents()
        assert finder.geometry() == window.rect()
        assert finder.rect().contains(finder.search.parentWidget().geometry())


def test_its_last_row_is_not_cut(window, finder):
    for size in ((900, 600), (1280, 800), (1280, 655)):
        window.resize(*size)
        QApplication.processEvents()
        assert finder.list.viewport().height() % finder.list.sizeHintForRow(0) == 0


def test_long_names_of_menus_leave_room_for_the_commands(window, finder):
    window.ui.menu_game.setTitle(
        "A menu with a name that is longer than those of all its entries are together"
    )
    finder.search_among(list(commands(window.ui.menu_bar)))
    assert finder.list.columnWidth(0) > finder.list.columnWidth(1) > 0


def test_what_had_the_keys_may_be_gone(window):
    button = QPushButton(window)
    button.show()
    button.setFocus()
    window.ui.find_command.trigger()
    delete(button)
    QTest.keyClick(window.commands.finder.search, Qt.Key.Key_Escape)
    assert not window.commands.finder.isVisible()
