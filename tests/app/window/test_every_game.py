# SPDX-License-Identifier: MIT
"""Every game in the real window: a whole round of the fewest by mouse, and one of the most by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.play import asked, play_by_keys, play_by_mouse, play_round
from tests.tiers import each_game
from thothit_desktop.games import games

FEWEST = [(game, spec.players[0]) for game, spec in games().items()]
MOST = [(game, spec.players[-1]) for game, spec in games().items()]


@each_game(("game", "players"), FEWEST)
def test_a_round_by_mouse(qtbot, open_window, settings, game, players):
    window = open_window()
    window.begin(settings.match_setup(game).changed(players, None, {}), number=1)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    position = window.controller.match.position
    assert position.is_over
    assert window.table.check(window.controller.view()) == []
    sheet = window.round_end.sheet
    assert all(str(points) in sheet.as_text() for points in position.score().points)
    qtbot.mouseClick(sheet.focusProxy(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert len(window.controller.match.positions) == 2


@pytest.mark.painted
@each_game(("game", "players"), MOST)
def test_a_round_by_keyboard_in_the_smallest_window(qtbot, open_window, settings, game, players):
    window = open_window(size=(900, 600))
    window.begin(settings.match_setup(game).changed(players, None, {}), number=6)
    window.table.setFocus()

    play_round(qtbot, window, lambda: play_by_keys(window))
    assert window.controller.match.position.is_over
    qtbot.waitUntil(window.round_end.sheet.isVisible)
    QTest.keyClick(window.round_end.sheet, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(window.controller.match.positions) == 2)
