# SPDX-License-Identifier: MIT
"""A progress bar for the replay of a long match; short ones open without one."""

import pytest
from PySide6.QtWidgets import QProgressDialog, QWidget

from tests.app.rounds import ended
from thothit_desktop.app.store.saves import write
from thothit_desktop.app.window import dialogs
from thothit_desktop.app.window.dialogs import LONG, ResumeProgress


@pytest.fixture
def at_once(monkeypatch):
    """The bar opens as soon as there is anything to wait for."""
    monkeypatch.setattr(dialogs, "PATIENCE_MS", 0)


def bars(window):
    return window.findChildren(QProgressDialog)


def test_a_long_match_has_a_bar_until_all_is_done(qtbot, at_once):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    progress = ResumeProgress(window)
    progress(1, LONG + 20)
    progress(60, LONG + 20)
    (bar,) = bars(window)
    assert bar.isVisible()
    assert (bar.value(), bar.labelText()) == (60, "Replaying 120 rounds…")
    progress(LONG + 20, LONG + 20)
    assert not bar.isVisible()
    qtbot.waitUntil(lambda: not bars(window))


def test_a_short_one_has_none(qtbot, at_once):
    window = QWidget()
    qtbot.addWidget(window)
    progress = ResumeProgress(window)
    for done in range(1, LONG + 1):
        progress(done, LONG)
    assert bars(window) == []


@pytest.mark.whole
def test_a_file_that_is_opened_tells_of_every_round(window, tmp_path, monkeypatch):
    told = []

    class Told(ResumeProgress):
        def __call__(self, done, rounds):
            super().__call__(done, rounds)
            told.append((done, rounds, len(bars(window))))

    monkeypatch.setattr(dialogs, "ResumeProgress", Told)
    monkeypatch.setattr(dialogs, "LONG", 2)
    path = tmp_path / "three.thothit"
    write(path, ended("thothit", rounds=3).record)
    window.open_file(path)
    assert told == [(1, 3, 1), (2, 3, 1), (3, 3, 1)]
    assert len(window.matches.match.positions) == 3
