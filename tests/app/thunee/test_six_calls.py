# SPDX-License-Identifier: MIT
"""Trips and Moenie, the calls of six players of Thunee, in the window (docs/rules/thunee.md 4)."""

from PySide6.QtCore import Qt

from tests.app.play import asked, click_call, play_by_mouse, play_round, position_of, press
from tests.tiers import each
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games import new_game
from thothit_desktop.games.record import deal_number

OPTIONS = {"six-calls": "trips-moenie"}


def number_of_trips() -> int:
    """A deal in which the first question is whether seat 0 calls Trips."""
    game = new_game("thunee", 6, OPTIONS)
    deals = ((number, deal_number(game, number)) for number in range(2000))
    return next(number for number, deal in deals if (deal.phase, deal.to_move) == ("trips", 0))


def by_mouse(window: MainWindow) -> None:
    """One decision by mouse."""
    if position_of(window).phase == "trips":
        click_call(window, "trips")
    else:
        play_by_mouse(window)


def by_keys(window: MainWindow) -> None:
    """One decision by keys; the fourth card may be refused until the equal cards are led."""
    position = position_of(window)
    if position.phase == "trips":
        press(window, Qt.Key.Key_V)
        return
    made = len(position.moves)
    while len(position.moves) == made:
        press(window, Qt.Key.Key_Right)
        press(window, Qt.Key.Key_Return)


@each("decide", (by_mouse, by_keys))
def test_trips_is_called_and_played_to_its_end(qtbot, open_window, settings, decide):
    window = open_window(size=(900, 600))
    window.begin(settings.match_setup("thunee").changed(6, None, OPTIONS), number=number_of_trips())
    window.table.setFocus()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert position_of(window).phase == "trips"
    play_round(qtbot, window, lambda: decide(window))
    position = window.controller.match.position
    assert position.solo == "trips"
    assert position.caller == 0
    assert len(position.tricks) == 4
    assert window.table.check(window.controller.view()) == []
    assert "Trips" in window.round_end.sheet.as_text()
