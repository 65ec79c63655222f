# SPDX-License-Identifier: MIT
"""Trips and Moenie, the calls of six players of Thunee, in the window (docs/rules/thunee.md 4)."""

import pytest
from PySide6.QtCore import Qt

from tests.app.play import (
    asked,
    click_call,
    click_hand,
    play_by_keys,
    play_by_mouse,
    play_round,
    position_of,
    press,
)
from tests.probe import probe
from tests.tiers import each
from thothit_desktop.app.window.main_window import MainWindow

OPTIONS = {"six-calls": "trips-moenie"}
CALLS = {"trips": (95, Qt.Key.Key_V), "moenie": (1269, Qt.Key.Key_M)}
"""By call a deal in which the person may make it, and its key."""


def by_mouse(window: MainWindow) -> None:
    """One decision by mouse."""
    offered = {move.kind for move in position_of(window).legal_moves()}
    called = [kind for kind in CALLS if kind in offered]
    if called:
        click_call(window, called[0])
    else:
        play_by_mouse(window)


def by_keys(window: MainWindow) -> None:
    """One decision by keys; the fourth card may be refused until the equal cards are led."""
    position = position_of(window)
    offered = {move.kind for move in position.legal_moves()}
    called = [key for kind, (_, key) in CALLS.items() if kind in offered]
    if called:
        press(window, called[0])
    elif offered != {"play"}:
        play_by_keys(window)
    else:
        made = len(position.moves)
        while len(position.moves) == made:
            press(window, Qt.Key.Key_Right)
            press(window, Qt.Key.Key_Return)


@pytest.mark.parametrize("call", CALLS)
@each("decide", (by_mouse, by_keys))
def test_the_call_is_made_and_played_to_its_end(qtbot, open_window, settings, decide, call):
    window = open_window(size=(900, 600))
    window.begin(settings.match_setup("thunee").changed(6, None, OPTIONS), number=CALLS[call][0])
    window.table.setFocus()
    play_round(qtbot, window, lambda: decide(window))
    position = window.controller.match.position
    assert (position.solo, position.caller) == (call, 0)
    assert window.table.check(window.controller.view()) == []
    assert call.capitalize() in window.round_end.sheet.as_text()


def test_the_last_card_of_trips_is_refused_and_leads_to_its_lesson(qtbot, open_window, settings):
    window = open_window(size=(900, 600))
    window.begin(settings.match_setup("thunee").changed(6, None, OPTIONS), number=CALLS["trips"][0])
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    click_call(window, "trips")
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    position = position_of(window)
    equal = {move.card for move in position.legal_moves()}
    made = len(position.moves)
    click_hand(window, next(card for card in position.hands[0] if card not in equal))
    assert len(position.moves) == made
    assert probe(window.table).message == "Lead one of your three equal cards: your last card waits."
    window.ui.learn_this.trigger()
    assert window.context.pages.page.lesson.id == "six"
