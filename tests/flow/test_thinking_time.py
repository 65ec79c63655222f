# SPDX-License-Identifier: MIT
"""The time that the person thinks, by a clock that the test sets."""

import pytest

from tests.flow.test_undo import answer, asked, match, over
from tests.probe import TimeByHand


@pytest.fixture
def clock(monkeypatch):
    return TimeByHand(monkeypatch)


def think(qtbot, conductor, clock, seconds: float) -> None:
    """Let the person decide after so many seconds."""
    qtbot.waitUntil(lambda: asked(conductor), timeout=10000)
    clock.run(conductor.thinking_time, seconds)
    answer(qtbot, conductor)


def test_the_time_of_all_decisions_of_a_round_is_summed_up(qtbot, conductor, clock):
    conductor.begin(match())
    assert conductor.thinking_time.of_round() is None
    think(qtbot, conductor, clock, 5)
    think(qtbot, conductor, clock, 0.25)
    assert conductor.thinking_time.of_round() == (5250, 2)


def test_pauses_and_other_windows_do_not_count(qtbot, conductor, clock):
    conductor.begin(match())
    qtbot.waitUntil(lambda: asked(conductor), timeout=10000)
    clock.run(conductor.thinking_time, 3)
    conductor.set_paused(True)
    qtbot.waitUntil(lambda: conductor.clocks.paused)
    clock.run(conductor.thinking_time, 100)
    conductor.clocks.set_attended(False)
    conductor.set_paused(False)
    qtbot.waitUntil(lambda: not conductor.clocks.paused)
    clock.run(conductor.thinking_time, 1000)
    conductor.clocks.set_attended(True)
    think(qtbot, conductor, clock, 4)
    assert conductor.thinking_time.of_round() == (7000, 1)


def test_a_program_that_stands_still_thinks_for_nobody(qtbot, conductor, clock):
    conductor.begin(match())
    qtbot.waitUntil(lambda: asked(conductor), timeout=10000)
    clock.stand_still(conductor.thinking_time, 3600)
    think(qtbot, conductor, clock, 2)
    assert conductor.thinking_time.of_round() == (2500, 1)


def test_what_is_taken_back_was_thought_about_all_the_same(qtbot, conductor, clock):
    conductor.begin(match())
    think(qtbot, conductor, clock, 5)
    qtbot.waitUntil(lambda: asked(conductor), timeout=10000)
    clock.run(conductor.thinking_time, 50)  # of a decision that is not made
    conductor.undo.undo()
    think(qtbot, conductor, clock, 2)
    assert conductor.thinking_time.of_round() == (7000, 2)


def test_every_round_has_a_time_of_its_own(qtbot, conductor, clock):
    conductor.begin(match())
    while not over(conductor):
        think(qtbot, conductor, clock, 1)
        qtbot.waitUntil(lambda: asked(conductor) or over(conductor), timeout=10000)
    seconds, decisions = conductor.thinking_time.of_round()
    assert seconds == 1000 * decisions > 0
    qtbot.waitUntil(lambda: conductor.idle, timeout=10000)
    conductor.next_round()
    think(qtbot, conductor, clock, 3)
    assert conductor.thinking_time.of_round() == (3000, 1)


def test_where_nobody_decides_no_time_is_measured(qtbot, conductor, clock, table):
    conductor.begin(match("kings"))
    qtbot.waitUntil(lambda: "offer_draw" in table.names() or conductor.idle, timeout=10000)
    clock.run(conductor.thinking_time, 5)
    table.selection.stock_chosen.emit()
    assert conductor.thinking_time.of_round() is None


def test_a_question_that_is_put_again_goes_on(qtbot, conductor, clock):
    """As after a hand card was taken back."""
    conductor.begin(match())
    qtbot.waitUntil(lambda: asked(conductor), timeout=10000)
    clock.run(conductor.thinking_time, 3)
    conductor.decisions.pose()
    think(qtbot, conductor, clock, 2)
    assert conductor.thinking_time.of_round() == (5000, 1)


def test_an_answer_in_a_pause_counts_what_was_thought_before_it(qtbot, conductor, clock):
    conductor.begin(match())
    qtbot.waitUntil(lambda: asked(conductor), timeout=10000)
    clock.run(conductor.thinking_time, 3)
    conductor.thinking_time.set_stopped(True)
    clock.run(conductor.thinking_time, 10)
    conductor.thinking_time.set_stopped(True)
    clock.run(conductor.thinking_time, 10)
    answer(qtbot, conductor)
    assert conductor.thinking_time.of_round() == (3000, 1)


def test_what_is_thought_before_a_pause_is_not_lost_by_going_on_twice(qtbot, conductor, clock):
    conductor.begin(match())
    qtbot.waitUntil(lambda: asked(conductor), timeout=10000)
    clock.run(conductor.thinking_time, 3)
    conductor.thinking_time.set_stopped(True)
    conductor.thinking_time.set_stopped(False)
    clock.run(conductor.thinking_time, 4)
    answer(qtbot, conductor)
    assert conductor.thinking_time.of_round() == (7000, 1)


def test_another_match_has_times_of_its_own(qtbot, conductor, clock):
    first, second = match(), match()
    first.id, second.id = "1" * 16, "2" * 16
    conductor.begin(first)
    think(qtbot, conductor, clock, 5)
    conductor.begin(second)
    assert conductor.thinking_time.of_round() is None
    think(qtbot, conductor, clock, 2)
    assert conductor.thinking_time.of_round() == (2000, 1)


def test_an_answer_to_nothing_is_no_decision(qtbot, conductor, clock):
    conductor.begin(match())
    think(qtbot, conductor, clock, 5)
    conductor.thinking_time._on_answered()
    assert conductor.thinking_time.of_round() == (5000, 1)


def test_milliseconds_are_rounded(qtbot, conductor, clock):
    conductor.begin(match())
    think(qtbot, conductor, clock, 1.2346)
    assert conductor.thinking_time.of_round() == (1235, 1)
