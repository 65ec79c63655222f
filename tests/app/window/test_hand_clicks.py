# SPDX-License-Identifier: MIT
"""Clicks on the hand in the window: a card is played only after its effect has been shown."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton

from tests.app.play import (
    asked,
    asked_or_over,
    click_hand,
    click_pool,
    leave,
    play_by_mouse,
    play_round,
    position_of,
    sit_down,
)
from tests.probe import probe
from tests.quick_clicks import QuickClicks
from thothit_desktop.app.store.setting import SPEED
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.selection import hit_testing


@pytest.mark.whole
def test_a_dimmed_card_with_one_match_is_raised_before_it_captures(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    card, other = until_a_choice_beside_a_single_match(qtbot, window)
    position = window.controller.match.position
    moves = position.moves
    click_hand(window, card)
    leave(window)
    QTest.mouseMove(window.table.viewport(), probe(window.table).hand_card(other).center())
    click_hand(window, other)
    assert position.moves == moves
    assert probe(window.table).message == (
        f"Click {name(other)} again to play it. Press Esc or click elsewhere to cancel."
    )
    (target,) = next(move.takes for move in position.legal_moves() if move.card == other)
    click_pool(window, target)
    assert position.moves[len(moves)].cards == (other, target)
    leave(window)  # the mouse lies on no card of the next test


@pytest.mark.whole
@pytest.mark.parametrize("game", ["thothit", "sackson"])
def test_the_third_click_of_a_triple_click_plays_no_second_card(qtbot, open_window, settings, game):
    """At speed off the others have played by then, and another card lies under the mouse."""
    settings.set_value(SPEED, "off")
    window = open_window()
    window.begin(settings.match_setup(game), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    cards = [move.card for move in position_of(window).legal_moves()]
    single = [card for card in cards if cards.count(card) == 1]
    rect = max((probe(window.table).hand_card(card) for card in single), key=lambda rect: rect.x())
    at, quick = QPoint(rect.left() + 8, rect.center().y()), QuickClicks(window.table)
    quick.click(at, 0)
    quick.click(at, 150)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    while position_of(window).phase == "stock":
        play_by_mouse(window)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
    made = position_of(window).moves
    assert made
    assert hit_testing.card_at(window.table, at) in probe(window.table).zones.hands[0]
    quick.click(at, 300)
    assert position_of(window).moves == made
    leave(window)


@pytest.mark.whole
def test_the_sheet_that_comes_under_a_double_click_keeps_its_buttons(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    sheet, match = window.round_end.sheet, window.matches.match
    button = next(button for button in sheet.findChildren(QPushButton) if button.text() == "Next round")
    at = button.mapTo(window.table.viewport(), button.rect().center())
    pressed = QSignalSpy(sheet.next_round)
    sheet.hide()
    quick = QuickClicks(window.table)
    quick.click(at, 0)
    sheet.show()
    for ms in (200, 400):
        quick.click(at, ms)
    assert pressed.count() == 0
    quick.click(at, 900)
    assert pressed.count() == 1
    assert len(match.positions) == 2


def until_a_choice_beside_a_single_match(qtbot, window):
    """Play until one hand card may take one of several, and another one only one: the two."""
    for number in range(1, 60):
        window.begin(number=number)
        for _ in range(7):
            qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
            position = window.controller.match.position
            if position.is_over:
                break
            if position.phase == "hand":
                moves = [move for move in position.legal_moves() if move.takes]
                matches = [move.card for move in moves]
                several = [card for card in matches if matches.count(card) > 1]
                single = [card for card in matches if matches.count(card) == 1]
                if several and single:
                    return several[0], single[0]
            leave(window)
            play_by_mouse(window)
    raise AssertionError("no deal offers such a choice")
