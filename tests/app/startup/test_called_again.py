# SPDX-License-Identifier: MIT
"""A second start while the window is minimised, shows a dialog or a menu, or is played in."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from tests.app.files import left_last
from tests.app.play import asked, play_by_mouse
from thothit_desktop.app.store.saves import write


def number(window) -> int:
    return window.controller.match.number


def test_it_comes_to_the_front(window):
    window.showMinimized()
    window.come_forward(None)
    assert not window.isMinimized()
    assert window.isVisible()
    assert number(window) == 5


@pytest.mark.parametrize("state", ["showMaximized", "showFullScreen"])
def test_a_large_window_stays_large(window, state):
    getattr(window, state)()
    large = window.windowState()
    window.showMinimized()
    window.come_forward(None)
    assert window.windowState() & ~Qt.WindowState.WindowActive == large & ~Qt.WindowState.WindowActive


def test_it_opens_a_record(window, record):
    window.come_forward(record)
    assert number(window) == 3


def test_a_record_of_the_match_that_is_played_does_not_push_out_the_one_before(window, data, record):
    window.begin(number=6)
    window.come_forward(record)
    assert left_last(data).rounds[0].seed == 6
    window.come_forward(record)
    assert left_last(data).rounds[0].seed == 6
    window.ui.previous_match.trigger()
    assert number(window) == 6


def test_what_was_played_beyond_a_record_is_kept(qtbot, window, data):
    write(data / "early.thothit", window.controller.match.record)
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    played = len(window.controller.match.position.moves)
    window.come_forward(data / "early.thothit")
    assert len(window.controller.match.position.moves) < played
    assert len(left_last(data).rounds[0].moves) == played


def test_it_says_why_a_record_cannot_be_opened(window, tmp_path):
    window.come_forward(tmp_path / "none.thothit")
    (box,) = window.findChildren(QMessageBox)
    assert "none.thothit" in box.informativeText()
    assert number(window) == 5
    box.close()


def test_behind_a_dialog_a_record_waits(window, record, qtbot):
    window.context.dialogs.warn("A dialog", "that is open")
    window.come_forward(record)
    window.come_forward(None)
    assert number(window) == 5
    window.findChildren(QMessageBox)[0].close()
    qtbot.waitUntil(lambda: number(window) == 3)
    window.context.dialogs.warn("Another dialog", "much later")
    window.findChildren(QMessageBox)[0].close()
    window.begin(number=7)
    QApplication.processEvents()
    assert number(window) == 7, "it was opened once"


@pytest.mark.parametrize("ask", ["deal_number", "new_game", "open_record", "about"])
def test_no_dialog_is_in_the_way_for_ever(window, record, qtbot, ask):
    seen = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(20, look)
            return
        window.come_forward(record)
        seen.append(number(window))
        dialog.reject()

    QTimer.singleShot(20, look)
    getattr(window.ui, ask).trigger()
    qtbot.waitUntil(lambda: number(window) == 3)
    assert seen == [5]


def test_an_open_menu_is_closed_first(window, record):
    menu = window.play.seats
    menu.popup(window.pos())
    inner = menu.actions()[0].menu()
    inner.popup(window.pos())
    window.come_forward(record)
    assert QApplication.activePopupWidget() is None
    assert number(window) == 3


def test_a_pause_ends_with_the_match(window, record):
    window.ui.pause.setChecked(True)
    window.come_forward(record)
    assert not window.ui.pause.isChecked()
    assert number(window) == 3
