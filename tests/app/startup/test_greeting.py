# SPDX-License-Identifier: MIT
"""The very first start greets the player; no other one does."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from thothit_desktop.app.lessons.welcome_page import WelcomePage
from thothit_desktop.app.startup import start
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.app.window.welcome import Welcome


@pytest.fixture
def is_greeted(qtbot, tmp_path):
    """A function that starts the program on a data directory; whether it greets."""

    def started(*arguments) -> bool:
        seen = []

        def look() -> None:
            window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
            page = window.context.pages.page
            seen.append(page is not None and page.isVisible() and isinstance(page, WelcomePage))
            window.close()
            window.deleteLater()

        QTimer.singleShot(500, look)
        assert start.run(parse([*arguments, "--data-dir", str(tmp_path / "data")])) == 0
        return seen.pop()

    return started


def test_the_first_start_greets_and_the_next_does_not(is_greeted):
    assert is_greeted()
    assert not is_greeted()


@pytest.mark.parametrize("kept", ["settings.ini", "match.thothit", "previous.thothit"])
def test_whoever_has_played_or_chosen_is_not_greeted(is_greeted, tmp_path, record, kept):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / kept).write_text(record.read_text() if kept.endswith("thothit") else "")
    assert not is_greeted()


@pytest.mark.parametrize("line", ["--watch", "--seed 1", "--game kings", "--rounds 1"])
def test_whoever_says_what_to_play_is_not_greeted(is_greeted, line):
    assert not is_greeted(*line.split())


def test_nothing_lies_over_a_record_that_is_opened(is_greeted, record):
    assert not is_greeted(str(record))


def test_a_picture_shows_no_greeting(is_greeted, tmp_path, monkeypatch):
    monkeypatch.setattr(Welcome, "greet", lambda _: pytest.fail("greeted"))
    assert not is_greeted("--screenshot", str(tmp_path / "one.png"), "--screenshot-at", "sheet")
