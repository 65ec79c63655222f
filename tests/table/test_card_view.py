# SPDX-License-Identifier: MIT
"""The view of the table on a screen smaller than the least layout."""

import random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QPushButton

from tests.probe import probe
from tests.table.rounds import SEATS, deal, settle, shown_table
from thothit_desktop.games import new_game
from thothit_desktop.table import card_view
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.table import Seat


@pytest.fixture
def small_table(qtbot, monkeypatch):
    """A table of 434x195 pixels, as on a screen of 450x300."""
    monkeypatch.setattr(card_view, "SMALL_SCREEN", QSize(9999, 9999))
    made = shown_table(qtbot, 434, 195)
    yield made
    made.complete()


def test_all_of_the_table_is_seen_on_a_smaller_scale(small_table):
    small_table.show_view(deal(11).view(0))
    settle(small_table)
    assert small_table.size() == QSize(434, 195)
    seen = small_table.mapFromScene(small_table.sceneRect()).boundingRect()
    assert small_table.viewport().rect().adjusted(-1, -1, 1, 1).contains(seen)
    assert seen.width() > 430
    for item in probe(small_table).zones.items():
        assert small_table.sceneRect().contains(item.sceneBoundingRect().center())


def test_calls_lie_beside_the_words_on_that_scale(small_table):
    small_table.show_view(deal(11).view(0))
    settle(small_table)
    small_table.notices.set_turn(0, "Your turn")
    small_table.call_bar.offer([Call("pass", "Pass", "X")])
    bar = small_table.call_bar.geometry()
    strip = small_table.mapFromScene(probe(small_table).layout.words).boundingRect()
    assert strip.left() < bar.left() < bar.right() < strip.right()
    assert small_table.viewport().rect().contains(bar)


def test_calls_that_lie_over_the_mat_stay_on_the_table(small_table):
    small_table.resize(434, 151)
    small_table.set_seats([*SEATS, Seat("Joko", "")], 0, clockwise=False)
    small_table.show_view(new_game("thunee", 4).deal(random.Random(1)).view(0))
    settle(small_table)
    small_table.call_bar.offer([Call(f"bid {points}", str(points), "1") for points in range(10, 120, 10)])
    bar = small_table.call_bar
    assert bar.in_strip == 0
    assert small_table.viewport().rect().contains(bar.geometry())
    assert all(bar.rect().contains(button.geometry()) for button in bar.findChildren(QPushButton))


def test_a_card_is_clicked_where_it_is_seen(small_table, qtbot):
    position = deal(11)
    small_table.show_view(position.view(0))
    settle(small_table)
    item = probe(small_table).zones.hands[0][0]
    at = small_table.mapFromScene(item.sceneBoundingRect().center())
    click = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, small_table.viewport().mapToGlobal(at))
    with qtbot.waitSignal(small_table.card_pointed) as pointed:
        QApplication.sendEvent(small_table.viewport(), click)
    assert pointed.args[0].card == item.shown


def test_a_larger_screen_has_the_table_as_large_as_usual(table):
    assert table.minimumSize() == QSize(480, 290)
    assert table.shrink == 1.0
