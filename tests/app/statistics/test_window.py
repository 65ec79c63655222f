# SPDX-License-Identifier: MIT
"""Statistics in the real window: rounds are counted as they end, and shown by mouse and keys."""

import csv
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.app.cut_off import cut_off
from tests.app.play import asked, play_by_mouse, play_round, sit_down
from tests.app.rounds import ended
from tests.app.statistics.rounds import begun, played
from tests.tiers import each_game
from thothit_desktop.app.history.replay_window import ReplayWindow
from thothit_desktop.app.statistics.charts import LineChart
from thothit_desktop.app.statistics.database import FILE, Database
from thothit_desktop.app.statistics.results import FINISHED, GIVEN_UP, PLAYING, result_of
from thothit_desktop.app.statistics.window import StatisticsWindow
from thothit_desktop.app.store.saves import Saves, write
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.flow.move_history import decides


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


@pytest.fixture
def saved_round(data):
    """A round of a saved match, which is better than one whose match is gone."""
    match = ended("thothit")
    match.id = "00000000000000a1"
    saves = Saves(data)
    saves.folder.mkdir()
    write(saves.place(match.id), match.record)
    kept = result_of(match)._replace(points=900, best=0, outcome="won")
    for result in (kept, played(30, 10)):
        Database(data).put(result)
    return kept


def decisions(match) -> int:
    """On how many moves of the last round the person has decided."""
    position, count = match.position.game.from_layout(match.position.layout, match.position.dealer), 0
    for move in match.position.moves:
        count += decides(position, match.person)
        position.play(move)
    return count


def value(window: StatisticsWindow, name: str) -> str:
    """A figure by its name."""
    table = window.figures
    (row,) = (row for row in range(table.rowCount()) if table.item(row, 0).text() == name)
    return table.item(row, 1).text()


@each_game()
def test_a_round_of_every_game_becomes_a_row(game):
    match = ended(game)
    match.id = "00000000000000a1"
    result = result_of(match)
    score = match.position.score()
    assert (result.match, result.number, result.game) == (match.id, 1, game)
    assert result.points == score.points[match.person]
    assert (result.outcome == "lost") == (match.person not in score.winners)
    assert result.best in score.points


@pytest.mark.whole
def test_a_played_round_is_counted_and_one_that_is_undone_is_not(qtbot, open_window, data):
    window = open_window()
    window.begin(number=5)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    match = window.controller.match
    (kept,) = Database(data).rounds()
    assert (kept.match, kept.number) == (match.id, 1)
    assert kept.points == match.position.score().points[0]
    assert kept.decisions == decisions(match)
    assert kept.thought >= 0
    (counted,) = Database(data).matches()
    assert (counted.match, counted.begun, counted.state) == (match.id, match.date, FINISHED)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert Database(data).rounds() == []
    play_round(qtbot, window, lambda: play_by_mouse(window))
    (again,) = Database(data).rounds()
    assert again.helped


@pytest.mark.whole
def test_a_watched_round_is_not_counted(qtbot, open_window, data):
    window = open_window(watch=True)
    window.begin(number=5, watch=True)
    with qtbot.waitSignal(window.controller.scored, timeout=20000):
        pass
    assert not (data / FILE).exists()
    assert not window.ui.statistics.isEnabled()


@pytest.mark.whole
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


@pytest.mark.whole
def test_filters_leave_what_they_name(opened):
    window = opened(
        played(30, 10), played(10, 40, number=2, game="enthit"), played(50, 0, number=3, helped=True)
    )
    assert value(window, "Rounds") == "3"
    window.ui.game.setFocus()
    QTest.keyClicks(window.ui.game, "En")
    assert value(window, "Rounds") == "1"
    assert value(window, "Points ahead") == "−30.0"
    window.ui.game.setCurrentIndex(0)
    window.ui.play.setFocus()
    QTest.keyClicks(window.ui.play, "Without")
    assert value(window, "Rounds") == "2"
    window.ui.play.setCurrentText("Fair play")
    assert window.ui.empty.text() == "No round fits these choices. Choose others."
    assert not window.ui.tabs.isVisible()


@pytest.mark.whole
def test_rounds_are_chosen_by_their_rules(opened):
    preset = played(10, 0, number=2)._replace(rules="captures=face-up")
    own = played(10, 0, number=3)._replace(rules="duty=hand,first-turn=off")
    window = opened(played(30, 10), preset, own, played(1, 0, number=4)._replace(rules="duty=hand"))
    rules = window.ui.rules
    assert [rules.itemText(row) for row in range(rules.count())] == [
        "All",
        "Default rules",
        "With house rules",
        "Thothit: Face-up piles",
        "Thothit: When you must capture",
        "Thothit: When you must capture, First turn",
    ]
    assert "identical" not in rules.itemData(4, Qt.ItemDataRole.ToolTipRole)
    counts = []
    for row in range(rules.count()):
        rules.setCurrentIndex(row)
        counts.append(value(window, "Rounds"))
    assert counts == ["4", "1", "3", "1", "1", "1"]


@pytest.mark.whole
def test_rounds_are_chosen_by_the_level_of_one_opponent(opened):
    weak = played(10, 0, number=2)._replace(opponents="bocah,empu")
    window = opened(played(30, 10), weak)
    box = window.ui.opponents
    texts = [box.itemText(row) for row in range(box.count())]
    box.setCurrentIndex(texts.index("At least one child"))
    assert value(window, "Rounds") == "1"
    box.setCurrentIndex(texts.index("At least one master"))
    assert value(window, "Rounds") == "2"


def test_matches_are_counted_by_what_has_become_of_them(opened, tmp_path):
    for state in (PLAYING, FINISHED, GIVEN_UP):
        Database(tmp_path).put_match(begun(f"a{state}", state))
    window = opened(played(30, 10))
    assert [value(window, f"Matches {what}") for what in ("started", "finished", "given up")] == [
        "3",
        "1",
        "1",
    ]


def test_a_match_counts_from_the_first_move_and_is_given_up_when_a_fair_round_begins_again(
    qtbot, open_window, data, questions
):
    window = open_window()
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.controller.match.fair = True
    assert Database(data).matches() == []
    play_by_mouse(window)
    qtbot.waitUntil(lambda: len(Database(data).matches()) == 1)
    (counted,) = Database(data).matches()
    assert (counted.state, counted.fair, counted.helped) == (PLAYING, True, False)
    window.ui.restart_deal.trigger()
    qtbot.waitUntil(lambda: Database(data).matches()[0].state == GIVEN_UP)
    assert questions


@pytest.mark.whole
def test_a_round_that_is_dealt_again_is_withdrawn_and_counts_as_helped(qtbot, open_window, data, questions):
    window = sit_down(qtbot, open_window)
    play_round(qtbot, window, lambda: play_by_mouse(window))
    (before,) = Database(data).rounds()
    assert not before.helped
    window.ui.restart_deal.trigger()
    assert "marked “with help”" in questions[0]
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert Database(data).rounds() == []
    play_round(qtbot, window, lambda: play_by_mouse(window))
    (after,) = Database(data).rounds()
    assert (after.number, after.helped) == (before.number, True)


@pytest.mark.whole
def test_a_chosen_round_is_looked_at_again(qtbot, open_window, data, saved_round):
    window = open_window()
    window.settings.set_fair(saved_round.match)
    window.begin(number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.ui.statistics.trigger()
    (shown,) = window.findChildren(StatisticsWindow)
    qtbot.waitUntil(shown.isActiveWindow)
    QTest.keyClick(shown, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_Tab)
    assert shown.focusWidget() is shown.best.table
    QTest.keyClick(shown.best.table, Qt.Key.Key_Return)
    (replay,) = shown.findChildren(ReplayWindow)
    assert replay.match.id == saved_round.match
    assert replay.match.fair
    replay.close()
    shown.best.table.selectRow(1)
    QTest.mouseClick(shown.best.look, Qt.MouseButton.LeftButton)
    assert (
        shown.ui.told.text()
        == "You can't replay this round: its match is no longer among your saved matches."
    )
    shown.close()


def test_without_rounds_there_is_a_friendly_sentence(opened):
    window = opened()
    assert window.ui.empty.text() == "No rounds yet. Every round you finish is counted here."
    assert not window.ui.tabs.isVisible()
    assert not window.ui.save_table.isEnabled()


def test_who_plays_by_luck_alone_is_told_so(opened):
    kings = [played(points, 2, number=points, game="kings") for points in (1, 2, 3)]
    assert opened(*kings).ui.told.text().startswith("There is nothing to decide here")


def test_six_figures_come_first_and_more_are_a_button_away(opened):
    window = opened(played(30, 10))
    table = window.figures

    def seen() -> list[str]:
        return [table.item(row, 0).text() for row in range(table.rowCount()) if not table.isRowHidden(row)]

    first = ["Rounds", "Won", "Points ahead", "Points per round", "Best round", "Winning streak now"]
    assert seen() == first
    QTest.mouseClick(window.more, Qt.MouseButton.LeftButton)
    assert seen()[:6] == first
    assert len(seen()) == table.rowCount() > 15
    QTest.mouseClick(window.more, Qt.MouseButton.LeftButton)
    assert seen() == first


def test_every_figure_says_what_it_is(opened):
    table = opened(played(30, 10)).figures
    assert all(table.item(row, 0).toolTip() for row in range(table.rowCount()))


def test_charts_are_painted_and_have_the_same_figures_beside_them(opened, tmp_path):
    rounds = [played(10 * (number % 5), 20, number=number) for number in range(1, 31)]
    window = opened(*rounds)
    assert not window.ui.save_picture.isEnabled()
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
    assert window.ui.told.text() == "The picture can't be saved there. Try another folder."


def test_a_single_round_is_a_dot_in_the_middle(qtbot):
    chart = LineChart("one")
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    chart.show_values([15], [15])
    image = chart.grab().toImage()

    def ink(left: int) -> int:
        """Return the number of colours in some columns of the plot."""
        return len({image.pixel(x, y) for x in range(left, left + 60) for y in range(image.height())})

    assert ink(180) > ink(70) == ink(300)


def test_rounds_are_saved_as_a_table(opened, tmp_path):
    window = opened(played(30, 10), played(10, 40, number=2))
    window.save_table(tmp_path / "out.csv")
    heads, *rows = csv.reader((tmp_path / "out.csv").open())
    assert heads[-1] == "margin"
    assert [row[-1] for row in rows] == ["20", "-30"]
    window.save_table(tmp_path / "missing" / "out.csv")
    assert window.ui.told.text().startswith("The table can't be saved")


@pytest.mark.whole
def test_beginning_again_from_zero_can_be_taken_back(opened):
    window = opened(played(30, 10))
    assert not window.ui.bring_back.isVisible()
    QTest.mouseClick(window.ui.reset, Qt.MouseButton.LeftButton)
    assert window.ui.empty.isVisible()
    assert not window.ui.reset.isEnabled()
    QTest.mouseClick(window.ui.bring_back, Qt.MouseButton.LeftButton)
    assert value(window, "Rounds") == "1"


def test_what_cannot_be_read_is_told(opened, tmp_path):
    (tmp_path / FILE).write_text("no database")
    assert opened().ui.empty.text().startswith("Your statistics can't be read: ")


def test_what_cannot_be_changed_is_told(opened, tmp_path):
    window = opened(played(30, 10))
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN IMMEDIATE")
        QTest.mouseClick(window.ui.reset, Qt.MouseButton.LeftButton)
        assert (
            window.ui.told.text()
            == "Your statistics can't be changed and stay as they are: database is locked"
        )
    assert value(window, "Rounds") == "1"


@pytest.mark.parametrize("width", [620, 900])
def test_what_a_figure_says_is_shown_to_its_end(opened, qtbot, width):
    window = opened(*(played(30, 10, number) for number in range(1, 4)))
    window.more.setChecked(True)
    window.resize(width, 400)
    qtbot.wait(50)
    table = window.figures
    for row in range(table.rowCount()):
        words = table.item(row, 2).text()
        cell = table.visualItemRect(table.item(row, 2)).adjusted(10, 0, -10, 0)
        wrapped = table.fontMetrics().boundingRect(cell, Qt.TextFlag.TextWordWrap, words)
        assert wrapped.height() <= cell.height(), words


def test_a_narrow_window_takes_room_from_charts_not_from_numbers(opened, qtbot):
    window = opened(*(played(1000 * number, 10, number) for number in range(1, 4)))
    window.resize(window.minimumSizeHint())
    for page, table in enumerate(window.tables.values(), start=1):
        window.ui.tabs.setCurrentIndex(page)
        qtbot.wait(50)
        needed = [table.sizeHintForColumn(column) for column in range(table.columnCount())]
        assert all(table.columnWidth(column) >= wide for column, wide in enumerate(needed))
        assert not table.horizontalScrollBar().isVisible()


@pytest.mark.usefixtures("little_room")
def test_on_a_small_screen_with_large_letters_nothing_is_cut_off(opened):
    window = opened(*(played(30, number) for number in range(30)))
    for number in range(window.ui.tabs.count()):
        window.ui.tabs.setCurrentIndex(number)
        assert cut_off(window) == []
    room = room_of(window)
    assert window.size().boundedTo(room) == window.size()


def test_calls_are_listed_for_games_that_have_any(opened):
    first, second, third, old = (
        played(1, 0, number, game="thunee")._replace(called=called)
        for number, called in enumerate(("+bid,+jodhi", "-bid", "", None), start=1)
    )
    window = opened(first, second, third, old, played(30, 10, 5), game="thunee")
    page = next(at for at in range(window.ui.tabs.count()) if window.ui.tabs.tabText(at) == "&Calls")
    assert window.ui.tabs.isTabVisible(page)
    window.ui.tabs.setCurrentIndex(page)
    table = window.calls
    told = [[table.item(row, at).text() for at in range(3)] for row in range(table.rowCount())]
    assert told == [
        ["Bids", "1", "1"],
        ["Thunee", "0", "0"],
        ["Double", "0", "0"],
        ["Khanaak", "0", "0"],
        ["Jodhis", "1", "0"],
    ]
    assert window.findChild(QLabel, "unknown_calls").text() == "Older rounds whose calls are unknown: 1"
    assert cut_off(window) == []
    window.ui.game.setCurrentIndex(window.ui.game.findData("thothit"))
    assert not window.ui.tabs.isTabVisible(page)


def test_an_optional_call_is_listed_once_it_was_made(opened):
    window = opened(played(4, 0, game="thunee")._replace(called="-royals,+unheard-of"), game="thunee")
    names = [window.calls.item(row, 0).text() for row in range(window.calls.rowCount())]
    assert names == ["Bids", "Thunee", "Royals", "Double", "Khanaak", "Jodhis"]


@pytest.mark.whole
def test_opening_the_statistics_counts_the_calls_of_earlier_versions(qtbot, open_window, data):
    match = ended("thunee")
    match.id = "00000000000000a1"
    saves = Saves(data)
    saves.folder.mkdir()
    write(saves.place(match.id), match.record)
    Database(data).put(result_of(match)._replace(called=None))
    window = sit_down(qtbot, open_window)
    window.ui.statistics.trigger()
    assert [one.called for one in Database(data).rounds()] == [result_of(match).called]
