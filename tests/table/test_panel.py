# SPDX-License-Identifier: MIT
"""Panels over the table: screen readers find them, and the cards know when the mouse is on one."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.probe import probe
from tests.screen_reader import spoken_names
from tests.table.rounds import deal, settle
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.selection.prompt import Choice

CALLS = [Call("claim", "Claim", "K"), Call("pass", "Pass", "X")]


def test_calls_are_found_by_screen_readers(table):
    table.show_view(deal(11).view(0))
    settle(table)
    assert "Pass" not in spoken_names(table)
    table.call_bar.offer(CALLS)
    assert {"Calls", "Claim", "Pass"} <= set(spoken_names(table))


def test_a_card_is_left_when_the_mouse_comes_to_a_panel(qtbot, table):
    table.show_view(deal(11).view(0))
    settle(table)
    card = probe(table).zones.hands[0][0].card
    table.selection.offer({card: Choice()})
    QTest.mouseMove(table.viewport(), probe(table).hand_card(card).center())
    qtbot.waitUntil(lambda: table.selection.current == (card,))
    table.call_bar.offer(CALLS)
    bar = table.call_bar
    assert not bar.geometry().contains(probe(table).hand_card(card).center())
    QTest.mouseMove(bar, QPoint(2, bar.height() // 2))
    qtbot.waitUntil(lambda: table.selection.current == ())
    assert bar.testAttribute(Qt.WidgetAttribute.WA_UnderMouse)
