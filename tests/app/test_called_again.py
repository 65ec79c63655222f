# SPDX-License-Identifier: MIT
"""The program is asked for again while its window is minimised, shows a dialog or a menu, or is played in."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox


def number(window) -> int:
    return window.conductor.match.number


def test_it_comes_to_the_front(window):
    window.showMinimized()
    window.call(None)
    assert not window.isMinimized()
    assert window.isVisible()
    assert number(window) == 5


@pytest.mark.parametrize("state", ["showMaximized", "showFullScreen"])
def test_a_large_window_stays_large(window, state):
    getattr(window, state)()
    large = window.windowState()
    window.showMinimized()
    window.call(None)
    assert window.windowState() & ~Qt.WindowState.WindowActive == large & ~Qt.WindowState.WindowActive


def test_it_opens_a_record(window, record):
    window.call(record)
    assert number(window) == 3


def test_it_says_why_a_record_cannot_be_opened(window, tmp_path):
    window.call(tmp_path / "none.thothit")
    (box,) = window.findChildren(QMessageBox)
    assert "none.thothit" in box.informativeText()
    assert number(window) == 5
    box.close()


def test_behind_a_dialog_a_record_waits(window, record, qtbot):
    window.dialogs.warn("A dialog", "that is open")
    window.call(record)
    window.call(None)
    assert number(window) == 5
    window.findChildren(QMessageBox)[0].close()
    qtbot.waitUntil(lambda: number(window) == 3)
    window.dialogs.warn("Another dialog", "much later")
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
        window.call(record)
        seen.append(number(window))
        dialog.reject()

    QTimer.singleShot(20, look)
    getattr(window.ui, ask).trigger()
    qtbot.waitUntil(lambda: number(window) == 3)
    assert seen == [5]


def test_an_open_menu_is_closed_first(window, record):
    menu = window.ui.menu_seats
    menu.popup(window.pos())
    inner = menu.actions()[0].menu()
    inner.popup(window.pos())
    window.call(record)
    assert QApplication.activePopupWidget() is None
    assert number(window) == 3


def test_a_pause_ends_with_the_match(window, record):
    window.ui.pause.setChecked(True)
    window.call(record)
    assert not window.ui.pause.isChecked()
    assert number(window) == 3
