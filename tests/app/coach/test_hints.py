# SPDX-License-Identifier: MIT
"""Hints at the table, by key, tool bar and menu."""

import threading

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox

from tests.app.play import asked, click_hand, play_by_mouse, position_of, press, tool_button
from tests.probe import probe
from thothit_desktop.app.window.keys_window import KeysWindow
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import load
from thothit_desktop.table.drawing.names import name

CTRL = Qt.KeyboardModifier.ControlModifier


def hint(window) -> None:
    QTest.keyClick(window, Qt.Key.Key_H, CTRL)


def message(window) -> str:
    return probe(window.table).message


def told(window) -> bool:
    return message(window).startswith(("Best: ", "You have only"))


def coaches() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "coach"]


def progress(window) -> str:
    return " ".join(label.text() for label in window.statusBar().findChildren(QLabel))


def reports(window) -> list[str]:
    return [box.detailedText() for box in window.findChildren(QMessageBox)]


@pytest.mark.whole
def test_a_key_shows_what_the_coach_would_play(qtbot, playing, coach):
    window = playing("thothit")
    best = window.controller.view().legal_moves()[0]
    assert probe(window.table).framed("hint") == []
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    assert message(window).startswith(f"Best: {name(best.card, 'ceki')}")
    assert "average" not in message(window)
    assert message(window) in window.table.accessibleDescription()
    assert [item.card for item in probe(window.table).framed("hint")] == [best.card]
    hand = position_of(window).hands[0]
    assert len(probe(window.table).margins) == len(hand)
    assert {"0", "−1"} <= set(probe(window.table).margins)
    hint(window)
    second = window.controller.view().legal_moves()[1]
    assert message(window).startswith(f"Best: {name(best.card, 'ceki')}")
    assert f"{name(second.card, 'ceki')}" in message(window)
    assert "costs about 1 point." in message(window)
    assert message(window).endswith("The figures are your points in this round minus the others' average.")
    hint(window)
    assert message(window) == ""
    assert list(probe(window.table).margins) == []
    assert probe(window.table).framed("hint") == []


@pytest.mark.whole
def test_a_tool_button_and_the_menu_have_it(qtbot, playing, coach):
    window = playing("thothit")
    button = tool_button(window, window.ui.hint)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: told(window))
    assert window.ui.hint in window.ui.menu_play.actions()
    window.ui.keys.trigger()
    (keys,) = window.findChildren(KeysWindow)
    assert "\nCtrl+H\nHint" in keys.ui.table.toPlainText()
    keys.close()


@pytest.mark.whole
def test_escape_takes_it_away_and_then_ends_the_full_screen(qtbot, playing, coach):
    window = playing("thothit")
    window.ui.full_screen.trigger()
    qtbot.waitUntil(window.isFullScreen)
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    press(window, Qt.Key.Key_Escape)
    assert list(probe(window.table).margins) == []
    assert window.isFullScreen()
    press(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


@pytest.mark.whole
def test_a_move_ends_it_and_no_other_player_is_helped(qtbot, playing, coach):
    window = playing("thothit")
    window.table.set_speed("slow")
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    play_by_mouse(window)
    assert list(probe(window.table).margins) == []
    assert not told(window)
    assert not window.ui.hint.isEnabled()
    before = coach.asked
    hint(window)
    assert coach.asked == before
    window.table.set_speed("off")
    window.table.complete()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.ui.hint.isEnabled()


@pytest.mark.whole
@pytest.mark.parametrize("leave", ["undo", "restart", "new match", "pause", "move"])
def test_whatever_is_thought_about_is_dropped_when_the_question_goes(qtbot, playing, coach, questions, leave):
    window = playing("thothit")
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    coach.endless = True
    hint(window)
    qtbot.waitUntil(lambda: coach.asked == 1)
    {
        "undo": window.ui.undo.trigger,
        "restart": window.ui.restart_deal.trigger,
        "new match": lambda: window.begin(number=6),
        "pause": window.ui.pause.trigger,
        "move": lambda: play_by_mouse(window),
    }[leave]()
    coach.endless = False
    if leave == "pause":
        window.ui.pause.trigger()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert list(probe(window.table).margins) == []
    hint(window)
    qtbot.waitUntil(lambda: told(window))


def test_the_thread_is_joined_before_the_window_goes(qtbot, playing, coach):
    window = playing("thothit")
    assert coaches() == []
    coach.endless = True
    hint(window)
    qtbot.waitUntil(lambda: coach.asked == 1)
    assert len(coaches()) == 1
    window.close()
    assert coaches() == []


@pytest.mark.whole
def test_a_slow_coach_says_that_it_thinks(qtbot, playing, coach):
    window = playing("thothit")
    coach.endless = True
    hint(window)
    qtbot.waitUntil(lambda: message(window) == "Thinking…")
    hint(window)
    assert message(window) == ""


def test_a_fault_of_the_coach_is_reported_and_the_match_goes_on(qtbot, playing, coach):
    window = playing("thothit")
    coach.fault = RuntimeError("lost my cards")
    hint(window)
    qtbot.waitUntil(lambda: any("lost my cards" in text for text in reports(window)))
    (box,) = window.findChildren(QMessageBox)
    QTest.keyClick(box, Qt.Key.Key_Return)
    coach.fault = None
    qtbot.waitUntil(window.ui.hint.isEnabled)
    window.ui.hint.trigger()
    qtbot.waitUntil(lambda: told(window))


@pytest.mark.whole
def test_captures_are_weighed_while_they_are_chosen(qtbot, playing, coach):
    """The hint stays while a card's captures are asked, and when the card is put back."""
    window = playing("thothit")
    for _ in range(40):
        moves = position_of(window).legal_moves()
        several = [move for move in moves if sum(m.card == move.card for m in moves) > 1]
        if several and position_of(window).phase == "hand":
            break
        play_by_mouse(window)
        qtbot.waitUntil(lambda: asked(window) or window.matches.match.round_over, timeout=10000)
        if window.matches.match.round_over:
            window.begin(number=window.matches.match.number + 1)
            qtbot.waitUntil(lambda: asked(window), timeout=10000)
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    click_hand(window, several[0].card)
    takes = [move for move in moves if move.card == several[0].card]
    assert len(probe(window.table).margins) == len({move.takes for move in takes})
    press(window, Qt.Key.Key_Escape)
    assert len(probe(window.table).margins) == len(position_of(window).hands[0])
    assert told(window)
    press(window, Qt.Key.Key_Escape)
    assert list(probe(window.table).margins) == []


@pytest.mark.parametrize(("fair", "times"), [(False, 0), (True, 1)])
def test_help_counts_in_fair_play_alone_and_once_a_question(qtbot, playing, coach, data, fair, times):
    window = playing("thothit", fair=fair)
    for _ in range(2):
        hint(window)
        qtbot.waitUntil(lambda: told(window))
        hint(window)
        hint(window)
        assert not told(window)
    assert window.matches.match.help == times
    assert load((data / "match.thothit").read_text()).help == times
    assert ("helped 1 time" in progress(window)) is fair


@pytest.mark.whole
@pytest.mark.parametrize(("game", "most"), [("kowah", "925%"), ("thunee", "The best move.")])
def test_calls_are_weighed_on_their_buttons(qtbot, playing, coach, game, most):
    window = playing(game)
    moves = [write_move(move) for move in window.controller.view().legal_moves()]
    calls = [call.move for call in window.table.call_bar.calls if call.move in moves]
    assert calls
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    for move in calls:
        assert (
            probe(window.table).call_button(move).toolTip().endswith(("The best move.", " balls.", "to win."))
        )
    best = probe(window.table).call_button(moves[0])
    assert most in best.accessibleDescription()
    QTest.mouseClick(best, Qt.MouseButton.LeftButton)
    assert not told(window)
    for call in window.table.call_bar.calls:
        assert "best move" not in probe(window.table).call_button(call.move).toolTip()


@pytest.mark.whole
def test_the_best_pile_is_marked_itself(qtbot, playing, coach):
    window = playing("kowah")
    best = window.controller.view().legal_moves()[0]
    zones = probe(window.table).zones
    top = {"draw": zones.stock[-1], "take": zones.pool[-1]}[best.kind]
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    assert probe(window.table).framed("hint") == [top]
    hint(window)
    hint(window)
    assert probe(window.table).framed("hint") == []


@pytest.mark.whole
def test_there_is_no_hint_where_nobody_decides(qtbot, playing):
    window = playing("kings")
    assert not window.ui.hint.isEnabled()


@pytest.mark.whole
def test_it_speaks_of_the_cards_as_the_deck_calls_them(qtbot, playing, coach):
    window = playing("thothit")
    best = window.controller.view().legal_moves()[0]
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    window.ui.deck_western.trigger()
    assert name(best.card, "western") in message(window)


def test_the_bars_have_tooltips_under_the_mouse(qtbot, playing, coach):
    window = playing("thothit")
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    tips = [item.toolTip() for item in probe(window.table).margin_items]
    assert "The best move." in tips
    assert all(tip.startswith(("The best move.", "Costs about ")) for tip in tips)
    bar = probe(window.table).margin_items[0]
    at = window.table.mapFromScene(bar.sceneBoundingRect().center())
    assert window.table.itemAt(QPoint(at)) is bar


def test_the_keys_tell_what_a_card_costs(qtbot, playing, coach):
    """In the status line, which screen readers read."""
    window = playing("thothit")
    press(window, Qt.Key.Key_Right)
    assert "Costs about" not in window.statusBar().currentMessage()
    hint(window)
    qtbot.waitUntil(lambda: told(window))
    for _ in position_of(window).hands[0]:
        press(window, Qt.Key.Key_Right)
        said = window.statusBar().currentMessage()
        assert "The best move." in said or "Costs about " in said
