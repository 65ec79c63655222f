# SPDX-License-Identifier: MIT
"""Scopa in the real window: by mouse and by keyboard, with score sheet and gallery."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.play import asked, click_hand, click_pool, play_round, press
from thothit_desktop.app.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("scopa")


def by_mouse(window: MainWindow) -> None:
    """The card that takes most: clicked, and of several sets the cards of one, one by one."""
    position = window.controller.match.position
    made = len(position.moves)
    move = max(position.legal_moves(), key=lambda move: len(move.takes))
    others = [other for other in position.legal_moves() if other.card == move.card]
    click_hand(window, move.card)
    for card in move.takes if len(others) > 1 else ():
        if len(position.moves) == made:
            click_pool(window, card)


def by_keys(window: MainWindow) -> None:
    """The next card, and the first set that it may take."""
    position = window.controller.match.position
    made = len(position.moves)
    press(window, Qt.Key.Key_Right)
    for _ in range(3):
        if len(position.moves) == made:
            press(window, Qt.Key.Key_Return)


def test_a_round_by_mouse_with_its_score_sheet(qtbot, open_window, settings, caplog):
    window = open_window()
    window.begin(settings.match_setup("scopa"), number=5)
    play_round(qtbot, window, lambda: by_mouse(window))
    match = window.controller.match
    score = match.position.score()
    assert any(len(move.takes) > 1 for move in match.position.moves)
    assert window.table.check(window.controller.view()) == []
    assert "mended" not in caplog.text
    text = window.round_end.sheet.as_text()
    said = {"cards": "Most cards", "coins": "Most coins", "settebello": "The seven of coins"}
    for line in (line for lines in score.lines for line in lines if line.rule in said):
        assert said[line.rule] in text
    assert all(str(points) in text for points in score.points)
    qtbot.mouseClick(window.round_end.sheet.focusProxy(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert len(match.positions) == 2


def test_a_round_by_keyboard_in_the_smallest_window(qtbot, open_window, settings, caplog):
    window = open_window(size=(900, 600))
    window.begin(settings.match_setup("scopa"), number=6)
    window.table.setFocus()
    play_round(qtbot, window, lambda: by_keys(window))
    assert window.controller.match.position.is_over
    assert "mended" not in caplog.text
    qtbot.waitUntil(window.round_end.sheet.isVisible)
    QTest.keyClick(window.round_end.sheet, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(window.controller.match.positions) == 2)


def test_scopa_has_a_tile_in_the_gallery(open_dialog):
    dialog = open_dialog("scopa")
    tile = dialog.ui.gallery.tiles["scopa"]
    assert tile.isVisible()
    assert "Scopa" in tile.accessibleName()
    assert dialog.setup.game == "scopa"
