# SPDX-License-Identifier: MIT
"""Taking moves back in the window, by keys, by the menu's entry and by the tool bar."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.app.play import asked, asked_or_over, play_by_mouse, play_round, position_of, press, tool_button
from tests.probe import probe
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.setting import NEW_FAIR
from thothit_desktop.app.window.keys_window import KeysWindow
from thothit_desktop.games import games
from thothit_desktop.games.record import load

pytestmark = pytest.mark.whole

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def undo(window) -> None:
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)


def redo(window) -> None:
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL | SHIFT)


def message(window) -> str:
    return probe(window.table).message


def progress(window) -> str:
    """Return the progress of the match in the status line."""
    return " ".join(label.text() for label in window.statusBar().findChildren(QLabel))


def settled(qtbot, window) -> None:
    """Wait until the person is asked, or the round is over, and the table shows it."""
    qtbot.waitUntil(lambda: asked_or_over(window), timeout=10000)
    assert window.table.check(window.controller.view()) == []


def decide(qtbot, window, times: int) -> None:
    """Play by mouse, as often as that."""
    for _ in range(times):
        qtbot.waitUntil(lambda: asked(window) or _trick(window), timeout=10000)
        while _trick(window):
            press(window, Qt.Key.Key_Space)
            qtbot.waitUntil(lambda: asked(window) or _trick(window), timeout=10000)
        play_by_mouse(window)


def _trick(window) -> bool:
    return window.controller.turns.trick_pause.trick_on_table


def at_the_sheet(qtbot, window) -> None:
    play_round(qtbot, window, lambda: play_by_mouse(window))
    assert window.round_end.sheet.isVisible()


@pytest.fixture
def playing(qtbot, open_window, settings):
    """A function that opens a window in a match of a game, at the person's first question."""

    def opening(game: str, **more):
        window = open_window(**more)
        window.begin(settings.match_setup(game), number=5)
        qtbot.waitUntil(lambda: asked(window), timeout=10000)
        return window

    return opening


@pytest.mark.parametrize("game", ["thothit", "kowah", "thunee"])
def test_keys_take_moves_back_and_make_them_again(qtbot, playing, game):
    window = playing(game)
    first = len(position_of(window).moves)
    assert not window.ui.undo.isEnabled()
    decide(qtbot, window, 4)
    qtbot.waitUntil(lambda: asked_or_over(window) or _trick(window), timeout=10000)
    moves = position_of(window).moves
    for _ in range(4):
        assert window.ui.undo.isEnabled()
        undo(window)
        settled(qtbot, window)
        assert position_of(window).to_move == 0
    assert len(position_of(window).moves) == first
    assert not window.ui.undo.isEnabled()
    for keys in (redo, redo, redo, lambda _: QTest.keyClick(window, Qt.Key.Key_Y, CTRL)):
        assert window.ui.redo.isEnabled()
        keys(window)
        qtbot.waitUntil(lambda: asked_or_over(window) or _trick(window), timeout=10000)
        assert window.table.check(window.controller.view()) == []
    assert position_of(window).moves == moves
    assert not window.ui.redo.isEnabled()
    assert window.matches.match.help == 4


@pytest.mark.parametrize("game", ["thothit", "kowah", "thunee"])
def test_a_round_that_was_scored_is_opened_again(qtbot, playing, data, game):
    """The sheet closes, and opens again when the round has been played to its end once more."""
    window = playing(game)
    at_the_sheet(qtbot, window)
    totals = window.matches.match.totals
    assert window.ui.next_round.isEnabled()
    undo(window)
    assert not window.round_end.sheet.isVisible()
    assert not window.ui.next_round.isEnabled()
    settled(qtbot, window)
    assert not load((data / "match.thothit").read_text()).rounds[-1].finished
    redo(window)
    qtbot.waitUntil(window.round_end.sheet.isVisible, timeout=10000)
    assert window.matches.match.totals == totals
    undo(window)
    settled(qtbot, window)
    at_the_sheet(qtbot, window)
    record = load((data / "match.thothit").read_text())
    assert record.rounds[-1].finished
    assert record.help == 2


def test_what_was_taken_back_is_said(qtbot, playing):
    window = playing("thothit")
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    decide(qtbot, window, 3)
    settled(qtbot, window)
    undo(window)
    assert message(window).startswith("You took back ")
    redo(window)
    assert message(window).startswith("You chose ")
    assert message(window).endswith(" again.")


def test_a_reminder_does_not_take_its_place(qtbot, playing):
    """The rule of the first turn is told when the person is asked, and again with the next question."""
    window = playing("thothit")
    assert "first turn" in message(window)
    play_by_mouse(window)
    undo(window)
    settled(qtbot, window)
    assert message(window).startswith("You took back ")
    window.context.messages.remind()
    assert "first turn" in message(window)


def test_a_call_is_named_by_its_words(qtbot, playing):
    window = playing("kowah")
    decide(qtbot, window, 2)
    settled(qtbot, window)
    undo(window)
    discarded = message(window)
    undo(window)
    assert message(window) == "You took back “Take 4 of Strings”."
    assert " of " in discarded or "Flower" in discarded or "Thousand" in discarded


def test_a_tool_button_and_the_menu_have_it(qtbot, playing):
    window = playing("thothit")
    play_by_mouse(window)
    button = tool_button(window, window.ui.undo)
    qtbot.waitUntil(button.isEnabled)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settled(qtbot, window)
    assert not button.isEnabled()
    assert window.ui.menu_play.actions()[:2] == [window.ui.undo, window.ui.redo]


def test_undo_while_the_computer_plays_and_cards_fly(qtbot, playing, settings):
    window = playing("thothit")
    window.table.set_speed("slow")
    made = position_of(window).moves
    play_by_mouse(window)
    qtbot.waitUntil(lambda: len(position_of(window).moves) > len(made), timeout=10000)
    qtbot.waitUntil(lambda: window.table.moving, timeout=10000)
    undo(window)
    assert position_of(window).moves == made
    assert window.table.moving
    window.table.set_speed("off")
    window.table.complete()
    settled(qtbot, window)
    assert position_of(window).moves == made


def test_undo_in_the_middle_of_an_undo(qtbot, playing):
    window = playing("thothit")
    decide(qtbot, window, 3)
    settled(qtbot, window)
    window.table.set_speed("slow")
    for _ in range(3):
        undo(window)
    assert window.table.moving
    assert not window.ui.undo.isEnabled()
    window.table.set_speed("off")
    window.table.complete()
    settled(qtbot, window)


def test_a_picked_card_is_forgotten(qtbot, playing):
    """Its captures were asked for; the position before has other questions."""
    window = playing("thothit")
    decide(qtbot, window, 2)
    settled(qtbot, window)
    window.table.selection.hand_chosen.emit(position_of(window).legal_moves()[0].card)
    undo(window)
    settled(qtbot, window)
    decide(qtbot, window, 1)
    settled(qtbot, window)


def test_nothing_is_taken_back_during_rituals_in_a_pause_or_by_watching(qtbot, open_window, settings):
    window = open_window()
    window.table.set_speed("slow")
    window.begin(settings.match_setup("thothit"), number=5)
    qtbot.waitUntil(lambda: window.table.moving, timeout=10000)
    undo(window)
    redo(window)
    assert window.matches.match.help == 0
    window.table.set_speed("off")
    window.table.complete()
    while not asked(window):
        press(window, Qt.Key.Key_Space)
        qtbot.wait(1)
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    moves = position_of(window).moves
    QTest.keyClick(window, Qt.Key.Key_P)
    assert not window.ui.undo.isEnabled()
    undo(window)
    assert position_of(window).moves == moves
    QTest.keyClick(window, Qt.Key.Key_P)
    assert window.ui.undo.isEnabled()
    watching = open_window(watch=True)
    watching.begin(settings.match_setup("thothit"), number=5, watch=True)
    qtbot.waitUntil(lambda: watching.matches.match.round_over, timeout=20000)
    assert not watching.ui.undo.isEnabled()
    undo(watching)
    assert watching.matches.match.round_over


def test_the_standings_close(qtbot, playing):
    window = playing("thothit")
    decide(qtbot, window, 1)
    settled(qtbot, window)
    window.ui.standings.trigger()
    undo(window)
    assert not window.round_end.sheet.isVisible()
    settled(qtbot, window)


def test_an_opened_match_can_be_taken_back(qtbot, playing, open_window):
    window = playing("thothit")
    decide(qtbot, window, 2)
    settled(qtbot, window)
    again = open_window()
    again.resume(type(window.matches.match).from_record(load(window.matches.record_text), 1))
    settled(qtbot, again)
    assert again.ui.undo.isEnabled()
    assert not again.ui.redo.isEnabled()
    undo(again)
    settled(qtbot, again)
    assert again.ui.redo.isEnabled()


def test_the_keys_are_listed(qtbot, playing):
    window = playing("thothit")
    window.ui.keys.trigger()
    (keys,) = window.findChildren(KeysWindow)
    text = keys.ui.table.toPlainText()
    assert "\nCtrl+Z\nUndo" in text
    assert "\nCtrl+Shift+Z, Ctrl+Y\nRedo" in text
    keys.close()


@pytest.fixture
def fair(qtbot, open_window, settings):
    """A window in a fair match, at the person's first question."""
    window = open_window()
    window.begin(replace(settings.match_setup("thothit"), fair=True), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    return window


def test_fair_play_keeps_what_has_shown_a_card(qtbot, fair):
    made = position_of(fair).moves
    assert progress(fair).endswith("fair play")
    play_by_mouse(fair)
    settled(qtbot, fair)
    moves = position_of(fair).moves
    assert len(moves) > len(made)
    undo(fair)
    assert "you have seen a new card" in message(fair)
    assert position_of(fair).moves == moves
    assert fair.matches.match.help == 0


def test_a_fair_match_stays_fair_when_it_is_opened_again(qtbot, fair, open_window):
    play_by_mouse(fair)
    settled(qtbot, fair)
    record = load(fair.matches.record_text)
    again = open_window()
    again.resume(saved_match(record))
    assert again.matches.match.fair
    again.resume(saved_match(replace(record, id="0123456789abcdef")))
    assert not again.matches.match.fair


def test_dealing_a_fair_match_again_gives_it_up(qtbot, fair, questions, data):
    play_by_mouse(fair)
    settled(qtbot, fair)
    fair.ui.restart_deal.trigger()
    (question,) = questions
    assert question.startswith("Restart this deal? In fair play, that counts as giving up, ")
    settled(qtbot, fair)
    assert load((data / "match.thothit").read_text()).given_up
    assert progress(fair).endswith("given up")


def started(window) -> bool:
    """True if a move has been made; if not, a key makes the next one."""
    press(window, Qt.Key.Key_Space)
    return bool(window.matches.match.positions and position_of(window).moves)


@pytest.mark.parametrize("game", sorted(name for name, spec in games().items() if spec.by_luck))
def test_where_nobody_decides_anything_no_match_is_fair(qtbot, open_window, settings, questions, data, game):
    """Neither a new one by the default setting, nor one that was noted as fair, restarted amid a round."""
    settings.set_value(NEW_FAIR, "on")
    window = open_window()
    window.begin(settings.match_setup(game), number=5)
    settings.set_fair(window.matches.match.id)
    qtbot.waitUntil(lambda: started(window), timeout=10000)
    window.resume(saved_match(load(window.matches.record_text)))
    qtbot.waitUntil(lambda: started(window), timeout=10000)
    window.ui.restart_deal.trigger()
    assert not any("air play" in words for words in (*questions, progress(window)))
    assert not load((data / "match.thothit").read_text()).given_up


def test_help_is_counted_in_the_status_line(qtbot, playing):
    window = playing("thothit")
    for times in ("helped 1 time", "helped 2 times"):
        play_by_mouse(window)
        settled(qtbot, window)
        undo(window)
        settled(qtbot, window)
        assert progress(window).endswith(times)
