# SPDX-License-Identifier: MIT
"""The list of keys: grouped by purpose, complete, and within small screens."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QTextDocument

from tests.app.cut_off import cut_off
from thothit_desktop.app.families import family_of
from thothit_desktop.app.widgets import screen_room
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.app.window.command_search import commands, hidden_commands
from thothit_desktop.app.window.keys_window import KeysWindow, key_groups

pytestmark = pytest.mark.whole


def columns(keys: KeysWindow) -> int:
    """Return the number of columns of key groups."""
    groups = keys.ui.table.document().rootFrame().childFrames()[0].childFrames()
    layout = keys.ui.table.document().documentLayout()
    return len({round(layout.frameBoundingRect(group).left()) for group in groups})


def test_every_key_stands_once_under_its_menu(window):
    groups = key_groups("Thothit", (), window.ui.menu_bar, window.actions())
    assert [group.heading for group in groups] == [
        "At the table",
        "Game",
        "Play",
        "View",
        "Help",
        "More keys",
    ]
    listed = [(group.heading, *row) for group in groups[1:] for row in group.rows]
    assert len(listed) == len(set(listed))
    assert ("Play", "Ctrl+Shift+Z, Ctrl+Y", "Redo") in listed
    assert ("More keys", "Ctrl+0", "Animation off") in listed
    with_keys = [
        each for each in (*commands(window.ui.menu_bar), *hidden_commands(window.actions())) if each.key
    ]
    assert len(listed) == len(with_keys)


def test_the_game_s_own_keys_have_its_name(open_window, settings):
    window = open_window()
    window.begin(settings.match_setup("kowah"), number=1)
    own = family_of(window.controller.match.game.spec).keys()
    groups = key_groups("Kowah", own, window.ui.menu_bar, window.actions())
    assert groups[1].heading == "Kowah"
    assert groups[1].rows == tuple(own)


def test_it_shows_all_keys_where_the_screen_has_room(qtbot, window, monkeypatch):
    monkeypatch.setattr(screen_room, "room_of", lambda _: QSize(2560, 1440))
    window.ui.keys.trigger()
    (keys,) = window.findChildren(KeysWindow)
    qtbot.waitExposed(keys)
    assert keys.ui.table.verticalScrollBar().maximum() == 0
    assert keys.ui.table.viewport().height() - keys.ui.table.document().size().height() < 30
    keys.close()


def test_it_has_the_width_of_its_columns_on_a_small_screen(qtbot, window):
    window.ui.keys.trigger()
    (keys,) = window.findChildren(KeysWindow)
    for size in ((640, 400), (900, 600)):
        keys.resize(*size)
        qtbot.waitUntil(lambda size=size: keys.width() == size[0])
        assert keys.ui.table.horizontalScrollBar().maximum() == 0
        assert keys.ui.close_window.isVisible()
    keys.close()


@pytest.mark.usefixtures("little_room")
def test_a_narrow_window_has_one_column_in_which_no_word_is_broken(qtbot, window):
    groups = key_groups("Thothit", (), window.ui.menu_bar, window.actions())
    keys = KeysWindow(groups, window)
    with qtbot.waitExposed(keys):
        keys.show()
    assert keys.size().boundedTo(room_of(keys)) == keys.size()
    assert keys.ui.table.horizontalScrollBar().maximum() == 0
    assert columns(keys) == 1
    assert cut_off(keys) == []
    keys.close()


def test_explanations_have_room_beside_their_keys(window, limit_screen):
    groups = key_groups("Thothit", (), window.ui.menu_bar, window.actions())
    for size, wanted in (((640, 400), 1), ((900, 600), 2)):
        limit_screen(QSize(*size))
        keys = KeysWindow(groups, window)
        keys.show()
        assert columns(keys) == wanted
        keys.close()


def test_the_copy_that_it_measures_goes_with_it(window):
    window.ui.keys.trigger()
    (keys,) = window.findChildren(KeysWindow)
    shown = keys.ui.table.document()
    assert [one for one in keys.findChildren(QTextDocument) if one is not shown], "PySide never deletes it"
    keys.close()
