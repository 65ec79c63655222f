# SPDX-License-Identifier: MIT
"""The second and third click of a series do not choose a card that has come under the mouse."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QSignalSpy

from tests.probe import probe
from tests.quick_clicks import QuickClicks
from tests.table.selection.offers import said
from thothit_desktop.table.selection.call_bar import Call

PASS = Call("0:pass", "Let it go", "X")


@pytest.fixture
def choices(table, offered):
    """Cards that a click plays at once."""
    found = {card: choice for card, choice in offered.items() if len(choice.takes) < 2}
    table.selection.offer(found)
    return found


@pytest.fixture
def quick(table):
    return QuickClicks(table)


def test_a_third_click_on_what_lies_there_now_plays_nothing(table, choices, quick):
    """The hand closes up after the first: another card has come under the mouse."""
    spy = QSignalSpy(table.selection.hand_chosen)
    first = next(iter(choices))
    at = probe(table).hand_card(first).center()
    for ms in (0, 230, 460, 690):
        quick.click(at, ms)
        if ms == 0:
            table.selection.offer({card: choice for card, choice in choices.items() if card != first})
    assert said(spy) == [first]
    quick.click(at, 1200)
    assert spy.count() == 2


def test_a_triple_click_wishes_a_move_once(table, choices, quick):
    """After a warning the person must choose again, with another click."""
    spy = QSignalSpy(table.selection.hand_chosen)
    first = next(iter(choices))
    at = probe(table).hand_card(first).center()
    for ms in (0, 200, 400):
        quick.click(at, ms)
    assert said(spy) == [first]
    quick.click(at, 900)
    assert said(spy) == [first, first]


def test_a_quick_click_elsewhere_plays_a_card_that_lay_there_before(table, choices, quick):
    spy = QSignalSpy(table.selection.hand_chosen)
    first, second = list(choices)[:2]
    quick.click(probe(table).hand_card(first).center(), 0)
    quick.click(probe(table).hand_card(second).center(), 150)
    assert said(spy) == [first, second]


def test_a_quick_click_elsewhere_on_a_card_that_has_just_moved_plays_nothing(table, choices, quick):
    spy = QSignalSpy(table.selection.hand_chosen)
    hand = probe(table).zones.hands[0]
    first, second = list(choices)[:2]
    quick.click(probe(table).hand_card(first).center(), 0)
    item = next(item for item in hand if item.card == second)
    item.land(item.place._replace(x=item.place.x + 30), second)
    at = probe(table).hand_card(second).center()
    quick.click(at, 150)
    assert said(spy) == [first]
    quick.click(at, 700)
    assert said(spy) == [first, second]


def test_quick_clicks_go_on_where_nothing_is_decided(table, choices, quick):
    spy = QSignalSpy(table.selection.draw_chosen)
    at = QPoint(300, 300)
    for ms in (0, 100, 200):
        table.selection.offer_draw()
        quick.click(at, ms)
    assert spy.count() == 2  # the second press of a double click has never counted


def test_a_call_that_comes_under_the_mouse_is_not_made_by_the_same_double_click(table, choices, quick):
    made = QSignalSpy(table.call_bar.called)
    table.call_bar.offer([PASS])
    button = probe(table).call_button(PASS.move)
    at = button.mapTo(table.viewport(), button.rect().center())
    table.call_bar.withdraw()
    quick.click(at, 0)
    table.call_bar.offer([PASS])
    for ms in (200, 400, 600):
        quick.click(at, ms)
    assert said(made) == []
    quick.click(at, 1100)
    assert said(made) == [PASS.move]


def test_a_double_click_on_a_call_answers_one_question(table, choices, quick):
    made = QSignalSpy(table.call_bar.called)
    table.call_bar.offer([PASS])
    button = probe(table).call_button(PASS.move)
    at = button.mapTo(table.viewport(), button.rect().center())
    for ms in (0, 200):
        quick.click(at, ms)
    assert said(made) == [PASS.move]


def test_three_quick_taps_play_one_card(table, choices):
    """The first raises it, the second plays it, the third would play what lies there now."""
    spy = QSignalSpy(table.selection.hand_chosen)
    first = next(iter(choices))
    at = probe(table).hand_card(first).center()
    taps = QuickClicks(table, finger=True)
    for ms in (0, 150, 300, 450):
        taps.click(at, ms)
    assert said(spy) == [first]
