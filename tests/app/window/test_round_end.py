# SPDX-License-Identifier: MIT
"""After a round: the effect of Enter, the cards on the table, and the end of a match."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from tests.app.play import asked, play_by_mouse, press, sit_down
from tests.app.rounds import ended
from tests.probe import probe
from thothit_desktop.app.families import texts_of
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.games import matches


@pytest.fixture
def after(qtbot, open_window):
    """A function that opens a window after so many rounds of a match, at its sheet."""

    def opening(rounds: int, game: str = "thothit", length: int = 3):
        window = open_window()
        window.resume(ended(game, rounds=rounds, length=length))
        qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
        return window

    return opening


@pytest.fixture
def answer():
    """A function that presses a key in the next box that asks; what was asked is in its list."""
    questions: list[str] = []

    def answering(key: Qt.Key) -> list[str]:
        def press_it() -> None:
            box = QApplication.activeModalWidget()
            if isinstance(box, QMessageBox):
                timer.stop()
                questions.append(box.text())
                QTest.keyClick(box, key)

        timer = QTimer(QApplication.instance(), interval=5)
        timer.timeout.connect(press_it)
        timer.start()
        return questions

    return answering


def message(window) -> str:
    return probe(window.table).message


def put_aside(window) -> None:
    QTest.keyClick(window.round_end.sheet, Qt.Key.Key_Escape)
    assert not window.round_end.sheet.isVisible()


@pytest.mark.whole
def test_how_to_go_on_stays_on_the_table_until_somebody_does(qtbot, after):
    window = after(1)
    put_aside(window)
    line = message(window)
    assert line == "Press Enter to go on or S for the score sheet"
    assert not probe(window.table).message_fades
    window.ui.rules.trigger()
    (rules,) = (
        shown for shown in QApplication.topLevelWidgets() if shown.isVisible() and shown is not window
    )
    QTest.keyClick(rules, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not rules.isVisible())
    assert message(window) == line
    window.ui.pause.trigger()
    assert message(window).startswith("Paused.")
    window.ui.pause.trigger()
    assert message(window) == line
    press(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert message(window) != line
    assert len(window.controller.match.positions) == 2


@pytest.mark.whole
@pytest.mark.parametrize("go_on", ["button", "menu"])
def test_the_end_of_a_match_is_not_passed_by_enter(qtbot, after, answer, go_on):
    window = after(3)
    match = window.controller.match
    assert match.complete
    questions = answer(Qt.Key.Key_Return)
    (window.round_end.sheet.play_on.trigger if go_on == "button" else window.ui.next_round.trigger)()
    assert questions == ["The match is over. Play on without a limit?"]
    assert (len(match.positions), match.length) == (3, 3)
    assert window.round_end.sheet.isVisible()
    assert window.controller.match is match


@pytest.mark.whole
def test_no_arrow_and_enter_continue_a_match_that_is_over_unasked(qtbot, after, monkeypatch):
    questions = []
    monkeypatch.setattr(Dialogs, "agrees", lambda _, question, __: questions.append(question))
    for steps in range(6):
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            window = after(3)
            match, sheet = window.controller.match, window.round_end.sheet
            window.ui.new_game.triggered.disconnect()
            sheet.setFocus()
            for _ in range(steps):
                QTest.keyClick(QApplication.focusWidget(), key)
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
            assert (len(match.positions), match.length) == (3, 3), (steps, key)
            window.close()
    assert questions == []


def test_the_end_of_a_match_offers_another_one(qtbot, after):
    window = after(3)
    asked_for = []
    window.ui.new_game.triggered.disconnect()
    window.ui.new_game.triggered.connect(lambda: asked_for.append("new"))
    sheet = window.round_end.sheet
    assert sheet._ui.end_scroll.isVisible()
    assert window.ui.new_game in sheet._ui.more.menu().actions()
    window.ui.new_game.trigger()
    assert asked_for == ["new"]


@pytest.mark.whole
def test_a_match_goes_on_without_a_limit_if_the_person_says_so(qtbot, after, questions):
    window = after(3)
    match = window.controller.match
    assert window.ui.next_round.text().replace("&", "") == "Continue without a limit"
    window.round_end.sheet.play_on.trigger()
    assert len(questions) == 1
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.controller.match is match
    assert (len(match.positions), match.length) == (4, "free")
    assert window.ui.next_round.text().replace("&", "") == "Next round"


@pytest.mark.whole
def test_enter_after_a_match_begins_a_new_one_with_or_without_its_sheet(qtbot, after):
    window = after(3)
    match = window.controller.match
    put_aside(window)
    assert message(window) == "Press Enter for a new match or S for the score sheet"
    press(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.controller.match is not match
    assert window.controller.match.length == 3


@pytest.mark.whole
def test_a_deal_is_not_restarted_by_enter(qtbot, open_window, answer):
    window = sit_down(qtbot, open_window)
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    played = len(window.controller.match.position.moves)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        questions = answer(key)
        window.ui.restart_deal.trigger()
    assert questions == ["Restart this deal? Your progress in this round will be lost."] * 2
    assert len(window.controller.match.position.moves) == played


@pytest.mark.whole
def test_after_as_many_rounds_as_a_match_can_have_a_new_one_follows(qtbot, monkeypatch, after):
    monkeypatch.setattr(matches, "MOST_ROUNDS", 2)
    window = after(2, length="free")
    first = window.controller.match
    assert texts_of(first.game.spec).progress(first) == "Round 2 of 2"
    assert window.ui.next_round.text() == "Ne&w match"
    sheet = window.round_end.sheet
    shown = {button.objectName() for button in sheet.findChildren(QPushButton) if button.isVisible()}
    assert "again" in shown
    assert not shown & {"go_on", "play_on"}
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.match is not first and asked(window), timeout=20000)
    assert len(window.controller.match.positions) == 1
    assert window.controller.match.length == "free"
