# SPDX-License-Identifier: MIT
"""A window with saved matches, and their window opened from the menu."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.play import sit_down
from tests.app.rounds import ended, match
from thothit_desktop.app.saved_matches.window import SavedMatchesWindow
from thothit_desktop.app.store.saves import Saves, write
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.games.record import Record, dump

Open = Callable[[], SavedMatchesWindow]


@cache
def shelved(number: int) -> Record:
    """A saved match: the first is complete, the second free and between rounds, the third in play.

    Each is made once: its deals have nonces of their own.
    """
    made = (
        ended("thothit", number=11, length=3, rounds=3),
        ended("sackson", 4, number=12),
        match("thunee", number=13),
    )[number - 1]
    made.id, made.date = f"{number:016x}", f"2026-0{number}-05T10:30:00Z"
    return made.record


@pytest.fixture
def saves(data: Path) -> Saves:
    """Three matches that were left."""
    kept = Saves(data)
    kept.folder.mkdir()
    for number in (1, 2, 3):
        write(kept.place(f"{number:016x}"), shelved(number))
    return kept


@pytest.fixture
def window(qtbot: QtBot, open_window: Callable[..., MainWindow], saves: Saves) -> MainWindow:
    """A window in match 5, with the saved matches beside it."""
    return sit_down(qtbot, open_window)


@pytest.fixture
def open_saved_matches(qtbot: QtBot, window: MainWindow) -> Iterator[Open]:
    """Opens the saved matches by its key, and waits until all is read."""

    def opening() -> SavedMatchesWindow:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(
            window.table,
            Qt.Key.Key_O,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
        )
        (saved_matches,) = (one for one in window.findChildren(SavedMatchesWindow) if one.isVisible())
        qtbot.waitUntil(saved_matches.isActiveWindow)
        qtbot.waitUntil(lambda: saved_matches.listed.read_all)
        return saved_matches

    yield opening
    for saved_matches in window.findChildren(SavedMatchesWindow):
        saved_matches.close()


def damaged_record(number: int) -> str:
    """The text of a match with a fault in its second round."""
    text = dump(replace(shelved(number), id=""))
    at = text.index('"moves": [', text.index('"moves": [') + 1)
    return text[:at] + '"moves": ["C1xS9", ' + text[at + len('"moves": [') :]
