# SPDX-License-Identifier: MIT
"""Lessons played on their page, by mouse and by keyboard; progress is kept."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from tests.app.cut_off import cut_off
from tests.app.examples import by_keys, by_mouse, click, settle
from tests.probe import probe
from tests.tiers import each
from thothit_desktop.app.lessons import scenes
from thothit_desktop.app.lessons.page import LessonsPage
from thothit_desktop.app.lessons.progress import LessonProgress
from thothit_desktop.app.lessons.scenes import all_lessons
from thothit_desktop.app.rules import example_course
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.games.cards import card
from thothit_desktop.games.contract import Move
from thothit_desktop.table import card_view

LESSONS = {lesson.id: lesson for lesson in all_lessons()}
Open = Callable[..., LessonsPage]


@pytest.fixture
def opened(qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Opens the window, at speed off; what goes by itself goes at once."""
    monkeypatch.setattr(example_course, "PAUSE", 0)
    monkeypatch.setattr(example_course, "PER_LETTER", 0)

    def made(name: str = "", size: tuple[int, int] = (1000, 760)) -> LessonsPage:
        window = LessonsPage(Settings(data), "Back to the match")
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        window.pane.table.viewport().setUpdatesEnabled(False)  # no test looks at a painted card
        if name:
            window.show_lesson(LESSONS[name])
            settle(qtbot, window.pane)
        return window

    return made


def row_of(window: LessonsPage, name: str):
    return next(row for row in window.list.rows if row.lesson.id == name)


def test_descriptions_of_any_length_are_whole(opened, monkeypatch):
    word = "seal "
    told = [replace(LESSONS["cards"], about=word * words) for words in range(8, 28)]
    monkeypatch.setattr(scenes, "all_lessons", lambda: told)
    window = opened(size=(640, 400))
    QApplication.processEvents()
    for row in window.list.rows:
        about = row.findChild(QLabel, "about")
        assert about.height() >= about.heightForWidth(about.width())
    window.resize(900, 400)
    QApplication.processEvents()
    for row in window.list.rows:
        about = row.findChild(QLabel, "about")
        assert about.height() >= about.heightForWidth(about.width())


def play_on(qtbot: QtBot, window: LessonsPage, make: Callable[..., None] = by_mouse, to: int = 1000) -> None:
    """Play the lesson by its shown moves to a step, or to its end."""
    pane = window.pane
    while pane.course.at < min(to, len(pane.course.steps) - 1):
        step, before = pane.course.step, pane.course.at
        if step.asks:
            assert pane.ui.asked.text()
            make(pane, step.move)
        elif make is by_mouse:
            QTest.mouseClick(pane.ui.next, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(QApplication.focusWidget() or pane, Qt.Key.Key_Return)
        settle(qtbot, pane)
        assert pane.course.at > before


@each("make", [by_mouse, by_keys])
@each("name", LESSONS, lambda name: LESSONS[name].game)
def test_a_lesson_is_played_to_its_end(qtbot: QtBot, opened: Open, data: Path, name: str, make) -> None:
    window = opened(name)
    play_on(qtbot, window, make)
    assert window.pane.ui.play_now.isVisible()
    progress = LessonProgress(Settings(data))
    assert progress.is_done(LESSONS[name])
    assert progress.step(LESSONS[name]) == 0


def test_a_click_on_a_row_begins_its_lesson(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    QTest.mouseClick(row_of(window, "turn"), Qt.MouseButton.LeftButton, pos=QPoint(40, 20))
    assert window.lesson == LESSONS["turn"]
    assert window.windowTitle() == "A turn of Thothit"
    assert window.pane.isVisible()


def test_the_keys_choose_a_lesson_and_escape_comes_back(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    first, second = window.list.rows[:2]
    assert window.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert window.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert window.lesson == second.lesson
    settle(qtbot, window.pane)
    QTest.keyClick(window.pane.table, Qt.Key.Key_Escape)
    assert window.lesson is None
    assert window.focusWidget() is second
    assert window.isVisible()


def test_a_row_tells_how_far_its_lesson_is(qtbot: QtBot, opened: Open) -> None:
    window = opened("cards")
    play_on(qtbot, window, to=3)
    QTest.mouseClick(window.pane.ui.leave, Qt.MouseButton.LeftButton)
    assert "Step 4 of 8" in row_of(window, "cards").accessibleDescription()
    assert "2 minutes" in row_of(window, "cards").accessibleDescription()
    assert "Not started" in row_of(window, "turn").accessibleDescription()
    window.show_lesson(LESSONS["cards"])
    play_on(qtbot, window)
    window.show_list()
    assert "✓ Done" in row_of(window, "cards").accessibleDescription()


@pytest.mark.whole
def test_a_lesson_is_resumed_where_it_was_left_and_played_again(qtbot: QtBot, opened: Open) -> None:
    window = opened("turn")
    play_on(qtbot, window, to=6)
    left = window.pane.course.at
    window.close()
    again = opened("turn")
    assert again.pane.course.at == left
    QTest.mouseClick(again.pane.ui.again, Qt.MouseButton.LeftButton)
    assert again.pane.course.at == 0


def test_a_step_that_a_lesson_no_longer_has_is_its_beginning(opened: Open, data: Path) -> None:
    LessonProgress(Settings(data)).reach(LESSONS["cards"], 500, 1000, ())
    assert opened("cards").pane.course.at == 0


@pytest.mark.whole
def test_next_goes_to_the_next_lesson_and_after_the_last_to_the_game(qtbot: QtBot, opened: Open) -> None:
    window = opened("trump")
    window.pane.course.stand(len(window.pane.course.steps) - 1)
    QTest.mouseClick(window.pane.ui.play_now, Qt.MouseButton.LeftButton)
    assert window.lesson == LESSONS["six"]
    window.pane.course.stand(len(window.pane.course.steps) - 1)
    QTest.mouseClick(window.pane.ui.play_now, Qt.MouseButton.LeftButton)
    assert window.lesson == LESSONS["match"]
    window.pane.course.stand(len(window.pane.course.steps) - 1)
    with qtbot.waitSignal(window.play_now) as wanted:
        QTest.mouseClick(window.pane.ui.play_now, Qt.MouseButton.LeftButton)
    assert wanted.args[0].id == "thothit-banyuwangi"


def test_enter_goes_on_to_the_next_lesson(qtbot: QtBot, opened: Open) -> None:
    window = opened("cards")
    play_on(qtbot, window, by_keys)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.lesson == LESSONS["turn"]


# Wrong tries


def test_another_card_is_answered_with_why(qtbot: QtBot, opened: Open) -> None:
    window = opened("cards")
    pane = window.pane
    by_mouse(pane, Move("play", (card("S8"),)))
    assert "there is no 8 in the pool" in pane.ui.told.text()
    assert pane.course.at == 0
    by_keys(pane, Move("play", (card("M2"),)))
    assert "there is no 2 in the pool" in pane.ui.told.text()
    assert "there is no 2 in the pool" in pane.table.accessibleDescription()
    assert pane.course.at == 0


def test_another_target_is_answered_with_why(qtbot: QtBot, opened: Open) -> None:
    window = opened("cards")
    play_on(qtbot, window, to=2)
    pane = window.pane
    click(pane, probe(pane.table).hand_card(card("S7")).center())
    click(pane, probe(pane.table).pool_card(card("M7")).center())
    assert "7 of myriads" in pane.ui.told.text()
    assert pane.course.at == 2


def test_what_the_rules_forbid_is_refused_with_the_reason(qtbot: QtBot, opened: Open) -> None:
    window = opened("pairs")
    pane = window.pane
    click(pane, probe(pane.table).hand_card(card("M5")).center())
    click(pane, probe(pane.table).pool_card(card("S5")).center())
    assert "5 of Strings is part of a pair" in pane.ui.told.text()
    assert pane.course.at == 0


# Looks


def test_the_lesson_on_the_cards_shows_ceki_cards_whatever_is_in_use(opened: Open, data: Path) -> None:
    Settings(data).deck = "western"
    window = opened("cards")
    window.pane.course.stand(2)
    assert "7 of Strings" in window.pane.ui.asked.text()
    window.show_lesson(LESSONS["scoring"])
    assert "5 of Hearts" in window.pane.ui.asked.text()


@each("size", [(640, 400), (2560, 1440)])
def test_all_rows_keep_their_words_at_any_size(opened: Open, size: tuple[int, int]) -> None:
    window = opened(size=size)
    QApplication.processEvents()
    for row in (*window.list.rows, *window.list.drill_rows):
        assert row.height() >= row.layout().totalHeightForWidth(row.width())
        assert row.width() <= window.list.viewport().width()


@each("size", [(640, 400), (900, 560)])
def test_the_list_ends_below_its_last_row(opened: Open, size: tuple[int, int]) -> None:
    window = opened(size=size)
    QApplication.processEvents()
    lessons = window.list
    page, last = lessons.widget(), lessons.drill_rows[-1]
    foot = last.mapTo(page, last.rect().bottomLeft()).y()
    assert page.height() <= max(lessons.viewport().height(), foot + 2 * last.fontMetrics().height())


@each("name", LESSONS)
def test_a_low_window_shows_table_words_and_buttons_at_once(opened: Open, name: str) -> None:
    window = opened(name, size=(640, 400))
    pane = window.pane
    for at, step in enumerate(pane.course.steps):
        if step.asks:
            pane.course.stand(at)
            QApplication.processEvents()
            foot = pane.ui.next.mapTo(window, pane.ui.next.rect().bottomLeft()).y()
            assert foot < window.height(), at
            label = pane.ui.asked
            assert label.height() >= label.heightForWidth(label.width()), at


def test_a_lesson_that_cannot_be_read_is_said_to_be(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    from thothit_desktop.app.lessons import scenes

    window = opened()
    monkeypatch.setattr(scenes, "load", lambda _lesson: None)
    window.show_lesson(LESSONS["turn"])
    assert window.lesson is None
    assert any(
        label.isVisible() and label.text() == "Choose another lesson: this one can't be read."
        for label in window.findChildren(type(window.pane.ui.told))
    )


@pytest.mark.usefixtures("little_room")
@each("name", ["cards", "checki", "trump"])
def test_on_a_small_screen_with_large_letters_a_lesson_scrolls_down_only(
    qtbot: QtBot, data: Path, name: str
) -> None:
    window = LessonsPage(Settings(data), "Back to the match")
    qtbot.addWidget(window)
    window.resize(room_of(window))
    window.show_lesson(LESSONS[name])
    with qtbot.waitExposed(window):
        window.show()
    assert window.size().boundedTo(room_of(window)) == window.size()
    assert cut_off(window) == []
    stage = window.findChildren(QScrollArea)[-1]
    assert stage.isAncestorOf(window.pane)
    assert stage.horizontalScrollBar().maximum() == 0
    assert window.pane.table.height() >= 0.4 * window.height()


@each("name", LESSONS)
def test_on_a_small_screen_nothing_of_a_lesson_has_to_be_scrolled_to(opened, monkeypatch, name) -> None:
    monkeypatch.setattr(card_view, "SMALL_SCREEN", QSize(9999, 9999))
    window = opened(name, size=(624, 352))
    stage = next(area for area in window.findChildren(QScrollArea) if area.widget() is window.pane)
    for at, step in enumerate(window.pane.course.steps):
        if step.asks:
            window.pane.course.stand(at)
            QApplication.processEvents()
            assert stage.verticalScrollBar().maximum() == 0, at


# Done, or only passed through


def press_next(qtbot: QtBot, window: LessonsPage) -> None:
    """Go through the lesson with its button, without making a move."""
    pane = window.pane
    while not pane.course.at_end:
        QTest.mouseClick(pane.ui.next, Qt.MouseButton.LeftButton)
        settle(qtbot, pane)


def test_a_lesson_that_was_only_passed_through_is_not_done(qtbot: QtBot, opened: Open, data: Path) -> None:
    window = opened("cards")
    press_next(qtbot, window)
    assert not LessonProgress(Settings(data)).is_done(LESSONS["cards"])
    window.show_list()
    assert window.focusWidget() is row_of(window, "cards")
    assert "Not started" in row_of(window, "cards").accessibleDescription()


def test_a_task_that_was_passed_over_is_what_the_lesson_goes_on_with(
    qtbot: QtBot, opened: Open, data: Path
) -> None:
    window = opened("cards")
    play_on(qtbot, window, to=4)
    press_next(qtbot, window)
    window.show_list()
    assert "Step 5 of 8" in row_of(window, "cards").accessibleDescription()
    again = opened("cards")
    assert again.pane.course.at == 4
    play_on(qtbot, again)
    assert LessonProgress(Settings(data)).is_done(LESSONS["cards"])


def test_the_list_offers_the_next_unfinished_lesson(qtbot: QtBot, opened: Open) -> None:
    window = opened("cards")
    play_on(qtbot, window)
    window.show_list()
    assert window.focusWidget() is row_of(window, "turn")
