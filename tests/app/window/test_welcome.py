# SPDX-License-Identifier: MIT
"""The page that greets a new player, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.app.cut_off import cut_off
from tests.app.examples import by_keys, by_mouse, settle
from tests.app.play import asked, position_of
from tests.probe import probe
from tests.tiers import each
from thothit_desktop.app.lessons.page import LessonsPage
from thothit_desktop.app.lessons.progress import LessonProgress
from thothit_desktop.app.lessons.scenes import all_lessons
from thothit_desktop.app.lessons.welcome_page import WelcomePage
from thothit_desktop.app.rules import example_course
from thothit_desktop.games.cards import card
from thothit_desktop.games.contract import Move

OWN, OTHER, SEVEN = (card(code) for code in ("S5", "C5", "M7"))
CAPTURE = Move("play", (OWN, OTHER))


@pytest.fixture
def greeted(qtbot, data, open_window, monkeypatch):
    """A window that greets, in the order of a first start; the match has begun, and waits."""
    monkeypatch.setattr(example_course, "PAUSE", 0)
    monkeypatch.setattr(example_course, "PER_LETTER", 0)
    window = open_window()
    window.begin(number=5)
    window.welcome.greet()
    settle(qtbot, page_of(window).pane)
    return window


def page_of(window) -> WelcomePage | None:
    page = window.context.pages.page
    return page if isinstance(page, WelcomePage) else None


def lessons_of(window) -> LessonsPage:
    page = window.context.pages.page
    assert isinstance(page, LessonsPage)
    return page


def capture(qtbot, window) -> WelcomePage:
    page = page_of(window)
    by_mouse(page.pane, CAPTURE)
    qtbot.waitUntil(page.learn_button.isVisible)
    return page


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_three_cards_lie_on_the_mat_and_nothing_else_is_to_be_done(greeted):
    page = page_of(greeted)
    zones = probe(page.pane.table).zones
    assert [item.card for item in (*zones.hands[0], *zones.pool)] == [OWN, SEVEN, OTHER]
    assert "A 5 captures a 5" in page.pane.ui.asked.text()
    assert page.pane.ui.asked.text() in page.pane.table.accessibleDescription()
    assert page.pane.table.hasFocus()
    assert not page.learn_button.isVisible()
    assert greeted.windowTitle() == "Welcome to Thothit"


def test_the_match_waits_with_its_ceremony_for_play(qtbot, greeted):
    staged = []
    greeted.controller.ceremony.staged.connect(lambda stage, _: staged.append(stage))
    qtbot.wait(150)
    assert "dealing" not in staged
    assert greeted.context.pauses.holds("page")
    page = capture(qtbot, greeted)
    click(page.play_button)
    assert page_of(greeted) is None
    assert greeted.table.hasFocus()
    qtbot.waitUntil(lambda: asked(greeted), timeout=10000)
    assert "dealing" in staged


@pytest.mark.parametrize("make", [by_mouse, by_keys])
def test_one_five_takes_the_other_and_then_a_lesson_and_the_match_are_offered(qtbot, greeted, make):
    page = page_of(greeted)
    make(page.pane, CAPTURE)
    qtbot.waitUntil(page.learn_button.isVisible)
    assert [page.learn_button.text(), page.play_button.text()] == ["Learn in two minutes", "Play"]
    assert page.learn_button.hasFocus()
    assert page.pane.ui.told.text() == "Your 5 captures the other 5, and both cards are yours."


def test_one_five_is_dragged_onto_the_other(qtbot, greeted):
    page = page_of(greeted)
    viewport, shown = page.pane.table.viewport(), probe(page.pane.table)
    start, goal = shown.hand_card(OWN).center(), shown.pool_card(OTHER).center()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(viewport, start + (goal - start) * (step / 8))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    qtbot.waitUntil(page.learn_button.isVisible)


def test_the_captured_pair_glows(qtbot, greeted, data):
    page = page_of(greeted)
    page.pane.table.set_speed("normal")
    by_mouse(page.pane, CAPTURE)
    qtbot.waitUntil(lambda: "set" in probe(page.pane.table).glows, timeout=3000)
    page.pane.table.complete()


def test_the_seven_gets_a_friendly_answer_and_nothing_is_played(qtbot, greeted):
    page = page_of(greeted)
    rect = probe(page.pane.table).hand_card(SEVEN)
    QTest.mouseClick(
        page.pane.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(rect.left() + 8, rect.center().y())
    )
    assert page.pane.ui.told.text() == "That's the 7, and there is no other 7. Try your 5."
    assert page.pane.course.at == 0
    assert not page.learn_button.isVisible()


@pytest.mark.parametrize("by_key", [True, False])
def test_one_key_or_click_skips_it(qtbot, greeted, by_key):
    page = page_of(greeted)
    if by_key:
        QTest.keyClick(page.pane.table, Qt.Key.Key_Escape)
    else:
        assert page.play_button.text() == "Skip"
        click(page.play_button)
    assert page_of(greeted) is None
    qtbot.waitUntil(lambda: asked(greeted), timeout=10000)


def test_no_button_moves_when_the_others_come(qtbot, greeted):
    page = page_of(greeted)
    languages = page.findChildren(QPushButton, "language")
    assert [button.text() for button in languages] == ["English", "Bahasa Indonesia", "Basa Jawa"]
    before = [button.geometry() for button in (*languages, page.play_button)]
    capture(qtbot, greeted)
    QApplication.processEvents()
    assert [button.geometry() for button in (*languages, page.play_button)] == before


def test_learn_opens_the_first_lesson_and_coming_back_offers_the_match_first(qtbot, greeted):
    click(capture(qtbot, greeted).learn_button)
    lessons = lessons_of(greeted)
    assert lessons.lesson == lessons.list.rows[0].lesson
    assert greeted.context.pauses.holds("page")
    QTest.keyClick(lessons.pane.table, Qt.Key.Key_Escape)
    QTest.keyClick(lessons.list.back, Qt.Key.Key_Escape)
    page = page_of(greeted)
    assert page.isVisible()
    assert page.play_button.hasFocus()
    QTest.keyClick(page.play_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: asked(greeted), timeout=10000)


def test_learn_goes_on_with_the_first_lesson_that_is_not_done(qtbot, greeted):
    progress, (first, second, *_) = LessonProgress(greeted.settings), all_lessons()
    progress.reach(first, 7, 7, ())
    click(capture(qtbot, greeted).learn_button)
    assert lessons_of(greeted).lesson == second


def test_another_match_puts_the_page_and_its_lessons_away(qtbot, greeted):
    click(capture(qtbot, greeted).learn_button)
    greeted.begin(number=6)
    assert greeted.context.pages.page is None
    assert greeted.table.isVisible()
    qtbot.waitUntil(lambda: asked(greeted), timeout=10000)
    assert greeted.matches.match.number == 6


def test_no_key_reaches_the_match(greeted):
    page = page_of(greeted)
    for key in (Qt.Key.Key_X, Qt.Key.Key_P, Qt.Key.Key_Tab):
        QTest.keyClick(page.play_button, key)
    assert page_of(greeted) is page
    assert not position_of(greeted).moves
    assert not greeted.ui.pause.isChecked()


def test_the_table_of_the_match_is_laid_out_meanwhile(qtbot, greeted):
    """So that its cards have been drawn when the ceremony begins."""
    greeted.resize(1000, 700)
    QApplication.processEvents()
    assert greeted.table.viewport().size() == greeted.context.pages.size()
    with qtbot.assertNotEmitted(greeted.table.layout_outdated):
        click(page_of(greeted).play_button)
        QApplication.processEvents()


@each("size", [(900, 600), (1280, 800), (2560, 1440)])
def test_everything_is_in_sight_at_every_size(qtbot, greeted, size):
    greeted.resize(*size)
    QApplication.processEvents()
    page = capture(qtbot, greeted)
    QApplication.processEvents()
    assert page.verticalScrollBar().maximum() == page.horizontalScrollBar().maximum() == 0
    assert cut_off(page) == []


@pytest.mark.whole
@pytest.mark.usefixtures("large_letters")
def test_large_letters_have_their_room(qtbot, greeted):
    greeted.resize(900, 600)
    QApplication.processEvents()
    page = capture(qtbot, greeted)
    QApplication.processEvents()
    assert page.horizontalScrollBar().maximum() == 0
    assert cut_off(page) == []
