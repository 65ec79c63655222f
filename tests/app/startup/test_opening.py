# SPDX-License-Identifier: MIT
"""Opening a long match at the start: a progress bar, and an orderly end on a signal."""

import os
import signal
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication

from tests.app.play import asked
from tests.app.rounds import ended
from thothit_desktop.app.startup import opening
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.startup.start import run
from thothit_desktop.app.store.saves import write
from thothit_desktop.app.window import dialogs
from thothit_desktop.app.window.dialogs import LONG, ResumeProgress
from thothit_desktop.app.window.main_window import MainWindow

ROUNDS = LONG + 20


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A data directory with a long match; the bar opens as soon as there is anything to wait for."""
    monkeypatch.setattr(dialogs, "PATIENCE_MS", 0)
    record = ended("thothit").record
    (played,) = record.rounds
    rounds = (*[played] * (ROUNDS - 1), replace(played, moves=(), points=None))
    write(tmp_path / "match.thothit", replace(record, id=f"{1:016x}", rounds=rounds))
    yield tmp_path
    for left in QApplication.topLevelWidgets():  # of a program that did not come to its event loop
        if isinstance(left, MainWindow):
            left.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_saved_match_is_checked_and_opened_under_one_bar(data, qtbot, monkeypatch):
    told = []

    class Told(ResumeProgress):
        def __call__(self, done, rounds):
            super().__call__(done, rounds)
            told.append((done, rounds))

    monkeypatch.setattr(opening, "ResumeProgress", Told)
    opened = []

    def look() -> None:
        window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)
        if window is None or not asked(window):
            QTimer.singleShot(20, look)
            return
        opened.append(len(window.matches.match.positions))
        window.close()
        window.deleteLater()

    QTimer.singleShot(20, look)
    assert run(parse(["--speed", "off", "--data-dir", str(data)])) == 0
    assert opened == [ROUNDS]
    assert told == [(done, ROUNDS) for done in range(1, ROUNDS + 1)] * 2


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
def test_a_signal_ends_the_program_while_it_opens_a_match(data, qtbot, monkeypatch):
    told = []

    class Told(ResumeProgress):
        def __call__(self, done, rounds):
            super().__call__(done, rounds)
            told.append(done)
            if len(told) == 3:
                os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(opening, "ResumeProgress", Told)
    before = (data / "match.thothit").read_bytes()
    assert run(parse(["--data-dir", str(data)])) == 0
    assert 3 <= len(told) < 10
    assert (data / "match.thothit").read_bytes() == before
