# SPDX-License-Identifier: MIT
"""Lessons opened from the menu, and from a refusal; the match behind them is unchanged."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.app.play import asked, click_pool, play_by_mouse, position_of
from tests.probe import probe
from thothit_desktop.app.lessons.page import LessonsPage
from thothit_desktop.app.rules.window import RulesWindow
from thothit_desktop.app.store.setting import MAT, TEXT_SIZE
from thothit_desktop.app.window.command_search import commands, hidden_commands
from thothit_desktop.app.window.lessons import LearnOffer
from thothit_desktop.games.contract import Move
from thothit_desktop.languages import LANGUAGES

pytestmark = pytest.mark.whole


def lessons_of(window) -> LessonsPage | None:
    page = window.context.pages.page
    return page if isinstance(page, LessonsPage) else None


def offer_of(window) -> LearnOffer | None:
    return next((each for each in window.findChildren(LearnOffer) if each.isVisible()), None)


def refuse(window) -> None:
    """Click a pool card before one of the hand."""
    click_pool(window, next(card for bucket in position_of(window).pool for card in bucket))


def test_the_menu_opens_the_list_and_the_match_waits(window):
    before = position_of(window).copy()
    window.ui.lessons.trigger()
    shown = lessons_of(window)
    assert shown.lesson is None
    assert shown.isVisible()
    assert not window.table.isVisible()
    assert window.context.pauses.holds("page")
    QTest.mouseClick(shown.list.back, Qt.MouseButton.LeftButton)
    assert not window.context.pauses.holds("page")
    assert window.table.hasFocus()
    assert position_of(window).moves == before.moves


def test_the_search_finds_the_lessons_and_the_cards(window):
    found = {each.action for each in (*commands(window.ui.menu_bar), *hidden_commands(window.actions()))}
    assert {window.ui.lessons, window.ui.drills, window.ui.learn_this, window.ui.ceki_cards} <= found


def test_a_command_leads_to_the_drills(window):
    window.ui.drills.trigger()
    shown = lessons_of(window)
    assert shown.focusWidget() is shown.list.drill_rows[0]
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_Return)
    assert shown.drill == shown.list.drill_rows[0].drill
    assert window.windowTitle() == shown.drill.title


def test_a_drill_touches_neither_the_saved_match_nor_the_statistics(window, data):
    files = {path: path.read_bytes() for path in data.rglob("*") if path.is_file() and path.suffix != ".ini"}
    window.ui.drills.trigger()
    shown = lessons_of(window)
    shown.show_drill(shown.list.drill_rows[0].drill)
    shown.drill_pane.reader.wished.emit(shown.drill_pane.position.best)
    assert "1 of 1 right" in shown.drill_pane.ui.place.text()
    shown.left.emit()
    after = {path: path.read_bytes() for path in data.rglob("*") if path.is_file() and path.suffix != ".ini"}
    assert after == files


def test_a_lesson_touches_neither_the_saved_match_nor_the_statistics(qtbot, window, data):
    files = {path: path.read_bytes() for path in data.rglob("*") if path.is_file() and path.suffix != ".ini"}
    window.ui.lessons.trigger()
    shown = lessons_of(window)
    shown.show_lesson(shown.list.rows[0].lesson)
    course = shown.pane.course
    course.stand(len(course.steps) - 1)
    shown.left.emit()
    after = {path: path.read_bytes() for path in data.rglob("*") if path.is_file() and path.suffix != ".ini"}
    assert after == files


def test_nothing_is_to_be_learnt_before_anything_was_refused(window):
    assert not window.ui.learn_this.isEnabled()
    assert offer_of(window) is None


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_refusal_offers_its_lesson(window, by_mouse):
    refuse(window)
    offer = offer_of(window)
    assert "Shift+F1" in offer.button.text()
    assert window.table.accessibleDescription() == offer.button.text()
    if by_mouse:
        QTest.mouseClick(offer.button, Qt.MouseButton.LeftButton)
    else:
        window.activateWindow()
        QTest.keyClick(window.table, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    shown = lessons_of(window)
    assert shown.lesson.id == "turn"
    assert offer_of(window) is None


def test_a_refusal_without_a_lesson_offers_the_section_of_the_rules(qtbot, window):
    window.begin(window.settings.match_setup("kings"), number=5)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    window.controller.decisions.human.refused.emit(window.controller.view().refusal(Move("play", (0,))))
    offer = offer_of(window)
    assert offer.button.toolTip() == "Rules of Kings"
    QTest.mouseClick(offer.button, Qt.MouseButton.LeftButton)
    (rules,) = window.findChildren(RulesWindow)
    assert rules.isVisible()
    assert rules.ui.page.verticalScrollBar().value() > 0
    assert lessons_of(window) is None
    assert offer_of(window) is None
    rules.close()


def test_the_offer_goes_with_the_next_move(window):
    refuse(window)
    assert offer_of(window) is not None
    play_by_mouse(window)
    assert offer_of(window) is None
    assert window.ui.learn_this.isEnabled()


def test_the_offer_goes_with_the_refusal(window):
    refuse(window)
    assert offer_of(window) is not None
    window.table.notices.say("Something else")
    assert offer_of(window) is None


def test_the_offer_has_the_size_of_the_words_on_the_table(window):
    refuse(window)
    usual = offer_of(window).button.fontInfo().pixelSize()
    window.settings.set_value(TEXT_SIZE, "200")
    refuse(window)
    assert offer_of(window).button.fontInfo().pixelSize() == window.table.words_size
    assert window.table.words_size > 1.75 * usual  # twice, if the name panels have room for it


def test_the_offer_lies_on_the_table_at_every_size(qtbot, window):
    for size in ((900, 600), (640, 400), (2560, 1440)):
        window.resize(*size)
        refuse(window)
        viewport = window.table.viewport().rect()
        assert viewport.contains(offer_of(window).geometry())


def test_a_new_match_forgets_the_refusal(qtbot, window):
    refuse(window)
    window.begin(number=6)
    assert not window.ui.learn_this.isEnabled()


def test_what_concerns_the_match_is_disabled_while_lessons_are_shown(window):
    ui = window.ui
    before = [action.isEnabled() for action in (ui.undo, ui.redo, ui.hint, ui.pause, ui.restart_deal)]
    assert any(before)
    ui.lessons.trigger()
    assert not any(action.isEnabled() for action in (ui.undo, ui.redo, ui.hint, ui.pause, ui.restart_deal))
    assert ui.new_game.isEnabled()
    lessons_of(window).left.emit()
    assert [action.isEnabled() for action in (ui.undo, ui.redo, ui.hint, ui.pause, ui.restart_deal)] == before


def test_keys_of_the_lessons_reach_neither_the_match_nor_its_sheet(window):
    window.ui.lessons.trigger()
    shown = lessons_of(window)
    moves = len(position_of(window).moves)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_P, Qt.Key.Key_Space):
        QTest.keyClick(shown.list.back, key)
    assert len(position_of(window).moves) == moves
    assert not window.ui.pause.isChecked()


def test_the_window_is_named_after_the_lesson(window):
    title = window.windowTitle()
    window.ui.lessons.trigger()
    shown = lessons_of(window)
    assert window.windowTitle() == "Lessons"
    shown.show_lesson(shown.list.rows[0].lesson)
    assert window.windowTitle() == shown.list.rows[0].lesson.title
    window.ui.lessons.trigger()
    assert lessons_of(window) is shown
    assert shown.lesson is None
    QTest.keyClick(shown.list.rows[0], Qt.Key.Key_Escape)
    assert lessons_of(window) is None
    assert window.windowTitle() == title


def test_another_match_closes_the_lessons(qtbot, window):
    window.ui.lessons.trigger()
    window.begin(number=6)
    assert lessons_of(window) is None
    qtbot.waitUntil(lambda: asked(window), timeout=10000)


def test_after_the_last_lesson_its_game_is_played(qtbot, window):
    window.ui.lessons.trigger()
    shown = lessons_of(window)
    shown.show_lesson(shown.list.rows[-1].lesson)
    shown.pane.course.stand(len(shown.pane.course.steps) - 1)
    QTest.mouseClick(shown.pane.ui.play_now, Qt.MouseButton.LeftButton)
    assert lessons_of(window) is None
    assert window.matches.match.game.spec.id == "thothit-banyuwangi"


def test_the_table_of_a_lesson_looks_as_that_of_the_match(window):
    window.settings.set_value(MAT, "batik")
    window.ui.lessons.trigger()
    pane = lessons_of(window).pane
    assert probe(pane.table).mat == probe(window.table).mat == "batik"
    window.settings.set_value(MAT, "pandan")
    assert probe(pane.table).mat == "pandan"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_of_a_lesson_has_the_letter_of_a_menu(window, speaking, language):
    speaking(language)
    window.ui.retranslateUi(window)
    window.ui.lessons.trigger()
    page = lessons_of(window)
    menus = [action.text() for action in window.ui.menu_bar.actions()]
    for last in (False, True):
        page.show_lesson(page.list.rows[-1 if last else 0].lesson)
        page.pane.course.stand(len(page.pane.course.steps) - 1 if last else 1)
        shown = [each for each in page.pane.ui.buttons.findChildren(QPushButton) if not each.isHidden()]
        letters = [QKeySequence.mnemonic(text).toString() for text in (*menus, *(b.text() for b in shown))]
        letters = [letter for letter in letters if letter]
        assert len(set(letters)) == len(letters), letters
    window.ui.retranslateUi(window)
