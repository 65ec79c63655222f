# SPDX-License-Identifier: MIT
"""Fingers on the table: a tap previews, a second one plays, a long press asks; a slip is no drag."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from tests.probe import probe
from tests.table.selection.offers import chooser, said, taken
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.selection.touch import LongPress


@pytest.fixture(scope="module")
def finger(qapp):
    """A touch screen."""
    return QTest.createTouchDevice()


def press(table, finger, at: QPoint) -> None:
    QTest.touchEvent(table.viewport(), finger).press(0, at).commit()


def move(table, finger, at: QPoint) -> None:
    QTest.touchEvent(table.viewport(), finger).move(0, at).commit()


def release(table, finger, at: QPoint) -> None:
    QTest.touchEvent(table.viewport(), finger).release(0, at).commit()


def tap(table, finger, at: QPoint) -> None:
    press(table, finger, at)
    release(table, finger, at)


def only_one(choices, takes: int) -> int:
    """A card that may take as many sets."""
    return next(card for card in choices if len(choices[card].takes) == takes)


def hand(table, card: int) -> QPoint:
    return probe(table).hand_card(card).center()


@pytest.mark.parametrize("takes", [0, 1])
def test_the_first_tap_raises_and_the_second_plays_however_soon(table, offered, finger, takes):
    card = only_one(offered, takes)
    chosen, raised = QSignalSpy(table.selection.hand_chosen), QSignalSpy(table.selection.hand_raised)
    for played in ([], [card]):
        tap(table, finger, hand(table, card))
        assert said(chosen) == played
        assert said(raised) == [card]
        assert {item.card for item in probe(table).framed("target")} == taken(offered[card])


def test_a_card_is_previewed_and_played_where_no_other_may_be_chosen(table, offered, finger):
    card = only_one(offered, 1)
    table.selection.offer({card: offered[card]})
    spy = QSignalSpy(table.selection.hand_chosen)
    tap(table, finger, hand(table, card))
    assert said(spy) == []
    tap(table, finger, hand(table, card))
    assert said(spy) == [card]


def test_a_tap_on_another_card_previews_that_one(table, offered, finger):
    first, second = only_one(offered, 1), only_one(offered, 0)
    spy = QSignalSpy(table.selection.hand_chosen)
    for card in (first, second, first):
        tap(table, finger, hand(table, card))
        assert table.selection.raised.card == card
    assert said(spy) == []


def test_a_tap_elsewhere_puts_the_card_back(table, offered, finger):
    card = only_one(offered, 1)
    tap(table, finger, hand(table, card))
    spy = QSignalSpy(table.selection.hand_raised)
    tap(table, finger, QPoint(4, 4))
    assert said(spy) == [HIDDEN]


def test_a_tap_on_a_card_with_several_captures_asks_for_one(table, offered, finger):
    card = chooser(offered)
    spy = QSignalSpy(table.selection.hand_chosen)
    tap(table, finger, hand(table, card))
    assert said(spy) == [card]


def test_a_mouse_plays_with_one_click(table, offered):
    card = only_one(offered, 1)
    spy = QSignalSpy(table.selection.hand_chosen)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=hand(table, card))
    assert said(spy) == [card]


def test_a_tap_is_known_where_the_system_makes_events_of_the_mouse_of_it(table, offered):
    card = only_one(offered, 1)
    spy = QSignalSpy(table.selection.hand_chosen)
    for played in ([], [card]):
        at, button = QPointF(hand(table, card)), Qt.MouseButton.LeftButton
        for kind, down in (
            (QEvent.Type.MouseButtonPress, button),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            event = QMouseEvent(
                kind,
                at,
                at,
                table.viewport().mapToGlobal(at),
                button,
                down,
                Qt.KeyboardModifier.NoModifier,
                Qt.MouseEventSource.MouseEventSynthesizedBySystem,
            )
            QApplication.sendEvent(table.viewport(), event)
        assert said(spy) == played


# Slips and drags


def test_a_finger_may_slip_while_it_taps(table, offered, finger):
    card = only_one(offered, 1)
    home = hand(table, card)
    spy = QSignalSpy(table.selection.hand_chosen)
    slip = QPoint(QApplication.startDragDistance() + 4, -8)
    for played in ([], [card]):
        at = hand(table, card)
        press(table, finger, at)
        move(table, finger, at + slip)
        release(table, finger, at + slip)
        assert said(spy) == played
    table.selection.withdraw()
    assert hand(table, card) == home


def test_a_finger_drags_a_card_to_the_pool(table, offered, finger):
    card = only_one(offered, 1)
    (target,) = offered[card].takes[0]
    spy = QSignalSpy(table.selection.capture_chosen)
    start, end = hand(table, card), probe(table).pool_card(target).center()
    press(table, finger, start)
    for part in range(1, 6):
        move(table, finger, start + (end - start) * part / 5)
    release(table, finger, end)
    assert [spy.at(0)[0], spy.at(0)[1]] == [card, (target,)]


# A long press


@pytest.fixture
def soon() -> Iterator[None]:
    """A press is long after a moment."""
    hints = QApplication.styleHints()
    before = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(1)
    yield
    hints.setMousePressAndHoldInterval(before)


def test_a_long_press_asks_about_the_card_and_plays_nothing(qtbot, table, offered, finger, soon):
    card = only_one(offered, 1)
    spy = QSignalSpy(table.selection.hand_chosen)
    for at, where, shown in (
        (hand(table, card), "hand", card),
        (probe(table).pool_card(offered[card].takes[0][0]).center(), "pool", offered[card].takes[0][0]),
    ):
        with qtbot.waitSignal(table.card_pointed) as asked:
            press(table, finger, at)
        assert (asked.args[0].card, asked.args[0].where) == (shown, where)
        release(table, finger, at)
        assert table.selection.chosen is None
    assert said(spy) == []
    QApplication.styleHints().setMousePressAndHoldInterval(10_000)
    tap(table, finger, hand(table, card))
    assert table.selection.chosen.card == card, "a tap is a tap again"


@pytest.mark.parametrize("ends", [release, move])
def test_a_tap_and_a_drag_are_no_long_press(table, offered, finger, ends):
    at = hand(table, only_one(offered, 1))
    (clock,) = table.findChild(LongPress).findChildren(QTimer)
    press(table, finger, at)
    assert clock.isActive()
    ends(table, finger, at - QPoint(0, 100))
    assert not clock.isActive()
    release(table, finger, at - QPoint(0, 100))


def test_a_mouse_that_stays_down_asks_nothing(qtbot, table, offered, soon):
    at = hand(table, only_one(offered, 1))
    with qtbot.assertNotEmitted(table.card_pointed, wait=50):
        QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_a_long_press_on_the_mat_asks_nothing(qtbot, table, offered, finger, soon):
    with qtbot.assertNotEmitted(table.card_pointed, wait=50):
        press(table, finger, QPoint(4, 4))
    release(table, finger, QPoint(4, 4))
