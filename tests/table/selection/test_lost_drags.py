# SPDX-License-Identifier: MIT
"""A drag whose end the table does not see, or that another event ends: the card goes back."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from tests.probe import probe
from tests.quick_clicks import QuickClicks
from tests.table.rounds import deal, settle
from tests.table.selection.offers import said
from tests.table.selection.test_selection import LEFT, click, press, release
from tests.tiers import each

RIGHT = Qt.MouseButton.RightButton


def right_button(table) -> None:
    QTest.mousePress(table.viewport(), RIGHT, pos=QPoint(20, 20))


def menu(table) -> None:
    opened = QMenu(table)
    opened.addAction("Something")
    opened.popup(table.mapToGlobal(QPoint(5, 5)))
    opened.close()


def dialog(table) -> None:
    opened = QDialog(table)
    opened.open()
    opened.close()
    table.activateWindow()


def resize(table) -> None:
    table.resize(table.width() - 40, table.height())


def pause(table) -> None:
    table.set_paused(True)
    table.set_paused(False)


def key(table) -> None:
    QTest.keyClick(table, Qt.Key.Key_F7)


def escape(table) -> None:
    QTest.keyClick(table, Qt.Key.Key_Escape)


def escape_twice(table) -> None:
    escape(table)
    escape(table)


def release_elsewhere() -> None:
    """The table does not see it."""
    QTest.mouseRelease(QWidget(), LEFT)


def move_without_button(table) -> None:
    release_elsewhere()
    QTest.mouseMove(table.viewport(), QPoint(30, 30))
    QTest.mouseMove(table.viewport(), QPoint(35, 30))


def other_question(table) -> None:
    table.selection.offer(table.selection.prompt.choices)


@pytest.fixture
def dragged(table, offered):
    """A card of the hand in the middle of the table, the button still down; the others were there first."""
    card = next(card for card in offered if len(offered[card].takes) == 1)
    item = next(item for item in probe(table).zones.hands[0] if item.card == card)
    start = probe(table).hand_card(card).center()
    press(table, start)
    for part in range(1, 6):
        QTest.mouseMove(table.viewport(), start + QPoint(-8 * part, -30 * part))
    assert not item.is_at(item.place)
    yield item
    release(table, QPoint(2, 2))
    QTest.mouseRelease(table.viewport(), RIGHT, pos=QPoint(2, 2))


@each(
    "how",
    [
        *(right_button, menu, dialog, resize, pause, key, escape, escape_twice, move_without_button),
        other_question,
    ],
)
@each("lost", [True, False])
def test_the_card_goes_home_at_once_and_the_next_click_works(table, offered, dragged, qtbot, how, lost):
    spy, pointed = QSignalSpy(table.selection.hand_chosen), QSignalSpy(table.card_pointed)
    how(table)
    qtbot.waitUntil(lambda: dragged.is_at(dragged.place), timeout=10000)
    assert dragged.zValue() == dragged.place.z
    assert pointed.count() == 0
    pool = table.mapFromScene(probe(table).layout.opened)
    if lost:
        release_elsewhere()
    else:
        QTest.mouseMove(table.viewport(), pool)
        assert dragged.is_at(dragged.place)
        release(table, pool)
    assert said(spy) == []
    click(table, probe(table).hand_card(dragged.card).center())
    assert said(spy) == [dragged.card]


def test_after_a_lost_drag_another_card_is_dragged_from_where_it_lies(table, offered, dragged, qtbot):
    escape(table)
    other = next(item for item in probe(table).zones.hands[0] if item.card != dragged.card)
    start = probe(table).hand_card(other.card).center()
    press(table, start)
    QTest.mouseMove(table.viewport(), start + QPoint(0, -40))
    QTest.mouseMove(table.viewport(), start + QPoint(0, -80))
    assert abs(table.mapFromScene(other.sceneBoundingRect().center()).y() - (start.y() - 80)) < 10
    assert dragged.is_at(dragged.place) or dragged.pos().y() > other.pos().y()
    release(table, QPoint(2, 2))


def test_cards_that_are_laid_anew_take_the_dragged_one_along(table, dragged):
    position = deal(12)
    table.show_view(position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []
    release(table, table.mapFromScene(probe(table).layout.opened))
    assert table.check(position.view(0)) == []


def test_a_double_click_that_goes_over_into_a_drag_moves_no_card(table, offered):
    """The second press does nothing, and so nothing would bring the card home."""
    card = next(card for card in offered if len(offered[card].takes) == 1)
    item = next(item for item in probe(table).zones.hands[0] if item.card == card)
    start = probe(table).hand_card(card).center()
    quick = QuickClicks(table)
    quick.click(start, 0)
    quick.press(start, 200)
    for part in range(1, 6):
        quick.drag(start + QPoint(0, -30 * part), 200 + part)
    assert abs(probe(table).middle(item).y() - start.y()) < 30
