# SPDX-License-Identifier: MIT
"""The census of a process, and the report of what is left after a long evening."""

import sys
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QLabel, QWidget

from tests.tools import long_evening
from tests.tools.reliability import census
from tests.tools.reliability.census import Census

REST = Census(
    memory=100.0,
    objects=Counter(QTimer=3),
    wrappers=Counter(QTimer=2),
    items=40,
    threads=Counter(python=2),
    files=Counter({"settings.ini": 1}),
)


@pytest.mark.skipif(sys.platform != "linux", reason="counts what Linux tells")
def test_what_is_forgotten_is_counted(qtbot, tmp_path):
    window, scene = QWidget(), QGraphicsScene()
    view = QGraphicsView(scene)
    qtbot.addWidget(window)
    qtbot.addWidget(view)
    view.show()
    before = census.take()
    label = QLabel(window)
    rectangle = scene.addRect(0, 0, 1, 1)
    with (tmp_path / "forgotten").open("wb"):
        after = census.take()
    drawn = before.wrappers["QGraphicsRectItem"]
    assert sorted(census.left([before], [after])) == [
        f"file {tmp_path / 'forgotten'}: 0 -> 1",
        f"object QLabel: {before.objects['QLabel']} -> {before.objects['QLabel'] + 1}",
        f"scene items: {before.items} -> {before.items + 1}",
        f"wrapper QGraphicsRectItem: {drawn} -> {drawn + 1}",
        f"wrapper QLabel: {before.wrappers['QLabel']} -> {before.wrappers['QLabel'] + 1}",
    ]
    assert before.memory > 1
    assert (label.parent(), rectangle.scene()) == (window, scene)


def test_what_comes_and_goes_is_no_fault():
    more, fewer = (replace(REST, objects=Counter(QTimer=number)) for number in (4, 2))
    assert census.left([REST], [fewer]) == []
    assert census.left([REST, more], [REST, more]) == []
    assert census.left([REST, fewer], [more, more]) == ["object QTimer: 3 -> 4"]


def test_memory_is_judged_in_a_long_evening():
    quarters = [[replace(REST, memory=memory)] for memory in (80.0, 100.0, 102.0, 104.0)]
    assert long_evening.verdict(quarters, long_evening.JUDGED) == [
        "anonymous memory is 4.0% above the second quarter"
    ]
    assert long_evening.verdict(quarters, long_evening.JUDGED - 1) == []
    assert long_evening.verdict([*quarters[:3], quarters[2]], long_evening.JUDGED) == []


def test_what_the_first_quarters_have_made_is_kept():
    grown = replace(REST, threads=Counter(python=3))
    late = [[REST], [REST], [REST], [grown]]
    assert long_evening.verdict([[REST], [grown], [grown], [grown]], long_evening.JUDGED) == []
    assert long_evening.verdict([[grown], [REST], [REST], [grown]], long_evening.JUDGED) == []
    assert long_evening.verdict(late, long_evening.JUDGED) == ["thread python: 2 -> 3"]
    assert long_evening.verdict(late, long_evening.JUDGED - 1) == []


def test_rounds_are_shared_out_evenly():
    shares = long_evening.shares(100)
    assert sum(shares) == 100
    assert max(shares) - min(shares) <= 1
