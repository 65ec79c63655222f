# SPDX-License-Identifier: MIT
"""Statistics in the real window: rounds are counted as they end, and looked at by mouse and keys."""

import csv
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tests.app.play import asked, play_by_mouse, play_round
from tests.app.rounds import ended
from tests.app.statistics.rounds import played
from thothit_desktop.app.statistics.database import FILE, Database
from thothit_desktop.app.statistics.results import result_of
from thothit_desktop.app.statistics.window import StatisticsWindow
from thothit_desktop.games import games


@pytest.fixture
def opened(qtbot, tmp_path):
    """A function that opens the statistics of some rounds."""

    def opening(*rounds, game: str = "") -> StatisticsWindow:
        database = Database(tmp_path)
        for result in rounds:
            database.put(result)
        window = StatisticsWindow(database, game)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return opening


def value(window: StatisticsWindow, name: str) -> str:
    """A figure by its name."""
    table = window.figures
    (row,) = (row for row in range(table.rowCount()) if table.item(row, 0).text() == name)
    return table.item(row, 1).text()


@pytest.mark.parametrize("game", games())
def test_a_round_of_every_game_becomes_a_row(game):
    match = ended(game)
    match.id = "00000000000000a1"
    result = result_of(match)
    score = match.position.score()
    assert (result.match, result.number, result.game) == (match.id, 1, game)
    assert result.points == score.points[match.person]
    assert (result.outcome == "lost") == (match.person not in score.winners)
    assert result.best in score.points


def test_a_played_round_is_counted_and_one_that_is_undone_is_not(qtbot, open_window, data):
    window = open_window()
    window.begin(number=5)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    match = window.conductor.match
    (kept,) = Database(data).rounds()
    assert (kept.match, kept.number) == (match.id, 1)
    assert kept.points == match.position.score().points[0]
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert Database(data).rounds() == []
    play_round(qtbot, window, lambda: play_by_mouse(window))
    (again,) = Database(data).rounds()
    assert again.helped


def test_a_watched_round_is_not_counted(qtbot, open_window, data):
    window = open_window(watch=True)
    window.begin(number=5, watch=True)
    with qtbot.waitSignal(window.conductor.scored, timeout=20000):
        pass
    assert not (data / FILE).exists()
    assert not window.ui.statistics.isEnabled()


def test_the_window_opens_by_its_key_on_the_game_that_is_played(qtbot, open_window, data):
    Database(data).put(played(30, 10))
    Database(data).put(played(10, 40, number=2, game="enthit"))
    window = open_window()
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    QTest.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    (shown,) = window.findChildren(StatisticsWindow)
    assert shown.ui.game.currentText() == "Thothit"
    assert value(shown, "Rounds") == "1"
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_filters_leave_what_they_name(opened):
    window = opened(
        played(30, 10), played(10, 40, number=2, game="enthit"), played(50, 0, number=3, helped=True)
    )
    assert value(window, "Rounds") == "3"
    window.ui.game.setFocus()
    QTest.keyClicks(window.ui.game, "En")
    assert value(window, "Rounds") == "1"
    assert value(window, "Points ahead") == "-30.0"
    window.ui.game.setCurrentIndex(0)
    QTest.mouseClick(
        window.ui.unhelped, Qt.MouseButton.LeftButton, pos=window.ui.unhelped.rect().center() * 0.2
    )
    assert value(window, "Rounds") == "2"
    assert [window.ui.opponents.itemText(row) for row in (0, 1)] == ["All", "1 × skilled, 1 × expert"]


def test_every_figure_says_what_it_is(opened):
    table = opened(played(30, 10)).figures
    assert all(table.item(row, 0).toolTip() for row in range(table.rowCount()))


def test_charts_are_painted_and_have_the_same_figures_beside_them(opened, tmp_path):
    rounds = [played(10 * (number % 5), 20, number=number) for number in range(1, 31)]
    window = opened(*rounds)
    for number, (chart, table) in enumerate(window.tables.items(), start=1):
        window.ui.tabs.setCurrentIndex(number)
        assert table.rowCount() > 0
        assert chart.accessibleName()
        path = tmp_path / f"{number}.png"
        window.save_picture(path)
        picture = QImage(str(path))
        colours = {
            picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)
        }
        assert len(colours) > 3
    window.save_picture(tmp_path / "missing" / "x.png")
    assert window.ui.told.text() == "The picture cannot be saved there."


def test_rounds_are_saved_as_a_table(opened, tmp_path):
    window = opened(played(30, 10), played(10, 40, number=2))
    window.save_table(tmp_path / "out.csv")
    heads, *rows = csv.reader((tmp_path / "out.csv").open())
    assert heads[-1] == "margin"
    assert [row[-1] for row in rows] == ["20", "-30"]
    window.save_table(tmp_path / "missing" / "out.csv")
    assert window.ui.told.text().startswith("The table cannot be saved")


def test_beginning_again_from_zero_can_be_taken_back(opened):
    window = opened(played(30, 10))
    assert not window.ui.bring_back.isVisible()
    QTest.mouseClick(window.ui.reset, Qt.MouseButton.LeftButton)
    assert value(window, "Rounds") == "0"
    assert not window.ui.reset.isEnabled()
    QTest.mouseClick(window.ui.bring_back, Qt.MouseButton.LeftButton)
    assert value(window, "Rounds") == "1"


def test_what_cannot_be_read_is_told(opened, tmp_path):
    (tmp_path / FILE).write_text("no database")
    assert opened().ui.told.text().startswith("The statistics cannot be read: ")


def test_what_cannot_be_changed_is_told(opened, tmp_path):
    window = opened(played(30, 10))
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        QTest.mouseClick(window.ui.reset, Qt.MouseButton.LeftButton)
        assert window.ui.told.text() == "The statistics cannot be changed: database is locked"
    assert value(window, "Rounds") == "1"
