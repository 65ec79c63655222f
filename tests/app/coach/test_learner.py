# SPDX-License-Identifier: MIT
"""The learner's help: each part is switched on by a setting of its own."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.play import asked, click_hand, play_by_mouse, position_of
from tests.probe import probe
from thothit_desktop.app.store.setting import LEARN_CAPTURED, LEARN_UNSEEN, LEARN_WARNING
from thothit_desktop.games.notation import write_move


def switch(window, setting) -> None:
    """Switch a setting on or off."""
    window.settings.set_value(setting, "off" if window.settings.is_on(setting) else "on")


def message(window) -> str:
    return probe(window.table).message


def weak(window):
    """The last card of the hand that may take nothing, of which the scripted coach thinks least."""
    moves = window.controller.view().legal_moves()
    return next(move for move in reversed(moves) if sum(other.card == move.card for other in moves) == 1)


def warned_of(window) -> None:
    window.settings.set_value(LEARN_WARNING, "5")


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name == "caution"]


def test_all_of_it_is_off_at_first(playing, coach):
    window = playing("thothit")
    assert window.learner.panel is None
    assert coach.asked == 0


@pytest.mark.whole
def test_cards_are_counted_beside_the_table_and_followed(qtbot, playing):
    window = playing("thothit")
    switch(window, LEARN_UNSEEN)
    panel = window.learner.panel
    assert panel.isVisible()
    assert panel.columnCount() == 1
    switch(window, LEARN_CAPTURED)
    assert [panel.horizontalHeaderItem(column).text() for column in range(4)] == [
        "Unseen",
        "You",
        "Sri",
        "Wati",
    ]

    def unseen() -> int:
        return sum(int(panel.item(row, 0).text().partition("/")[0]) for row in range(panel.rowCount()))

    for _ in range(3):
        view = window.controller.view()
        assert unseen() == len(view.unseen())
        play_by_mouse(window)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        qtbot.waitUntil(lambda: unseen() == len(window.controller.view().unseen()))
    captured = [panel.item(row, 1) for row in range(panel.rowCount()) if panel.item(row, 1).text()]
    assert all(item.toolTip() for item in captured)
    assert all("You: " in item.data(Qt.ItemDataRole.AccessibleTextRole) for item in captured)
    switch(window, LEARN_UNSEEN)
    assert panel.columnCount() == 3
    switch(window, LEARN_CAPTURED)
    assert not panel.isVisible()


@pytest.mark.whole
def test_it_follows_the_settings_and_is_there_at_the_next_start(playing, open_window):
    window = playing("thothit")
    window.settings.set_value(LEARN_CAPTURED, "on")
    window.settings.set_value(LEARN_WARNING, "10")
    assert window.learner.panel.isVisible()
    window.close()
    again = open_window()
    again.begin(number=5)
    assert again.learner.panel.isVisible()
    again.settings.set_value(LEARN_CAPTURED, "off")
    assert not again.learner.panel.isVisible()


@pytest.mark.whole
def test_its_keys_go_to_the_window(qtbot, playing, coach):
    window = playing("thothit")
    switch(window, LEARN_UNSEEN)
    panel = window.learner.panel
    panel.setFocus()
    QTest.keyClick(panel, Qt.Key.Key_Down)
    assert panel.currentRow() >= 0
    QTest.keyClick(panel, Qt.Key.Key_P)
    assert window.ui.pause.isChecked()


def test_a_weak_move_must_be_chosen_twice(qtbot, playing, coach):
    window = playing("thothit")
    warned_of(window)
    qtbot.waitUntil(lambda: coach.asked == 1)
    move, made = weak(window), len(position_of(window).moves)
    qtbot.waitUntil(lambda: window.controller.decisions.human.doubts(move))
    click_hand(window, move.card)
    assert "costs about" in message(window)
    assert "choose it again" in message(window)
    assert len(position_of(window).moves) == made
    click_hand(window, move.card)
    assert len(position_of(window).moves) > made


def test_a_good_move_is_made_at_once(qtbot, playing, coach):
    window = playing("thothit")
    warned_of(window)
    best, made = window.controller.view().legal_moves()[0], len(position_of(window).moves)
    qtbot.waitUntil(lambda: window.controller.decisions.human.doubts(weak(window)))
    assert not window.controller.decisions.human.doubts(best)
    play_by_mouse(window)
    assert len(position_of(window).moves) > made


@pytest.mark.whole
def test_a_weak_call_by_keys_too(qtbot, playing, coach):
    window = playing("thunee")
    warned_of(window)
    last, made = window.controller.view().legal_moves()[-1], len(position_of(window).moves)
    qtbot.waitUntil(lambda: window.controller.decisions.human.doubts(last))
    button = probe(window.table).call_button(write_move(last))
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert "costs about" in message(window)
    assert len(position_of(window).moves) == made
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert len(position_of(window).moves) > made


@pytest.mark.whole
def test_who_is_quicker_than_the_coach_is_not_kept_waiting(qtbot, playing, coach):
    window = playing("thothit")
    coach.endless = True
    warned_of(window)
    qtbot.waitUntil(lambda: coach.asked == 1)
    made = len(position_of(window).moves)
    click_hand(window, weak(window).card)
    assert len(position_of(window).moves) > made
    coach.endless = False
    window.close()
    assert threads() == []


@pytest.mark.whole
@pytest.mark.parametrize(("fair", "times"), [(False, 0), (True, 1)])
def test_lasting_help_counts_once_a_round_in_fair_play(qtbot, playing, coach, fair, times):
    window = playing("thothit", fair=fair)
    window.settings.set_value(LEARN_UNSEEN, "on")
    window.settings.set_value(LEARN_WARNING, "2")
    for _ in range(2):
        window.settings.set_value(LEARN_WARNING, "off")
        play_by_mouse(window)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.matches.match.help == times
