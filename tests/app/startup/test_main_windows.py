# SPDX-License-Identifier: MIT
"""Another language takes effect without a restart, and the match is kept."""

import gc
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, Qt, QThreadPool
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QPushButton

from tests.app.play import asked
from tests.app.rounds import ended
from thothit_desktop.app.i18n.translators import install
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.startup.main_windows import MainWindows
from thothit_desktop.app.startup.watcher import Watcher
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import Saves, read
from thothit_desktop.app.store.setting import LANGUAGE, NAME
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games.record import dump


@pytest.fixture
def windows(qapp, data) -> Iterator[MainWindows]:
    """The main windows of a program in English, with match 5."""
    made = MainWindows(qapp, Settings(data), Saves(data, exclusive=True))
    made.window.resize(1280, 800)
    made.window.show()
    made.window.begin(number=5)
    yield made
    made.window.close()
    made.window.deleteLater()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    install(qapp)


def choose_language(qtbot, windows: MainWindows, code: str) -> MainWindow:
    """Choose a language as the settings do; return the window in that language."""
    before = windows.window
    with qtbot.waitSignal(windows.exchanged):
        before.settings.set_value(LANGUAGE, code)
    assert windows.window is not before
    qtbot.waitExposed(windows.window)
    return windows.window


def test_the_match_goes_on_in_another_language(qtbot, windows, data):
    before = windows.window
    qtbot.waitUntil(lambda: asked(before), timeout=10000)
    before.setGeometry(5, 40, 740, 700)
    match, view, place = before.controller.match, before.controller.view(), before.geometry()
    after = choose_language(qtbot, windows, "id")
    assert after.controller.match is match
    qtbot.waitUntil(lambda: asked(after), timeout=10000)
    assert after.controller.view() == view
    after.matches.save()
    assert after.table.check(view) == []
    assert after.geometry() == place
    assert after.ui.menu_help.title().replace("&", "") == "Bantuan"
    assert QLocale().name() == "id_ID"
    assert match.names[match.person] == "Anda"
    assert match.record.players[match.person] == "You"
    assert dump(read(data / "match.thothit")) == dump(match.record)
    again = choose_language(qtbot, windows, "en")
    qtbot.waitUntil(lambda: asked(again), timeout=10000)
    assert again.controller.view() == view
    assert again.ui.menu_help.title() == "&Help"


def test_a_match_of_another_language_calls_the_person_as_today(qtbot, windows):
    record = replace(ended("thothit").record, players=("You", "Sri", "Anda"))
    after = choose_language(qtbot, windows, "id")
    after.resume(saved_match(record))
    assert after.controller.match.names == ["Anda", "Sri", "Anda"]
    assert "Anda" in after.table.reading.players().told()
    assert after.controller.match.record.players == ("You", "Sri", "Anda")
    after.matches.open_record(record)
    again = choose_language(qtbot, windows, "jv")
    assert again.controller.match.names == ["Sampeyan", "Sri", "Anda"]


def test_a_name_of_the_persons_own_stays_in_every_language(qtbot, windows):
    record = replace(ended("thothit").record, players=("Yu", "Sri", "Wati"))
    windows.window.resume(saved_match(record))
    after = choose_language(qtbot, windows, "id")
    assert after.controller.match.names[0] == "Yu"


@pytest.mark.parametrize("name", ["Anda", "Sampeyan", "You"])
def test_a_name_of_the_persons_own_that_is_a_word_of_a_language_stays(qtbot, windows, data, name):
    windows.window.settings.set_value(NAME, name)
    windows.window.begin(number=6)
    for language in ("jv", "id", "en"):
        after = choose_language(qtbot, windows, language)
        assert after.controller.match.names[0] == name
        assert name in after.table.reading.players().told()
    after.matches.save()
    assert saved_match(read(data / "match.thothit")).names[0] == name


def test_a_name_that_is_given_and_taken_back_in_a_match_is_a_word_again(qtbot, windows):
    windows.window.settings.set_value(NAME, "Anda")
    windows.window.settings.set_value(NAME, "")
    after = choose_language(qtbot, windows, "jv")
    assert after.controller.match.names[0] == "Sampeyan"


def test_the_language_in_use_changes_nothing(qtbot, windows):
    before = windows.window
    with qtbot.assertNotEmitted(windows.exchanged, wait=100):
        before.settings.set_value(LANGUAGE, "en")
    assert windows.window is before


def test_a_thinking_player_is_stopped_and_thinks_again(qtbot, windows):
    window = windows.window
    match = saved_match(ended("thothit").record, seated=False)
    match.restart()
    window.resume(match)
    qtbot.waitUntil(lambda: window.controller.decisions.waiting, timeout=10000)
    before = window.controller.decisions.computers
    after = choose_language(qtbot, windows, "jv")
    assert after.controller.match is match
    assert before is not after.controller.decisions.computers
    moves = len(match.position.moves)
    qtbot.waitUntil(lambda: len(match.position.moves) > moves, timeout=10000)


def test_a_watched_match_is_still_watched(qtbot, windows):
    before = windows.window
    before.begin(number=5, watch=True)
    watcher = Watcher(before, True, None, None, "choice", "off")
    windows.exchanged.connect(watcher.follow)
    with qtbot.waitSignal(windows.exchanged):
        before.settings.set_value(LANGUAGE, "jv")
    match = windows.window.controller.match
    dealt = len(match.positions)
    qtbot.waitUntil(lambda: len(match.positions) > dealt, timeout=30000)


def test_a_match_goes_on_from_its_ceremony(qtbot, windows):
    window = windows.window
    window.settings.speed = "slow"
    window.begin(number=7)
    match = window.controller.match
    assert window.controller.presenter.busy
    after = choose_language(qtbot, windows, "jv")
    after.settings.speed = "off"
    assert after.controller.match is match
    qtbot.waitUntil(lambda: asked(after), timeout=10000)


def test_the_score_of_a_round_is_shown_again(qtbot, windows):
    window = windows.window
    match = ended("thothit")
    window.resume(match)
    qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
    after = choose_language(qtbot, windows, "id")
    qtbot.waitUntil(lambda: after.round_end.sheet is not None and after.round_end.sheet.isVisible())
    assert after.controller.match is match


def test_a_pause_lasts(qtbot, windows):
    qtbot.waitUntil(lambda: asked(windows.window), timeout=10000)
    windows.window.ui.pause.trigger()
    after = choose_language(qtbot, windows, "id")
    qtbot.waitUntil(lambda: after.ui.pause.isChecked() and after.controller.clocks.paused)
    after.ui.pause.trigger()
    qtbot.waitUntil(lambda: asked(after), timeout=10000)


def test_a_variation_stays_on_the_table(qtbot, windows):
    from thothit_desktop.app.history.replay import Branching

    window = windows.window
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    match = window.controller.match
    window.matches.play_on(Branching(match, 0, (), None))
    qtbot.waitUntil(lambda: window.controller.match.is_variation)
    after = choose_language(qtbot, windows, "id")
    assert after.controller.match.is_variation
    assert after.matches.main is match
    after.matches.back_to_match()
    assert after.controller.match is match


def test_a_new_player_chooses_a_language_on_the_card_that_greets(qtbot, windows):
    before = windows.window
    before.welcome.greet()
    choices = before.findChildren(QPushButton, "language")
    assert [choice.text() for choice in choices] == ["English", "Bahasa Indonesia", "Basa Jawa"]
    with qtbot.waitSignal(windows.exchanged):
        QTest.mouseClick(choices[2], Qt.MouseButton.LeftButton)
    after = windows.window
    assert after.windowTitle() == "Sugeng rawuh ing Thothit"
    assert after.controller.match.id == before.controller.match.id
    assert after.context.pauses.holds("page")
    after.context.pages.page.play.emit()
    assert after.table.isVisible()
    staged = []
    after.controller.ceremony.staged.connect(lambda stage, _: staged.append(stage))
    qtbot.waitUntil(lambda: asked(after), timeout=10000)
    assert "dealing" in staged


def test_lessons_are_left_when_the_language_changes(qtbot, windows):
    before = windows.window
    qtbot.waitUntil(lambda: asked(before), timeout=10000)
    before.ui.lessons.trigger()
    after = choose_language(qtbot, windows, "id")
    assert after.table.isVisible()
    qtbot.waitUntil(lambda: asked(after), timeout=10000)


def open_settings(window: MainWindow) -> None:
    window.ui.settings.trigger()


def open_rules(window: MainWindow) -> None:
    window.ui.rules.trigger()


def open_keys(window: MainWindow) -> None:
    window.ui.keys.trigger()


def open_statistics(window: MainWindow) -> None:
    window.ui.statistics.trigger()


def open_saved_games(window: MainWindow) -> None:
    window.ui.saved_games.trigger()


def open_replay(window: MainWindow) -> None:
    window.replay_at(0, 0)


@pytest.mark.parametrize(
    "opening",
    [
        open_settings,
        open_rules,
        open_keys,
        open_statistics,
        open_saved_games,
        open_replay,
    ],
)
def test_other_windows_are_closed(qtbot, windows, opening: Callable[[MainWindow], None]):
    """Whatever is open, be it modal: a backup that is restored may bring another language."""
    before = windows.window
    qtbot.waitUntil(lambda: asked(before), timeout=10000)
    opening(before)
    shown = [dialog for dialog in before.findChildren(QDialog) if dialog.isVisible()]
    assert shown
    with qtbot.waitSignal(windows.exchanged):
        before.settings.set_value(LANGUAGE, "id")
    assert QApplication.activeModalWidget() is None
    assert not any(widget.isVisible() for widget in QApplication.topLevelWidgets() if widget in shown)
    after = windows.window
    qtbot.waitUntil(lambda: asked(after), timeout=10000)


def test_the_settings_are_open_again_where_the_language_was_chosen(qtbot, windows):
    before = windows.window
    qtbot.waitUntil(lambda: asked(before), timeout=10000)
    before.ui.settings.trigger()
    choices = before.settings_action.shown.findChild(QComboBox, LANGUAGE.key)
    with qtbot.waitSignal(windows.exchanged):
        QTest.keyClick(choices, Qt.Key.Key_End)
    again = windows.window.settings_action.shown
    qtbot.waitUntil(again.isVisible)
    assert again.windowTitle() == "Setelan"
    assert again.findChild(QComboBox, LANGUAGE.key).currentData() == "jv"


def alone() -> Counter[str]:
    """The widgets without a parent, by class."""
    gc.collect()
    return Counter(type(one).__name__ for one in QApplication.topLevelWidgets() if one.parent() is None)


def test_nothing_is_left_of_the_window_before(qtbot, windows):
    def show_score(game: str) -> None:
        windows.window.resume(ended(game))
        qtbot.waitUntil(lambda: bool(windows.window.findChildren(ScoreSheet)))
        qtbot.waitUntil(windows.window.round_end.sheet.isVisible)

    show_score("thothit")
    before, there = weakref.ref(windows.window), alone()
    for game in ("kings", "kowah", "thunee", "thothit"):
        show_score(game)
    choose_language(qtbot, windows, "id")
    qtbot.waitUntil(lambda: alone() <= there)
    assert before() is None


def test_memory_is_given_back_whenever_a_match_is_left(qtbot, windows, monkeypatch):
    trimmed = []
    monkeypatch.setattr("thothit_desktop.app.startup.main_windows.trim_heap", lambda: trimmed.append(1))
    again = MainWindows(QApplication.instance(), windows._settings, None)
    again.window.begin(number=6)
    qtbot.waitUntil(lambda: len(trimmed) > 0)
    count = len(trimmed)
    drawn = QPixmap(8, 8)
    QPixmapCache.insert("of a window that was closed", drawn)
    again.window.begin(number=7)
    qtbot.waitUntil(lambda: len(trimmed) == count + 1)
    assert not QPixmapCache.find("of a window that was closed", drawn)
    again.window.close()
    again.window.deleteLater()
