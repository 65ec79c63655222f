# SPDX-License-Identifier: MIT
"""Keys and marked letters of the menus lead to one entry each, in every game."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest

from tests.app.rounds import ended
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.games import games


def entries(menu) -> Iterator[QAction]:
    """The entries of a menu and of those within it."""
    for action in menu.actions():
        yield action
        if action.menu() is not None:
            yield from entries(action.menu())


def marked(action: QAction) -> str:
    """The letter behind the ampersand of an entry."""
    at = action.text().replace("&&", "  ").find("&")
    return action.text()[at + 1].lower() if at >= 0 else ""


@pytest.mark.whole
def test_every_key_and_every_marked_letter_of_a_menu_has_one_entry(open_window, data):
    window = open_window()
    twice = []
    for game in games():
        window.begin(Settings(data).match_setup(game), number=1)
        # The keys of the game before are gone once its actions are deleted.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        own = [*window.findChildren(QAction)]
        keys = Counter(key for action in own for key in action.shortcuts() if key != QKeySequence())
        assert [key.toString() for key, times in keys.items() if times > 1] == [], game
        menus = [window.ui.menu_bar, *(each.menu() for each in entries(window.ui.menu_bar) if each.menu())]
        for menu in menus:
            letters = Counter(filter(None, map(marked, menu.actions())))
            twice += [(game, letter) for letter, times in letters.items() if times > 1]
    assert twice == []


@pytest.mark.whole
def test_the_entry_of_what_follows_a_round_shares_its_letter_with_no_other(open_window):
    window = open_window()
    for game, rounds, length in (("thothit", 1, 3), ("thothit", 3, 3), ("thunee", 1, "free")):
        window.resume(ended(game, rounds=rounds, length=length))
        letters = [marked(action) for action in window.ui.menu_game.actions() if action.text()]
        assert letters.count(marked(window.ui.next_round)) == 1, (game, rounds)
        assert marked(window.ui.next_round)
        assert "&" not in window.ui.next_round.iconText()


def test_f10_opens_the_menus(qtbot, window):
    QTest.keyClick(window.table, Qt.Key.Key_F10)
    qtbot.waitUntil(window.ui.menu_game.isVisible)
    QTest.keyClick(window.ui.menu_game, Qt.Key.Key_Escape)
    qtbot.waitUntil(window.ui.menu_game.isHidden)


def test_the_menus_have_about_thirty_entries(window):
    shown = [each for each in entries(window.ui.menu_bar) if each.isVisible() and not each.isSeparator()]
    leaves = [each.text() for each in shown if each.menu() is None]
    assert len(leaves) <= 35
    assert len(shown) - len(leaves) == 5, "four menus and one within them"
