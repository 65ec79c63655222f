# SPDX-License-Identifier: MIT
"""Clocks stop in a pause, and while the person looks elsewhere."""

import pytest

from tests.flow.test_match_controller import match, wait_for_person
from tests.probe import TimeByHand, awake_clock_of


@pytest.fixture
def playing(qtbot, controller, table):
    controller.begin(match())
    wait_for_person(qtbot, controller, table)
    return controller


@pytest.fixture
def counting(controller, monkeypatch):
    clock = TimeByHand(monkeypatch)

    def counts() -> bool:
        """Return True if a pause after a trick, begun now, counts its seconds."""
        pause = controller.turns.trick_pause
        pause.seconds = 90.0
        pause.start()
        clock.run(pause, 3)
        left = awake_clock_of(pause).left
        pause.stop()
        return left < 90_000

    return counts


def unattended(table) -> bool:
    """Return the last value set at the countdown."""
    return [call[1] for call in table.calls if call[0] == "set_unattended"][-1]


def test_time_runs_until_somebody_pauses_or_looks_elsewhere(playing, table, counting):
    assert playing.clocks.paused is False
    assert unattended(table) is False
    assert counting()


def test_in_a_pause_the_table_and_the_time_stand_still(qtbot, playing, table, counting):
    playing.set_paused(True)
    assert playing.clocks.paused is True
    assert [call for call in table.calls if call[0] == "set_paused"][-1] == ("set_paused", True)
    assert not counting()
    assert unattended(table) is False
    playing.set_paused(False)
    assert playing.clocks.paused is False
    assert [call for call in table.calls if call[0] == "set_paused"][-1] == ("set_paused", False)
    assert counting()


def test_while_the_person_looks_elsewhere_only_time_limits_stop(playing, table, counting):
    table.calls.clear()
    playing.clocks.set_attended(False)
    assert unattended(table) is True
    assert not counting()
    assert "set_paused" not in table.names()
    playing.clocks.set_attended(True)
    assert unattended(table) is False
    assert counting()


def test_whoever_only_watches_need_not_look(qtbot, controller, table):
    controller.clocks.set_attended(False)
    assert unattended(table) is True
    controller.begin(match(("greedy",) * 3))
    assert unattended(table) is False
    controller.begin(match())
    assert unattended(table) is True


def test_a_match_that_begins_in_a_pause_waits_for_its_end(qtbot, controller, table):
    controller.set_paused(True)
    controller.begin(match())
    qtbot.waitUntil(lambda: "play" in table.names())
    assert controller.clocks.paused is True
    controller.set_paused(False)
    assert controller.clocks.paused is False
