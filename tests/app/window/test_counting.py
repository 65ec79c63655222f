# SPDX-License-Identifier: MIT
"""The counting in the window: the sheet comes after it, a key skips it, and whatever else is done ends it."""

import random

import pytest
from PySide6.QtCore import QRect, Qt

from tests.app.play import asked, press
from tests.app.rounds import match, wish
from tests.probe import probe
from tests.tiers import each
from thothit_desktop.app.families import family_of
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.games import games


def before_the_end(game="sackson", players=2, number=3):
    """A match of which the last move is left, which is another player's."""
    played, rng = match(game, players, number), random.Random(number)
    while True:
        made = played.position.chance(rng) or wish(played.position, rng)
        after = played.position.copy()
        after.play(made)
        if after.is_over and played.position.to_move != 0:
            return played
        played.play(made)
        if played.position.is_over:
            number += 1
            played = match(game, players, number)


@pytest.fixture
def counted(qtbot, open_window):
    """A window in which a round is being counted."""
    window = open_window()
    window.settings.speed = "normal"
    window.table.set_speed("normal")
    window.resume(before_the_end())
    qtbot.waitUntil(lambda: probe(window.table).dimmed, timeout=10000)
    return window


def sheet_is_open(window) -> bool:
    sheet = window.round_end.sheet
    return sheet is not None and sheet.isVisible()


def is_clean(window) -> bool:
    seen = probe(window.table)
    return not (seen.counted or seen.dimmed or window.table.check(window.controller.view()))


def test_a_key_skips_to_the_sheet(qtbot, counted):
    assert not sheet_is_open(counted)
    press(counted, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: sheet_is_open(counted))
    qtbot.waitUntil(lambda: is_clean(counted))


def test_a_click_skips_to_the_sheet_which_rises_to_its_place(qtbot, counted):
    qtbot.mouseClick(counted.table.viewport(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sheet_is_open(counted))
    sheet = counted.round_end.sheet
    room = counted.table.viewport().rect()
    assert sheet.y() > (room.height() - sheet.height()) // 2
    qtbot.waitUntil(lambda: sheet.geometry().center() == room.center())
    assert QRect(room).contains(sheet.geometry())


def test_a_new_size_places_a_rising_sheet(qtbot, counted):
    press(counted, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: sheet_is_open(counted))
    counted.resize(1000, 700)
    sheet = counted.round_end.sheet
    qtbot.waitUntil(lambda: sheet.geometry().center() == counted.table.viewport().rect().center())
    qtbot.wait(60)
    assert sheet.geometry().center() == counted.table.viewport().rect().center()


@each("what", ["undo", "restart", "new", "resize", "pause"])
def test_whatever_is_done_meanwhile_leaves_nothing_behind(qtbot, counted, questions, what):
    if what == "undo":
        counted.ui.undo.trigger()
        qtbot.waitUntil(lambda: asked(counted), timeout=10000)
    elif what == "restart":
        counted.ui.restart_deal.trigger()
        qtbot.waitUntil(lambda: asked(counted), timeout=10000)
    elif what == "new":
        counted.begin(number=5)
        counted.table.set_speed("off")
        qtbot.waitUntil(lambda: asked(counted), timeout=10000)
    elif what == "resize":
        counted.resize(900, 640)
        qtbot.waitUntil(lambda: sheet_is_open(counted))
    else:
        counted.ui.pause.trigger()
        qtbot.wait(50)
        assert probe(counted.table).dimmed
        counted.ui.pause.trigger()
        press(counted, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: sheet_is_open(counted))
    qtbot.waitUntil(lambda: is_clean(counted))
    assert sheet_is_open(counted) == (what in ("resize", "pause"))


def test_a_match_closed_meanwhile_goes_on_after_it(qtbot, counted, open_window, data):
    number = counted.controller.match.number
    counted.close()
    record, why = Saves(data).resume()
    assert not why
    window = open_window()
    window.resume(saved_match(record))
    qtbot.waitUntil(lambda: sheet_is_open(window), timeout=10000)
    assert window.controller.match.number == number
    assert is_clean(window)


@each("game", games())
def test_a_screen_reader_is_told_who_has_won_and_what_decided(qtbot, open_window, game):
    window = open_window()
    window.table.set_speed("fast")
    window.resume(before_the_end(game, None))
    with qtbot.waitSignal(window.controller.counting, timeout=10000):
        pass
    played = window.controller.match
    decided = family_of(played.game.spec).decided(played, "ceki")
    told = window.table.accessibleDescription()
    assert told.endswith(decided)
    assert decided or len(played.scores[-1].winners) != 1
    assert len(told) > len(decided) + 5
