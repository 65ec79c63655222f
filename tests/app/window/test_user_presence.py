# SPDX-License-Identifier: MIT
"""The time for a claim runs only while the person looks at the table; texts and display."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.app.play import asked, click, click_call, press
from tests.flow.scripted import Scripted, said, seated
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from tests.probe import has_stopped, probe, run_out
from thothit_desktop.games.notation import write_move

SECONDS = 30.0
"""Longer than a busy machine takes from one line of a test to the next; `runs_out` does not wait for it."""


@pytest.fixture
def messages(monkeypatch):
    """The messages of windows on their tables."""
    from thothit_desktop.table.drawing.notices import Notices

    told = []
    monkeypatch.setattr(Notices, "say", lambda _, words, kind="info": told.append(words))
    return told


@pytest.fixture
def at_claim(qtbot, open_window, monkeypatch):
    """A function that opens a record at a claim: of a card that seat 1 has drawn, or also discarded."""

    def opening(discarded: bool = False, seconds: float | None = SECONDS):
        players = [Scripted("draw", "drawn", "pass") for _ in range(2)]
        match = seated(monkeypatch, round_with(C1_WAITS, *DULL[:2], stock="C9 C1"), *players)
        said(match, 0, "checki C1", "draw", "discard C9")
        said(match, 1, "draw")
        if discarded:
            said(match, 0, "0:pass")
            said(match, 1, "discard C1")
        window = open_window()
        window.resume(match)
        window.controller.decisions.claim_seconds = seconds
        qtbot.waitUntil(lambda: asked(window) and window.isActiveWindow())
        return window

    return opening


@pytest.fixture
def claiming(at_claim):
    """A window at a claim, whose time has begun."""

    def opening(**more):
        window = at_claim(**more)
        press_somewhere(window)
        return window

    return opening


def press_somewhere(window) -> None:
    """A key that means nothing, through the window as the system knows it."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Z)


def made(window) -> list[str]:
    return [write_move(move) for move in window.controller.match.position.moves]


def stands_still(qtbot, window) -> None:
    time, moves = window.table.call_bar.countdown, made(window)
    left = time.milliseconds_left
    qtbot.wait(100)
    assert time.milliseconds_left == left
    assert made(window) == moves


def runs_out(qtbot, window) -> None:
    """It runs, and what is left of it is taken away."""
    time, moves = window.table.call_bar.countdown, made(window)
    left = time.milliseconds_left
    qtbot.waitUntil(lambda: time.milliseconds_left < left)
    run_out(time)
    qtbot.waitUntil(lambda: len(made(window)) > len(moves))
    assert made(window)[len(moves)] == "0:pass"


@pytest.mark.whole
def test_an_open_menu_stops_the_time(qtbot, claiming):
    """Also when it opens another; the next menu of the bar is no other reason than the first."""
    window = claiming()
    QTest.keyClick(window, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    stands_still(qtbot, window)
    menu.setActiveAction(window.ui.menu_share.menuAction())
    QTest.keyClick(menu, Qt.Key.Key_Right)
    assert window.ui.menu_share.isVisible()
    stands_still(qtbot, window)
    while (popup := QApplication.activePopupWidget()) is not None:
        QTest.keyClick(popup, Qt.Key.Key_Escape)
    runs_out(qtbot, window)


@pytest.mark.whole
def test_a_menu_by_mouse_and_that_of_the_panels_stop_the_time(qtbot, claiming):
    window = claiming()
    bar = window.ui.menu_bar
    at = bar.actionGeometry(window.ui.menu_view.menuAction()).center()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at)
    assert window.ui.menu_view.isVisible()
    stands_still(qtbot, window)
    window.ui.menu_view.close()
    window.ui.moves.trigger()  # a panel that can be hidden again
    menu = window.createPopupMenu()
    menu.popup(window.mapToGlobal(QPoint(50, 50)))
    stands_still(qtbot, window)
    menu.close()
    runs_out(qtbot, window)


@pytest.mark.whole
def test_the_first_key_after_a_menu_is_the_table_s(qtbot, claiming):
    window = claiming(seconds=None)
    QTest.keyClick(window, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.focusWidget() is window.table)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_M)
    assert write_move(window.controller.match.position.moves[-1]) == "0:claim"


@pytest.mark.whole
def test_another_window_of_the_program_stops_the_time(qtbot, claiming):
    window = claiming()
    QTest.keyClick(window, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: not window.isActiveWindow())
    stands_still(qtbot, window)
    window.activateWindow()
    runs_out(qtbot, window)


def test_a_look_at_what_is_known_stops_the_time(qtbot, claiming):
    window = claiming()
    press(window, Qt.Key.Key_C)
    stands_still(qtbot, window)
    press(window, Qt.Key.Key_Escape)
    runs_out(qtbot, window)


@pytest.mark.parametrize("by_key", [True, False])
def test_at_a_record_the_time_begins_with_a_sign_of_the_person(qtbot, at_claim, by_key):
    window = at_claim()
    stands_still(qtbot, window)
    if by_key:
        press_somewhere(window)
    else:
        QTest.mouseMove(window.windowHandle(), QPoint(200, 300))
        QTest.mouseMove(window.windowHandle(), QPoint(210, 300))
    runs_out(qtbot, window)


@pytest.mark.whole
def test_where_others_play_alone_nobody_has_to_look(qtbot, open_window, settings):
    window = open_window(watch=True)
    window.begin(settings.match_setup("thunee"), number=5, watch=True)
    window.context.presence.away("window", on=True)
    assert not has_stopped(window.controller.turns.trick_pause)
    window.begin(settings.match_setup("thunee"), number=5)
    assert has_stopped(window.controller.turns.trick_pause)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("discarded", "told"),
    [
        (False, "Sri drew 1 of Coins. Claim it to win the round?"),
        (True, "Sri discarded 1 of Coins. Claim it to win the round?"),
    ],
)
def test_the_card_that_may_be_claimed_is_lit_and_a_click_claims_it(qtbot, claiming, discarded, told):
    window = claiming(discarded=discarded, seconds=None)
    assert window.table.accessibleDescription() == told
    zones = probe(window.table).zones
    item = (zones.pool if discarded else zones.opened)[-1]
    assert ("target", id(item)) in probe(window.table).frames
    click(window, window.table.mapFromScene(item.sceneBoundingRect().center()))
    assert write_move(window.controller.match.position.moves[-1]) == "0:claim"
    assert [key for key in probe(window.table).frames if key[0] == "target"] == []


def test_it_is_said_that_the_time_is_up_until_the_person_acts(qtbot, claiming, messages):
    window = claiming()
    said = []
    window.controller.decisions.asked.connect(lambda seat: said.append((seat, messages[-1])))
    runs_out(qtbot, window)
    late = "Time's up: you didn't claim 1 of Coins"
    qtbot.waitUntil(lambda: bool(said) and said[-1][0] == window.controller.match.person)
    assert window.controller.view().phase == "claim"
    assert len(said) > 1
    assert {told for _, told in said} == {late}
    click_call(window, "0:pass")
    assert messages[-1] == ""


@pytest.mark.whole
def test_dark_calls_go_when_the_own_turn_begins(qtbot, claiming):
    window = claiming(discarded=True)
    while window.controller.view().phase == "claim":
        runs_out(qtbot, window)
        qtbot.waitUntil(lambda: asked(window))
    assert window.controller.view().phase == "pick"
    assert [
        call.move for call in window.table.call_bar.calls if "claim" in call.move or "pass" in call.move
    ] == []


@pytest.mark.whole
def test_what_wins_may_be_taken_in_the_own_turn(qtbot, open_window, monkeypatch):
    match = seated(monkeypatch, round_with(C1_WAITS, DULL[0], stock="C9 C1"), Scripted())
    said(match, 0, "checki C1", "draw", "discard C9")
    said(match, 1, "draw")
    said(match, 0, "0:pass")
    said(match, 1, "discard C1")
    said(match, 0, "0:pass")
    window = open_window()
    window.resume(match)
    qtbot.waitUntil(lambda: asked(window))
    assert [call.words for call in window.table.call_bar.calls] == ["Take 1 of Coins and win", "Draw"]
    assert window.table.accessibleDescription() == "Your turn: take 1 of Coins and win, or draw"
    press(window, Qt.Key.Key_K)
    assert window.controller.match.totals == (1, 0)
