# SPDX-License-Identifier: MIT
"""A program that stands still costs the player no time."""

import math

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QSignalSpy

from tests.probe import TimeByHand, probe
from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.selection.call_bar import Call


@pytest.fixture
def time(monkeypatch):
    return TimeByHand(monkeypatch)


@pytest.fixture
def owner(qapp):
    return QObject()


@pytest.fixture
def clock(owner):
    return AwakeClock(owner)


def test_a_step_counts_at_most_half_a_second(owner, clock, time):
    over = QSignalSpy(clock.over)
    clock.start(8000)
    time.run(owner, 3)
    time.stand_still(owner, 12)
    assert (clock.counted, clock.left) == (3500, 4500)
    clock.set_running(False)
    time.run(owner, 60)
    clock.set_running(True)
    time.run(owner, 4.25)
    assert (over.count(), clock.left) == (0, 250)
    time.run(owner, 1)
    assert (over.count(), clock.left) == (1, None)


def test_what_is_read_in_the_midst_of_a_step_is_counted_once(owner, clock, time):
    clock.start()
    time.now += 0.1
    assert (clock.counted, clock.left) == (100, math.inf)
    time.now += 0.1
    assert clock.counted == 200
    time.run(owner, 0.1)
    assert round(clock.counted) == 300
    clock.stop()
    time.now += 1
    assert round(clock.counted) == 300


def test_the_time_to_claim_survives_a_program_that_stands_still(table, time):
    bar = table.call_bar
    over = QSignalSpy(bar.countdown.ran_out)
    bar.offer([Call("0:claim", "Claim", "C"), Call("0:pass", "Let it go", "X")], seconds=8)
    time.run(bar.countdown, 2)
    time.stand_still(bar.countdown, 12)
    assert (over.count(), bar.countdown.seconds_left, bar.countdown.number.text()) == (0, 6, "6")
    assert bar.countdown.line.value() == pytest.approx(1000 * 5.5 / 8, abs=1)
    time.run(bar.countdown, 5.5)
    assert over.count() == 1


def test_words_on_the_table_stay_until_they_could_be_read(table, time):
    table.notices.say("You may not", "refusal")
    time.stand_still(table, 60)
    assert probe(table).message == "You may not"
    time.run(table, 5.5)
    assert probe(table).message == ""
