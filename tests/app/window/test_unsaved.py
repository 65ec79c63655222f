# SPDX-License-Identifier: MIT
"""A match that cannot be saved: reported once, saved as soon as possible, not lost without a question."""

import errno
import os

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.app.files import left_last
from tests.app.play import asked, play_by_mouse
from tests.app.window.boxes import press_button
from tests.probe import probe
from thothit_desktop.app.statistics.database import Database
from thothit_desktop.app.store import saves
from thothit_desktop.app.store.saves import FileError, read
from thothit_desktop.app.window import match_store

READ_ONLY = os.strerror(errno.EROFS)


@pytest.fixture
def medium(monkeypatch):
    """The disk: read-only as long as it says so."""

    class Medium:
        read_only = False

    real = saves.write_text

    def writing(path, text):
        if Medium.read_only:
            raise FileError(f"{path}: {READ_ONLY}")
        real(path, text)

    monkeypatch.setattr(saves, "write_text", writing)
    monkeypatch.setattr(match_store, "SAVE_AGAIN", 50)
    return Medium


@pytest.fixture
def told(window):
    """Each reason that was told, and each time that saving went on."""
    heard = []
    window.matches.unsaved.connect(heard.append)
    window.matches.saved_again.connect(lambda: heard.append("again"))
    return heard


def play(qtbot, window) -> None:
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)


@pytest.mark.whole
def test_it_is_told_once_and_saved_as_soon_as_it_can_be(qtbot, medium, window, told, data):
    before = read(data / "match.thothit")
    medium.read_only = True
    play_by_mouse(window)
    assert probe(window.table).message.startswith("The match can't be saved: ")
    assert READ_ONLY in probe(window.table).message
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    play(qtbot, window)
    qtbot.wait(200)
    assert told == [f"{data / 'match.thothit'}: {READ_ONLY}"]
    assert read(data / "match.thothit") == before
    medium.read_only = False
    qtbot.waitUntil(lambda: "again" in told, timeout=10000)
    assert probe(window.table).message == "Saving works again: your match is saved."
    assert read(data / "match.thothit") == window.controller.match.record
    play(qtbot, window)
    assert len(told) == 2


@pytest.mark.whole
def test_another_match_may_begin_meanwhile_and_none_is_lost(qtbot, medium, window, told, data):
    play(qtbot, window)
    medium.read_only = True
    play(qtbot, window)
    left = window.controller.match.record
    window.begin(number=6)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    medium.read_only = False
    qtbot.waitUntil(lambda: "again" in told, timeout=10000)
    assert read(data / "match.thothit") == window.controller.match.record
    assert left_last(data) == left


@pytest.mark.whole
def test_statistics_that_could_not_be_written_are_written_with_the_match(
    qtbot, medium, window, told, data, monkeypatch
):
    medium.read_only = True
    with monkeypatch.context() as patch:
        patch.setattr(Database, "_make", refuse)
        patch.setattr(Database, "_lines", refuse)
        patch.setattr("pathlib.Path.open", refuse)
        play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert Database(data).matches() == []
    medium.read_only = False
    qtbot.waitUntil(lambda: "again" in told, timeout=10000)
    assert [kept.match for kept in Database(data).matches()] == [window.controller.match.id]


def refuse(*_: object, **__: object) -> None:
    raise OSError(errno.EROFS, READ_ONLY)


@pytest.mark.whole
@pytest.mark.parametrize(("answer", "open_still"), [("Cancel", True), ("Close", False)])
@pytest.mark.parametrize("way", ["quit", "close"])
def test_the_window_asks_before_moves_are_lost(qtbot, medium, window, answer, open_still, way):
    medium.read_only = True
    play(qtbot, window)
    questions = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        questions.append(box.text())
        press_button(box, answer)

    QTimer.singleShot(100, look)
    leave(window, way)
    assert len(questions) == 1
    assert questions[0].startswith("Your last moves aren't saved. Close anyway?")
    assert READ_ONLY in questions[0]
    assert window.isVisible() == open_still


@pytest.mark.whole
@pytest.mark.parametrize("way", ["quit", "close"])
def test_it_does_not_ask_where_everything_can_be_written_by_then(qtbot, medium, window, way, data, questions):
    medium.read_only = True
    play(qtbot, window)
    medium.read_only = False
    leave(window, way)
    assert questions == []
    assert not window.isVisible()
    assert read(data / "match.thothit") == window.controller.match.record


def leave(window, way: str) -> None:
    """Quit by the menu's key, or as the window manager closes a window."""
    if way == "quit":
        window.activateWindow()
        QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    else:
        QApplication.sendEvent(window.windowHandle(), QCloseEvent())


def test_settings_that_cannot_be_written_are_told_in_a_sentence(qtbot, window, data):
    file = data / "settings.ini"
    window.settings.write()
    file.unlink()
    file.mkdir()
    with qtbot.waitSignal(window.settings.unwritten):
        window.settings.deck = "western"
    assert probe(window.table).message == (
        f"Your settings can't be saved, because {file} can't be written. They apply as long as the program "
        "is open, and it keeps trying to save them."
    )
