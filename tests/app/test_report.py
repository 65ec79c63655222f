# SPDX-License-Identifier: MIT
"""A fault anywhere ends in one dialog with a report to copy, and the match is on disk."""

import threading

import pytest
from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtWidgets import QMessageBox, QTextEdit

from tests.app.play import asked, play_by_mouse
from thothit_desktop.app.saves import read
from thothit_desktop.games.record import dump
from thothit_desktop.players.greedy import GreedyPlayer


def fail() -> None:
    raise RuntimeError("a fault of the test")


def reports(window) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


@pytest.fixture
def window(qtbot, open_window):
    """A window in a match."""
    window = open_window()
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    return window


def in_a_timer() -> None:
    QTimer.singleShot(0, fail)


def in_a_thread() -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def in_the_pool() -> None:
    QThreadPool.globalInstance().start(fail)


@pytest.mark.parametrize("where", [in_a_timer, in_a_thread, in_the_pool])
def test_a_fault_opens_one_report(qtbot, window, data, where, monkeypatch):
    with qtbot.capture_exceptions():  # whose hook would be in the place of the program's
        monkeypatch.setattr("sys.excepthook", window.reporter._hook)
        where()
        where()
        qtbot.waitUntil(lambda: bool(reports(window)), timeout=5000)
        qtbot.wait(50)
    (box,) = reports(window)
    said = box.detailedText()
    assert "RuntimeError: a fault of the test" in said
    assert "PySide6" in said
    assert dump(window.conductor.match.record) in said
    assert read(data / "match.thothit") == window.conductor.match.record
    assert all(not field.isVisible() or field.isReadOnly() for field in box.findChildren(QTextEdit))
    box.close()
    qtbot.waitUntil(lambda: not reports(window))
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)


def test_a_player_s_fault_is_reported_and_another_level_plays_on(qtbot, window, data, monkeypatch):
    monkeypatch.setattr(GreedyPlayer, "choose", lambda *_: fail())
    play_by_mouse(window)
    qtbot.waitUntil(lambda: bool(reports(window)), timeout=5000)
    (box,) = reports(window)
    assert "RuntimeError: a fault of the test" in box.detailedText()
    assert read(data / "match.thothit") == window.conductor.match.record
    box.close()
    for seat in (1, 2):
        window.conductor.set_level(seat, "random")
    qtbot.waitUntil(lambda: asked(window), timeout=10000)


def test_a_fault_in_the_record_is_reported_too(qtbot, window, monkeypatch):
    monkeypatch.setattr(window.reporter, "_record", fail)
    window.reporter.show_report(ValueError("the first fault"))
    (box,) = reports(window)
    assert "the first fault" in box.detailedText()
    assert "a fault of the test" in box.detailedText()


def test_a_program_without_a_console_reports_too(qtbot, window, monkeypatch):
    monkeypatch.setattr("sys.stderr", None)
    window.reporter.show_report(ValueError("the first fault"))
    assert len(reports(window)) == 1
