# SPDX-License-Identifier: MIT
"""The pause while a full trick lies on the table."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QSignalSpy

from thothit_desktop.flow.trick_pause import TrickPause


@pytest.fixture
def pause(owner):
    return TrickPause(owner)


def timer(pause: TrickPause) -> QTimer:
    return pause.findChild(QTimer)


def test_without_a_time_it_takes_until_somebody_ends_it(pause):
    over = QSignalSpy(pause.over)
    assert pause.seconds is None
    assert pause.trick_on_table is False
    assert not pause.endless
    pause.end()
    assert over.count() == 0
    pause.start()
    assert pause.trick_on_table is True
    assert pause.endless
    assert not timer(pause).isActive()
    pause.set_paused(True)
    pause.set_paused(False)
    assert pause.endless
    pause.end()
    pause.end()
    assert over.count() == 1
    assert (pause.trick_on_table, pause.endless) == (False, False)


def test_its_seconds_are_counted_once(pause, qtbot):
    pause.seconds = 2.5
    pause.start()
    assert timer(pause).interval() == 2500
    assert not pause.endless
    pause.seconds = 0.01
    with qtbot.waitSignal(pause.over):
        pause.start()
    with qtbot.assertNotEmitted(pause.over, wait=40):
        assert not timer(pause).isActive()


def test_what_is_left_of_it_outlasts_a_pause_of_the_game(pause):
    pause.seconds = 90.0
    pause.start()
    pause.set_paused(True)
    assert not timer(pause).isActive()
    assert not pause.endless
    pause.set_paused(False)
    assert timer(pause).isActive()
    assert 80_000 < timer(pause).interval() < 100_000  # a coarse timer
    assert not pause.endless


def test_one_that_begins_in_a_pause_of_the_game_waits_for_its_end(pause):
    pause.seconds = 90.0
    pause.set_paused(True)
    pause.start()
    assert (timer(pause).isActive(), pause.endless) == (False, False)
    pause.set_paused(False)
    assert timer(pause).interval() == 90_000


def test_one_that_was_stopped_is_over_without_a_word_also_in_a_pause_of_the_game(pause):
    over = QSignalSpy(pause.over)
    pause.seconds = 90.0
    for paused in (False, True):
        pause.start()
        pause.set_paused(paused)
        pause.stop()
        pause.set_paused(False)
        assert (timer(pause).isActive(), pause.trick_on_table) == (False, False)
    assert over.count() == 0
