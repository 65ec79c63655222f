# SPDX-License-Identifier: MIT
"""A start with nothing but its data directory opens the home page; what says more goes to the table."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from thothit_desktop.app.startup import start
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.store.saves import read
from thothit_desktop.app.window.main_window import MainWindow


@pytest.fixture
def is_home(qtbot, tmp_path):
    """A function that starts the program on a data directory; whether the home page is shown."""

    def started(*arguments) -> bool:
        seen = []

        def look() -> None:
            window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
            seen.append(window.home.is_open)
            window.close()
            window.deleteLater()

        QTimer.singleShot(300, look)
        assert start.run(parse([*arguments, "--data-dir", str(tmp_path / "data")])) == 0
        return seen.pop()

    return started


@pytest.fixture
def played(tmp_path, record):
    """A data directory with a match."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "match.thothit").write_text(record.read_text())


def test_the_first_start_goes_to_the_table_and_the_next_one_home(is_home):
    assert not is_home()
    assert is_home()


def test_the_saved_match_waits_behind_the_page(is_home, played, tmp_path):
    before = read(tmp_path / "data" / "match.thothit").rounds
    assert is_home("--language", "id")
    assert read(tmp_path / "data" / "match.thothit").rounds == before


@pytest.mark.parametrize(
    "line", ["--watch", "--seed 1", "--game kings", "--rounds 1", "--speed off", "--safe-mode"]
)
def test_whoever_says_more_goes_to_the_table(is_home, played, line):
    assert not is_home(*line.split())


def test_a_record_is_opened_at_once(is_home, played, record):
    assert not is_home(str(record))
