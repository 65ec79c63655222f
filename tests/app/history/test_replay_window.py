# SPDX-License-Identifier: MIT
"""The replay window, with mouse and keys."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from tests.app.cut_off import cut_off
from tests.app.history.test_replay import started
from tests.app.play import asked, sit_down
from tests.app.rounds import ended
from tests.app.saved_matches.conftest import shelved
from tests.probe import probe
from thothit_desktop.app.history import replay_course
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.saved_matches.window import SavedMatchesWindow
from thothit_desktop.app.store.saves import Saves, write
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.app.window.appearance import appear
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games
from thothit_desktop.games.cards import HIDDEN

Open = Callable[..., ReplayWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """Opens the replay of a match, at speed off and not painted."""
    windows = []

    def opening(match: Match, size: tuple[int, int] = (900, 600)) -> ReplayWindow:
        window = ReplayWindow(match, CardPictures("ceki"), "off")
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        window.ui.table.viewport().setUpdatesEnabled(False)  # no test looks at a painted card
        with qtbot.waitActive(window):
            window.show()
        return window

    yield opening
    windows.clear()


def click(button: QToolButton | QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(window: ReplayWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.focusWidget(), key)


def faults(window: ReplayWindow) -> list[str]:
    """Return the differences between the table and the ply."""
    window.ui.table.complete()
    seat = window.ui.seen.currentData()
    return window.ui.table.check(window.round.view(window.course.ply, seat))


@pytest.mark.long
def test_every_game_is_stepped_through(opened: Open) -> None:
    for game in games():
        window = opened(ended(game, number=4))
        last = window.course.last
        for ply in range(last):
            assert window.course.ply == ply
            assert faults(window) == [], (game, ply)
            window.course.step(1)
        assert faults(window) == []
        for ply in range(last, last - 12, -1):
            window.course.step(-1)
            assert faults(window) == [], (game, ply)
        window.close()


@pytest.mark.whole
def test_the_keys_go_everywhere(opened: Open, qtbot: QtBot) -> None:
    window = opened(ended("thothit", number=11, length=3, rounds=3))
    course = window.course
    assert (window.ui.rounds.currentIndex(), course.ply) == (2, 0)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    assert course.ply == 2
    press(window, Qt.Key.Key_Left)
    assert course.ply == 1
    press(window, Qt.Key.Key_End)
    assert course.ply == len(window.round.moves)
    press(window, Qt.Key.Key_Right)
    assert course.ply == len(window.round.moves)
    press(window, Qt.Key.Key_Home)
    assert course.ply == 0
    press(window, Qt.Key.Key_PageUp)
    assert window.ui.rounds.currentIndex() == 1
    press(window, Qt.Key.Key_PageUp)
    press(window, Qt.Key.Key_PageUp)
    assert window.ui.rounds.currentIndex() == 0
    press(window, Qt.Key.Key_PageDown)
    assert window.ui.rounds.currentIndex() == 1
    press(window, Qt.Key.Key_Plus)
    assert window.ui.tempo.currentData() == 2
    press(window, Qt.Key.Key_Minus)
    press(window, Qt.Key.Key_Minus)
    assert window.ui.tempo.currentData() == 0.5
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.whole
def test_the_buttons_go_everywhere(opened: Open) -> None:
    window = opened(ended("thothit", number=11, length=3, rounds=3))
    ui, course = window.ui, window.course
    click(ui.on)
    assert course.ply == 1
    click(ui.last)
    assert course.ply == len(window.round.moves)
    assert not ui.on.isEnabled()
    click(ui.back)
    assert course.ply == len(window.round.moves) - 1
    click(ui.first)
    assert course.ply == 0
    assert not ui.back.isEnabled()
    click(ui.previous_round)
    assert ui.rounds.currentIndex() == 1
    click(ui.next_round)
    assert ui.rounds.currentIndex() == 2
    assert not ui.next_round.isEnabled()
    ui.slider.setValue(17)
    assert course.ply == 17
    assert faults(window) == []


@pytest.mark.whole
def test_it_plays_by_itself_to_the_end_of_the_match(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_course, "PAUSE", 0)
    window = opened(ended("thothit", number=11, length=3, rounds=2))
    press(window, Qt.Key.Key_PageUp)
    press(window, Qt.Key.Key_Space)
    assert window.course.playing
    qtbot.waitUntil(lambda: not window.course.playing, timeout=20000)
    assert window.ui.rounds.currentIndex() == 1
    assert window.course.at == window.course.last
    press(window, Qt.Key.Key_Space)  # once more from the deal
    qtbot.waitUntil(lambda: 0 < window.course.ply < 20)
    press(window, Qt.Key.Key_Space)
    assert not window.course.playing


@pytest.mark.whole
def test_a_click_on_play_pauses_again(opened: Open) -> None:
    window = opened(ended("sackson", number=1))
    click(window.ui.play)
    assert window.course.playing
    assert window.ui.play.accessibleName() == "Pause"
    click(window.ui.play)
    assert not window.course.playing


@pytest.mark.whole
def test_the_names_over_hands_can_be_read_in_high_contrast(opened: Open) -> None:
    try:
        appear("high-contrast")
        window = opened(ended("thothit"))
        window.ui.tabs.setCurrentWidget(window.ui.hands_page)
        corner = window.ui.hands.mapTo(window, QPoint(1, 1))
        assert window.grab().toImage().pixelColor(corner).lightness() < 50
    finally:
        appear("light")


def test_all_hands_or_one_seat(opened: Open) -> None:
    match = ended("thothit", number=2)
    window = opened(match)
    ui = window.ui
    assert [ui.seen.itemText(at) for at in range(ui.seen.count())] == [
        "All hands open",
        "As you saw it",
        "As Sri saw it",
        "As Wati saw it",
    ]
    assert ui.hands.cards == [tuple(hand) for hand in window.round.hands(0)]
    assert ui.hands.isVisible()
    assert ui.seen.toolTip() == "Choose whose view to show\nAll hands open"
    ui.seen.setCurrentIndex(2)
    assert ui.seen.toolTip() == "Choose whose view to show\nAs Sri saw it"
    assert not ui.hands.isVisible()
    zones = probe(ui.table).zones
    assert zones.bottom == 1
    assert sorted(item.card for item in zones.hands[1]) == sorted(match.position.layout.hands[1])
    assert faults(window) == []


def test_it_is_said_what_happened_and_how_it_stands(opened: Open) -> None:
    window = opened(ended("thothit", number=2))
    assert window.ui.story.text() == "Round 1, free play. The cards are dealt."
    press(window, Qt.Key.Key_Right)
    assert "captures" in window.ui.story.text() or "stays" in window.ui.story.text()
    assert window.ui.points.text().startswith("This round: You ")
    assert window.ui.place.text() == f"1 of {len(window.round.moves)}"
    press(window, Qt.Key.Key_End)
    assert "won" in window.ui.story.text() or "win" in window.ui.story.text()


@pytest.mark.whole
def test_no_hidden_card_of_a_round_in_play_comes_into_the_window(opened: Open) -> None:
    for game in ("thothit", "kowah", "thunee"):
        match = started(game, 8)
        window = opened(match)
        ui = window.ui
        assert not ui.seen.isEnabled()
        assert ui.why.isVisible()
        assert not ui.points.isVisible()
        for stop in range(window.course.last + 1):
            window.course.stand(stop)
            zones = probe(ui.table).zones
            for seat in range(1, len(match.names)):
                assert {item.card for item in zones.hands[seat]} <= {HIDDEN}
            assert {item.card for item in zones.stock} <= {HIDDEN}
            assert ui.hands.cards == []
            assert faults(window) == []
        window.close()


def test_texts_of_a_record_are_shown_as_they_are(opened: Open) -> None:
    window = opened(ended("thothit", number=2))
    for label in (window.ui.story, window.ui.points, window.ui.why, window.ui.place):
        assert label.textFormat() == Qt.TextFormat.PlainText, label.objectName()


@pytest.mark.whole
def test_it_fits_into_the_smallest_window(opened: Open) -> None:
    for game, players in (("thothit-kuna", 6), ("thunee", 4)):
        window = opened(ended(game, players, number=1), (640, 400))
        assert (window.width(), window.height()) == (640, 400)
        for widget in (window.ui.leave, window.ui.slider, window.ui.story, window.ui.seen):
            corner = widget.mapTo(window, QPoint(widget.width(), widget.height()))
            assert window.rect().contains(corner - QPoint(1, 1)), widget.objectName()
        window.close()


# From the main window and from the saved matches


def replay_of(qtbot: QtBot, parent: MainWindow | SavedMatchesWindow) -> ReplayWindow:
    (window,) = (one for one in parent.findChildren(ReplayWindow) if one.isVisible())
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.whole
def test_the_match_on_the_table_is_replayed_and_waits(
    qtbot: QtBot, open_window: Callable[..., MainWindow]
) -> None:
    main = sit_down(qtbot, open_window)
    main.activateWindow()
    QTest.keyClick(
        main.table,
        Qt.Key.Key_R,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    window = replay_of(qtbot, main)
    made = len(main.matches.match.position.moves)
    assert window.ui.why.isVisible()
    assert main.context.pauses.holds("dialog")
    press(window, Qt.Key.Key_End)
    assert window.course.ply == made
    press(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: asked(main))
    assert not main.context.pauses.holds("dialog")
    main.replay_at(0, 1)
    window = replay_of(qtbot, main)
    assert window.course.at == window.round.stop_at(1)
    click(window.ui.leave)


@pytest.mark.whole
def test_a_saved_match_is_replayed(
    qtbot: QtBot, open_window: Callable[..., MainWindow], data: object
) -> None:
    main = sit_down(qtbot, open_window)
    folder = main.matches.folder
    assert folder is not None
    saves = Saves(folder)
    saves.folder.mkdir(exist_ok=True)
    write(saves.place(f"{1:016x}"), shelved(1))
    main.ui.saved_games.trigger()
    (saved_matches,) = main.findChildren(SavedMatchesWindow)
    qtbot.waitUntil(lambda: saved_matches.listed.read_all)
    row = next(
        at for at, entry in enumerate(saved_matches.listed.model.entries()) if entry.path != saves.current
    )
    saved_matches.ui.list.setCurrentIndex(saved_matches.listed.model.index(row))
    click(saved_matches.ui.replay)
    window = replay_of(qtbot, saved_matches)
    assert window.ui.rounds.count() == 3
    assert window.ui.seen.isEnabled()
    press(window, Qt.Key.Key_Escape)
    assert saved_matches.isVisible()
    saved_matches.close()


@pytest.mark.usefixtures("little_room")
def test_on_a_small_screen_with_large_letters_nothing_is_cut_off(qtbot: QtBot) -> None:
    window = ReplayWindow(ended("thothit"), CardPictures("ceki"), "off")
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.offer_review()
    with qtbot.waitExposed(window):
        window.show()
    for number in range(window.ui.tabs.count()):
        window.ui.tabs.setCurrentIndex(number)
        assert cut_off(window) == []
    assert window.size().boundedTo(room_of(window)) == window.size()


def test_the_buttons_have_a_line_of_their_own_where_the_screen_is_too_narrow(
    opened: Open, limit_screen: Callable[[QSize], None]
) -> None:
    for size, lines in ((QSize(450, 300), 2), (QSize(1280, 800), 1)):
        limit_screen(size)
        window = opened(ended("thothit"), (434, 252))
        plies = (window.ui.slider.geometry(), window.ui.leave.geometry())
        below = plies[1].top() > plies[0].bottom()
        assert below == (lines == 2)
