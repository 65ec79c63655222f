# SPDX-License-Identifier: MIT
"""A window in a match, and the deals opened from its menu."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.play import sit_down
from tests.app.rounds import ended
from thothit_desktop.app.deals.window import DealsWindow
from thothit_desktop.app.store.saves import Saves, write
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.flow.match import Match

OpenDeals = Callable[[], DealsWindow]

NUMBER = 333710
"""The deal of the first round of match 333710, and of the second one of match 76."""


def tried(at: int) -> Match:
    """A saved match with the deal: in its first round, or in its second."""
    match = ended("thothit", number=(NUMBER, 76)[at], rounds=at + 1)
    assert match.seeds[at] == NUMBER
    match.id, match.date, match.help = f"{at + 1:016x}", f"2026-0{at + 1}-05T10:30:00Z", at
    return match


@pytest.fixture
def saves(data: Path) -> Saves:
    """Two matches that were left."""
    kept = Saves(data)
    kept.folder.mkdir()
    for at in (0, 1):
        write(kept.place(f"{at + 1:016x}"), tried(at).record)
    return kept


@pytest.fixture
def window(qtbot: QtBot, open_window: Callable[..., MainWindow], saves: Saves) -> MainWindow:
    """A window in match 5, with those beside it."""
    return sit_down(qtbot, open_window)


@pytest.fixture
def open_deals(qtbot: QtBot, window: MainWindow) -> Iterator[OpenDeals]:
    """Opens the deals by their key, and waits until all tries are found."""

    def opening() -> DealsWindow:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window.table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        return opened(qtbot, window)

    yield opening
    for deals in window.findChildren(DealsWindow):
        deals.close()


def opened(qtbot: QtBot, window: MainWindow) -> DealsWindow:
    """The deals that are open."""
    (deals,) = (one for one in window.findChildren(DealsWindow) if one.isVisible())
    qtbot.waitUntil(deals.isActiveWindow)
    qtbot.waitUntil(lambda: not deals.searching)
    return deals
