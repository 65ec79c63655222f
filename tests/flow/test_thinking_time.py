# SPDX-License-Identifier: MIT
"""The person's thinking time, by a clock that the test sets."""

import pytest

from tests.flow.test_undo import answer, asked, match, over
from tests.probe import TimeByHand


@pytest.fixture
def clock(monkeypatch):
    return TimeByHand(monkeypatch)


def think(qtbot, controller, clock, seconds: float) -> None:
    """Let the person decide after so many seconds."""
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    clock.run(controller.thinking_time, seconds)
    answer(qtbot, controller)


def test_the_time_of_all_decisions_of_a_round_is_summed_up(qtbot, controller, clock):
    controller.begin(match())
    assert controller.thinking_time.of_round() is None
    think(qtbot, controller, clock, 5)
    think(qtbot, controller, clock, 0.25)
    assert controller.thinking_time.of_round() == (5250, 2)


def test_pauses_and_other_windows_do_not_count(qtbot, controller, clock):
    controller.begin(match())
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    clock.run(controller.thinking_time, 3)
    controller.set_paused(True)
    qtbot.waitUntil(lambda: controller.clocks.paused)
    clock.run(controller.thinking_time, 100)
    controller.clocks.set_attended(False)
    controller.set_paused(False)
    qtbot.waitUntil(lambda: not controller.clocks.paused)
    clock.run(controller.thinking_time, 1000)
    controller.clocks.set_attended(True)
    think(qtbot, controller, clock, 4)
    assert controller.thinking_time.of_round() == (7000, 1)


def test_a_program_that_stands_still_thinks_for_nobody(qtbot, controller, clock):
    controller.begin(match())
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    clock.stand_still(controller.thinking_time, 3600)
    think(qtbot, controller, clock, 2)
    assert controller.thinking_time.of_round() == (2500, 1)


def test_what_is_taken_back_was_thought_about_all_the_same(qtbot, controller, clock):
    controller.begin(match())
    think(qtbot, controller, clock, 5)
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    clock.run(controller.thinking_time, 50)  # of a decision that is not made
    controller.undo.undo()
    think(qtbot, controller, clock, 2)
    assert controller.thinking_time.of_round() == (7000, 2)


def test_every_round_has_a_time_of_its_own(qtbot, controller, clock):
    controller.begin(match())
    while not over(controller):
        think(qtbot, controller, clock, 1)
        qtbot.waitUntil(lambda: asked(controller) or over(controller), timeout=10000)
    seconds, decisions = controller.thinking_time.of_round()
    assert seconds == 1000 * decisions > 0
    qtbot.waitUntil(lambda: controller.idle, timeout=10000)
    controller.next_round()
    think(qtbot, controller, clock, 3)
    assert controller.thinking_time.of_round() == (3000, 1)


def test_where_nobody_decides_no_time_is_measured(qtbot, controller, clock, table):
    controller.begin(match("kings"))
    qtbot.waitUntil(lambda: "offer_draw" in table.names() or controller.idle, timeout=10000)
    clock.run(controller.thinking_time, 5)
    table.selection.stock_chosen.emit()
    assert controller.thinking_time.of_round() is None


def test_a_question_that_is_put_again_goes_on(qtbot, controller, clock):
    """As after a hand card was taken back."""
    controller.begin(match())
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    clock.run(controller.thinking_time, 3)
    controller.decisions.pose()
    think(qtbot, controller, clock, 2)
    assert controller.thinking_time.of_round() == (5000, 1)


def test_an_answer_in_a_pause_counts_what_was_thought_before_it(qtbot, controller, clock):
    controller.begin(match())
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    clock.run(controller.thinking_time, 3)
    controller.thinking_time.set_stopped(True)
    clock.run(controller.thinking_time, 10)
    controller.thinking_time.set_stopped(True)
    clock.run(controller.thinking_time, 10)
    answer(qtbot, controller)
    assert controller.thinking_time.of_round() == (3000, 1)


def test_what_is_thought_before_a_pause_is_not_lost_by_going_on_twice(qtbot, controller, clock):
    controller.begin(match())
    qtbot.waitUntil(lambda: asked(controller), timeout=10000)
    clock.run(controller.thinking_time, 3)
    controller.thinking_time.set_stopped(True)
    controller.thinking_time.set_stopped(False)
    clock.run(controller.thinking_time, 4)
    answer(qtbot, controller)
    assert controller.thinking_time.of_round() == (7000, 1)


def test_another_match_has_times_of_its_own(qtbot, controller, clock):
    first, second = match(), match()
    first.id, second.id = "1" * 16, "2" * 16
    controller.begin(first)
    think(qtbot, controller, clock, 5)
    controller.begin(second)
    assert controller.thinking_time.of_round() is None
    think(qtbot, controller, clock, 2)
    assert controller.thinking_time.of_round() == (2000, 1)


def test_an_answer_to_nothing_is_no_decision(qtbot, controller, clock):
    controller.begin(match())
    think(qtbot, controller, clock, 5)
    controller.thinking_time._on_answered()
    assert controller.thinking_time.of_round() == (5000, 1)


def test_milliseconds_are_rounded(qtbot, controller, clock):
    controller.begin(match())
    think(qtbot, controller, clock, 1.2346)
    assert controller.thinking_time.of_round() == (1235, 1)
