# SPDX-License-Identifier: MIT
"""A record holds all hands: the window says so, and in fair play it counts as help."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from tests.app.coach.conftest import playing
from tests.app.play import asked, play_by_keys, play_round
from tests.probe import probe
from thothit_desktop.app.saved_matches.window import SavedMatchesWindow
from thothit_desktop.app.store.saves import Saves, read
from thothit_desktop.games.record import load

__all__ = ["playing"]

CONTROL = Qt.KeyboardModifier.ControlModifier
OPEN = "It contains every player's hand"
HELPED = "It contains every player's hand, which counts as help in fair play"


def saved_matches_of(qtbot, window) -> SavedMatchesWindow:
    window.ui.saved_games.trigger()
    (saved_matches,) = window.findChildren(SavedMatchesWindow)
    qtbot.waitUntil(lambda: saved_matches.isActiveWindow() and saved_matches.listed.read_all)
    return saved_matches


@pytest.mark.parametrize(("fair", "warning", "times"), [(False, OPEN, 0), (True, HELPED, 1)])
def test_a_copy_of_a_round_in_play_says_what_it_holds(qtbot, playing, fair, warning, times):
    window = playing("thothit", fair=fair)
    for _ in range(2):  # it counts once a round
        QTest.keyClick(window.table, Qt.Key.Key_C, CONTROL)
        assert probe(window.table).message == f"Match copied · {warning}"
        assert window.matches.match.help == times
    assert load(QGuiApplication.clipboard().text()).help == times
    assert read(window.matches.folder / "match.thothit").help == times


@pytest.mark.whole
def test_a_round_that_is_over_hides_nothing(qtbot, playing):
    window = playing("thothit", fair=True)
    play_round(qtbot, window, lambda: play_by_keys(window))
    window.ui.copy_record.trigger()
    assert probe(window.table).message == "Match copied"
    assert window.matches.match.help == 0


@pytest.mark.whole
def test_each_round_counts(qtbot, playing):
    window = playing("thothit", fair=True)
    window.ui.copy_record.trigger()
    play_round(qtbot, window, lambda: play_by_keys(window))
    QTest.keyClick(window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.ui.copy_record.trigger()
    assert window.matches.match.help == 2


def test_where_all_is_luck_nothing_helps(playing):
    window = playing("kings", fair=True)
    window.ui.copy_record.trigger()
    assert probe(window.table).message == "Match copied"
    assert window.matches.match.help == 0


def test_a_saved_file_counts(playing, monkeypatch, tmp_path):
    window = playing("thothit", fair=True)
    path = tmp_path / "mine.thothit"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.ui.save_record.trigger()
    assert probe(window.table).message == f"Saved as mine.thothit · {HELPED}"
    assert window.matches.match.help == 1


def test_a_report_counts(playing):
    window = playing("thothit", fair=True)
    window.ui.report.trigger()
    (box,) = window.findChildren(QMessageBox)
    assert HELPED in box.informativeText()
    box.reject()
    assert window.matches.match.help == 1


@pytest.mark.whole
def test_the_match_on_the_table_counts_in_the_list_of_saved_games(qtbot, playing):
    window = playing("thothit", fair=True)
    saved_matches = saved_matches_of(qtbot, window)
    saved_matches.listed.show(window.matches.folder / "match.thothit")
    QTest.keyClick(saved_matches, Qt.Key.Key_C, CONTROL)
    assert HELPED in saved_matches.ui.note.text()
    assert window.matches.match.help == 1
    assert read(window.matches.folder / "match.thothit").help == 1
    saved_matches.close()


@pytest.mark.whole
def test_a_match_that_waits_counts_there(qtbot, playing, monkeypatch, tmp_path):
    window = playing("thothit", fair=True)
    waiting = Saves(window.matches.folder).place(window.matches.match.id)
    window.begin(number=6)
    saved_matches = saved_matches_of(qtbot, window)
    saved_matches.listed.show(waiting)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "it.thothit"), ""))
    saved_matches.ui.export_record.click()
    assert HELPED in saved_matches.ui.note.text()
    saved_matches.close()
    assert read(waiting).help == 1
    assert window.matches.match.help == 0
