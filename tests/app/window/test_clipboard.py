# SPDX-License-Identifier: MIT
"""Copying and pasting matches and the numbers of deals by the keys."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from tests.app.files import left_last
from tests.app.play import asked, play_by_mouse, sit_down
from tests.app.rounds import ended
from tests.app.window.boxes import press_button
from thothit_desktop.games.record import dump, load

pytestmark = pytest.mark.whole

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot, open_window):
    seated = sit_down(qtbot, open_window)
    QGuiApplication.clipboard().setText("before")
    return seated


def paste(window, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(window.table, Qt.Key.Key_V, CONTROL)


def damaged(rounds: int) -> str:
    """The text of a match with a fault in the round after so many."""
    document = json.loads(dump(ended("thothit", rounds=rounds + 1).record))
    document["rounds"][rounds]["moves"][4] = "=C1"
    return json.dumps(document)


def test_a_match_is_copied_and_pasted_as_text(qtbot, window):
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    record = window.controller.match.record
    QTest.keyClick(window.table, Qt.Key.Key_C, CONTROL)
    assert load(QGuiApplication.clipboard().text()) == record
    window.begin(number=6)
    paste(window, dump(record))
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.controller.match.record == record


def test_the_number_of_a_deal_is_copied_and_played_from_the_clipboard(qtbot, window, data):
    layout = window.controller.match.position.layout
    QTest.keyClick(window.table, Qt.Key.Key_C, CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == "5"
    window.begin(number=6)
    paste(window, "5")
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.controller.match.position.layout == layout
    assert left_last(data).rounds[0].seed == 6


def test_a_deal_without_a_number_says_so(window, monkeypatch):
    said = []
    monkeypatch.setattr(window.table.notices, "say", lambda text, *_: said.append(text))
    window.controller.match.seeds[-1] = None
    window.ui.copy_number.trigger()
    assert said == ["This deal has no number to copy"]
    assert QGuiApplication.clipboard().text() == "before"


def test_what_is_neither_is_told_and_the_match_goes_on(window):
    match = window.controller.match
    paste(window, "<b>hello</b>")
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "Copy a match, a deal number or house rules first: the pasted text is none of these."
    assert box.informativeText() == "The copied text begins with '<b>hello</b>'."
    assert box.textFormat() == Qt.TextFormat.PlainText
    press_button(box, "OK")
    assert window.controller.match is match


def test_the_rounds_before_a_fault_can_be_opened(window):
    paste(window, damaged(2))
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "This match can't be opened."
    assert "round 3, move 5: =C1:" in box.informativeText()
    assert "You can recover 2 rounds from before the error." in box.informativeText()
    press_button(box, "Recover 2 rounds")
    assert len(window.controller.match.positions) == 2
    assert window.controller.match.round_over


def test_they_need_not_be(window, tmp_path):
    match = window.controller.match
    path = tmp_path / "damaged.thothit"
    path.write_text(damaged(1))
    window.open_file(path)
    (box,) = window.findChildren(QMessageBox)
    assert "You can recover 1 round from before the error." in box.informativeText()
    press_button(box, "Cancel")
    assert window.controller.match is match


def test_without_a_match_before_that_is_told(qtbot, open_window):
    window = sit_down(qtbot, open_window)
    window.ui.previous_match.trigger()
    (box,) = window.findChildren(QMessageBox)
    assert box.informativeText() == "There is no previous match to go back to."
    press_button(box, "OK")
