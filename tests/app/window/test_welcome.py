# SPDX-License-Identifier: MIT
"""The card that greets a new player, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.app.cut_off import cut_off
from tests.app.play import asked, play_by_mouse, position_of
from tests.tiers import each
from thothit_desktop.app.lessons.window import LessonsWindow
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.welcome import WelcomeCard

LEARN, PLAY, SKIP = range(3)


@pytest.fixture
def greeted(qtbot, data, open_window):
    """A window in the midst of its ceremony, with the card on the table."""
    Settings(data).speed = "normal"
    window = open_window()
    window.begin(number=5)
    qtbot.waitUntil(lambda: window.table.moving, timeout=10000)
    window.welcome.greet()
    return window


def card_of(window) -> WelcomeCard | None:
    return next((card for card in window.findChildren(WelcomeCard) if card.isVisible()), None)


def click(window, button: int) -> None:
    QTest.mouseClick(card_of(window).buttons[button], Qt.MouseButton.LeftButton)


def test_the_card_says_what_it_offers_to_the_eye_and_to_screen_readers(greeted):
    card = card_of(greeted)
    assert card.accessibleName() == "Welcome to Thothit"
    assert "A click skips what moves." in card.accessibleDescription()
    names = ["Learn in two minutes", "Play", "Skip the ceremony"]
    assert [button.accessibleName() for button in card.buttons] == names
    assert all(button.accessibleDescription() for button in card.buttons)


def test_screen_readers_find_the_card_on_the_table(greeted):
    table = QAccessible.queryAccessibleInterface(greeted.table)
    found = [child.child(at).object() for child in [table.child(0)] for at in range(child.childCount())]
    assert card_of(greeted) in found


def test_other_keys_go_on_to_the_table(qtbot, greeted):
    with qtbot.waitSignal(greeted.table.clicked, timeout=1000):
        QTest.keyClick(card_of(greeted).buttons[PLAY], Qt.Key.Key_X)
    assert card_of(greeted) is not None


def test_the_card_asks_nothing_of_the_match(greeted):
    assert QApplication.activeModalWidget() is None
    assert not greeted.context.pauses.holds("dialog")
    assert greeted.table.moving


def test_play_puts_the_card_away_and_the_ceremony_goes_on(greeted):
    click(greeted, PLAY)
    assert card_of(greeted) is None
    assert greeted.table.moving
    assert greeted.table.hasFocus()


def test_skip_ends_the_ceremony(qtbot, greeted):
    with qtbot.waitSignal(greeted.controller.decisions.asked, timeout=5000):
        click(greeted, SKIP)
    assert card_of(greeted) is None


def test_a_ceremony_that_is_over_cannot_be_skipped(qtbot, open_window):
    window = open_window()
    window.begin(number=5)
    window.welcome.greet()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert [button.isVisible() for button in card_of(window).buttons] == [True, True, False]


@pytest.mark.whole
def test_learn_opens_the_first_lesson_and_the_match_waits_for_it(greeted):
    click(greeted, LEARN)
    (lessons,) = greeted.findChildren(LessonsWindow)
    assert lessons.lesson == lessons.list.rows[0].lesson
    assert lessons.pane.isVisible()
    assert greeted.context.pauses.holds("dialog")
    lessons.close()
    assert not greeted.context.pauses.holds("dialog")
    assert card_of(greeted) is not None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_play(greeted, key):
    card = card_of(greeted)
    assert card.buttons[PLAY].hasFocus()
    QTest.keyClick(card.buttons[PLAY], key)
    assert card_of(greeted) is None
    assert greeted.table.hasFocus()


def test_the_arrows_and_tab_go_from_button_to_button(greeted):
    card = card_of(greeted)
    QTest.keyClick(card.buttons[PLAY], Qt.Key.Key_Right)
    assert card.buttons[SKIP].hasFocus()
    QTest.keyClick(card.buttons[SKIP], Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert card.buttons[PLAY].hasFocus()
    QTest.keyClick(card.buttons[PLAY], Qt.Key.Key_Left)
    assert card.buttons[LEARN].hasFocus()


def test_a_click_on_the_card_skips_nothing(greeted):
    QTest.mouseClick(card_of(greeted), Qt.MouseButton.LeftButton, pos=card_of(greeted).rect().center())
    assert greeted.table.moving


@pytest.mark.whole
def test_the_first_move_puts_the_card_away(qtbot, open_window):
    window = open_window()
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.welcome.greet()
    moves = len(position_of(window).moves)
    window.table.selection.hand_chosen.emit(position_of(window).legal_moves()[0].card)
    if len(position_of(window).moves) == moves:
        card_of(window).hide()
        play_by_mouse(window)
    assert card_of(window) is None


def test_another_match_puts_the_card_away(greeted):
    greeted.begin(number=6)
    assert card_of(greeted) is None


@each("size", [(640, 400), (900, 600), (2560, 1440)])
def test_the_card_keeps_within_the_table_and_its_words_within_it(qtbot, open_window, size):
    window = open_window(size=size)
    window.begin(number=5)
    window.welcome.greet()
    card = card_of(window)
    assert window.table.rect().contains(card.geometry())
    QApplication.processEvents()
    for label in card.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
    window.resize(1000, 700)
    assert window.table.rect().contains(card.geometry())


@pytest.mark.whole
@pytest.mark.usefixtures("large_letters")
def test_the_card_has_large_letters_where_the_system_has_and_room_for_them(qapp, greeted):
    greeted.resize(900, 600)
    QApplication.processEvents()
    card = card_of(greeted)
    assert greeted.table.rect().contains(card.geometry())
    for label in card.findChildren(QLabel):
        assert label.fontInfo().pixelSize() >= QFontInfo(qapp.font()).pixelSize()
    assert cut_off(card) == []
