# SPDX-License-Identifier: MIT
"""The pause while a full trick lies on the table."""

import pytest
from PySide6.QtTest import QSignalSpy

from tests.probe import TimeByHand
from thothit_desktop.flow.trick_pause import TrickPause


@pytest.fixture
def pause(owner):
    return TrickPause(owner)


@pytest.fixture
def clock(monkeypatch):
    return TimeByHand(monkeypatch)


@pytest.fixture
def over(pause):
    return QSignalSpy(pause.over)


def test_without_a_time_it_takes_until_somebody_ends_it(pause, clock, over):
    assert pause.seconds is None
    assert pause.trick_on_table is False
    assert not pause.endless
    pause.end()
    assert over.count() == 0
    pause.start()
    assert pause.trick_on_table is True
    assert pause.endless
    pause.set_paused(True)
    pause.set_paused(False)
    clock.run(pause, 3600)
    assert pause.endless
    pause.end()
    pause.end()
    assert over.count() == 1
    assert (pause.trick_on_table, pause.endless) == (False, False)


def test_its_seconds_are_counted_once(pause, clock, over):
    pause.seconds = 2.5
    pause.start()
    assert not pause.endless
    clock.run(pause, 2.25)
    assert over.count() == 0
    clock.run(pause, 10)
    assert over.count() == 1
    assert pause.trick_on_table is False


def test_the_event_loop_ends_it(pause, qtbot):
    pause.seconds = 0.01
    with qtbot.waitSignal(pause.over):
        pause.start()


def test_a_program_that_stands_still_takes_no_trick_away(pause, clock, over):
    pause.seconds = 2.0
    pause.start()
    clock.stand_still(pause, 12)
    assert over.count() == 0
    clock.run(pause, 1.25)
    assert over.count() == 0
    clock.run(pause, 0.25)
    assert over.count() == 1


def test_what_is_left_of_it_outlasts_a_pause_of_the_game(pause, clock, over):
    pause.seconds = 90.0
    pause.start()
    clock.run(pause, 60)
    pause.set_paused(True)
    clock.run(pause, 3600)
    assert not pause.endless
    pause.set_paused(False)
    clock.run(pause, 29)
    assert (over.count(), pause.endless) == (0, False)
    clock.run(pause, 1)
    assert over.count() == 1


def test_one_that_begins_in_a_pause_of_the_game_waits_for_its_end(pause, clock, over):
    pause.seconds = 90.0
    pause.set_paused(True)
    pause.start()
    clock.run(pause, 100)
    assert (over.count(), pause.endless) == (0, False)
    pause.set_paused(False)
    clock.run(pause, 90)
    assert over.count() == 1


def test_one_that_begins_anew_without_a_time_takes_until_somebody_ends_it(pause, clock):
    pause.seconds = 90.0
    pause.start()
    pause.seconds = None
    pause.start()
    assert pause.endless


def test_one_that_was_stopped_is_over_without_a_word_also_in_a_pause_of_the_game(pause, clock, over):
    pause.seconds = 90.0
    for paused in (False, True):
        pause.start()
        pause.set_paused(paused)
        pause.stop()
        pause.set_paused(False)
        clock.run(pause, 100)
        assert pause.trick_on_table is False
    assert over.count() == 0


@pytest.mark.parametrize(("seconds", "pauses"), [(None, 0.4), (2, 0.4), (0.1, 0.1)])
def test_a_brief_pause_waits_for_no_click(pause, clock, over, seconds, pauses):
    pause.seconds = seconds
    pause.start(brief=True)
    assert not pause.endless
    clock.run(pause, pauses - 0.05)
    assert over.count() == 0
    clock.run(pause, 0.06)
    assert over.count() == 1
