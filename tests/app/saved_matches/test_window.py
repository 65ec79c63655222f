# SPDX-License-Identifier: MIT
"""The window of saved games, by mouse and by keyboard."""

import json
from dataclasses import replace
from time import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QLineEdit, QMessageBox

from tests.app.play import asked, play_by_mouse
from tests.app.saved_matches.conftest import damaged_record, shelved
from tests.app.window.boxes import press_button
from tests.tiers import each
from thothit_desktop.app.saved_matches import match_list, words
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.store.saves import read
from thothit_desktop.games.record import dump, load

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NAMES = ["Thothit", "Thunee", "Sackson's Thothit", "Thothit"]
"""The match on the table first, then the others, newest first."""


def names(saved_matches) -> list[str]:
    return [
        saved_matches.listed.model.index(row).data() for row in range(saved_matches.listed.model.rowCount())
    ]


def key(saved_matches, *keys, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    for one in keys:
        QTest.keyClick(QApplication.focusWidget() or saved_matches.ui.list, one, modifier)


def click(button) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def click_row(saved_matches, row: int, modifier=Qt.KeyboardModifier.NoModifier, double: bool = False) -> None:
    at = saved_matches.ui.list.visualRect(saved_matches.listed.model.index(row)).center()
    QTest.mouseClick(saved_matches.ui.list.viewport(), Qt.MouseButton.LeftButton, modifier, at)
    if double:
        QTest.mouseDClick(saved_matches.ui.list.viewport(), Qt.MouseButton.LeftButton, modifier, at)


@pytest.fixture
def saved_matches(open_saved_matches):
    return open_saved_matches()


def box_of(saved_matches) -> QMessageBox:
    (box,) = (box for box in saved_matches.findChildren(QMessageBox) if box.isVisible())
    return box


@pytest.mark.whole
def test_a_match_on_the_table_without_a_date_is_dated_now(saved_matches):
    saved_matches.listed.match.date = ""
    entry = saved_matches.listed.at_the_table()
    assert words.date(entry) == words.date(replace(entry, written=time()))


@pytest.mark.whole
def test_all_matches_are_listed_the_one_on_the_table_first(saved_matches):
    assert names(saved_matches) == NAMES
    assert saved_matches.ui.note.text() == "4 matches"
    assert not saved_matches.ui.remove.isEnabled()
    told = saved_matches.listed.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Thothit; You, Sri and Wati; Round 1, move 4; Deal 5; Started ")
    assert told.endswith("; On the table")
    assert saved_matches.grab().toImage() != saved_matches.ui.note.grab().toImage()
    tip = saved_matches.listed.model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == f"<p>{told.replace('; ', '<br>')}</p>"


@pytest.mark.whole
def test_an_unfinished_match_is_resumed_with_a_double_click(qtbot, saved_matches, window, saves):
    click_row(saved_matches, 1, double=True)
    qtbot.waitUntil(lambda: window.controller.match.game.spec.id == "thunee")
    assert window.controller.match.id == f"{3:016x}"
    assert read(saves.place(read(saves.previous).id)).rounds[0].seed == 5
    assert read(saves.current).id == f"{3:016x}"


@pytest.mark.whole
def test_it_is_resumed_by_keyboard_alone_and_the_match_before_is_kept(
    qtbot, open_saved_matches, window, saves
):
    before = window.controller.match.id
    opened = open_saved_matches()
    key(opened, Qt.Key.Key_Down, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.match.id == f"{3:016x}")
    again = open_saved_matches()
    assert names(again)[0] == "Thunee"
    row = next(row for row in range(4) if again.listed.model.entries()[row].path == saves.place(before))
    key(again, *[Qt.Key.Key_Down] * row, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.match.id == before)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    play_by_mouse(window)


@pytest.mark.whole
def test_the_match_on_the_table_is_gone_back_to(qtbot, saved_matches, window):
    match = window.controller.match
    key(saved_matches, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.context.pauses.holds("dialog"))
    assert window.controller.match is match


@pytest.mark.whole
def test_a_finished_match_shows_its_standings(qtbot, saved_matches, window):
    match = window.controller.match
    click_row(saved_matches, 3, double=True)
    (sheet,) = saved_matches.findChildren(ScoreSheet)
    assert sheet.isVisible()
    assert saved_matches.rect().contains(sheet.geometry())
    assert "Round 3" in sheet.as_text()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert saved_matches.isVisible()
    assert window.controller.match is match
    assert saved_matches.ui.list.hasFocus()


@pytest.mark.whole
def test_from_the_standings_the_match_goes_on_or_another_like_it_begins(qtbot, open_saved_matches, window):
    opened = open_saved_matches()
    click_row(opened, 2, double=True)
    (sheet,) = opened.findChildren(ScoreSheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)  # the next round
    qtbot.waitUntil(lambda: window.controller.match.game.spec.id == "sackson")
    again = open_saved_matches()
    row = next(row for row in range(4) if again.listed.model.entries()[row].summary.id == f"{1:016x}")
    click_row(again, row, double=True)
    (sheet,) = again.findChildren(ScoreSheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)  # a new match
    qtbot.waitUntil(lambda: window.controller.match.length == 3)
    assert window.controller.match.id != f"{1:016x}"


@pytest.mark.whole
def test_what_is_shown_is_searched_and_filtered(qtbot, saved_matches):
    key(saved_matches, Qt.Key.Key_F, modifier=CONTROL)
    assert saved_matches.ui.search.hasFocus()
    QTest.keyClicks(saved_matches.ui.search, "sack JOKO")
    assert names(saved_matches) == ["Sackson's Thothit"]
    assert saved_matches.ui.note.text() == "1 of 4 matches"
    QTest.keyClicks(saved_matches.ui.search, "x")
    assert names(saved_matches) == []
    assert saved_matches.ui.empty.isVisible()
    assert saved_matches.ui.empty.text() == "Nothing found. Change the words or the choices above."
    saved_matches.ui.search.clear()
    QTest.keyClick(saved_matches.ui.search, Qt.Key.Key_Down)
    assert saved_matches.ui.list.hasFocus()
    for state, shown in ((1, NAMES[:2]), (2, NAMES[2:]), (0, NAMES), (3, [])):
        saved_matches.ui.state.setFocus()
        while saved_matches.ui.state.currentIndex() != state:
            QTest.keyClick(
                saved_matches.ui.state,
                Qt.Key.Key_Down if saved_matches.ui.state.currentIndex() < state else Qt.Key.Key_Up,
            )
        assert names(saved_matches) == shown
    told = "There are no deleted matches. You can restore a match for 30 days after you delete it."
    assert saved_matches.ui.empty.text() == told
    saved_matches.ui.state.setCurrentIndex(0)
    saved_matches.ui.game.setCurrentText("Thothit")
    assert names(saved_matches) == ["Thothit", "Thothit"]


@pytest.mark.whole
def test_a_deleted_match_comes_back(saved_matches, saves):
    click_row(saved_matches, 1)
    key(saved_matches, Qt.Key.Key_Delete)
    assert names(saved_matches) == [NAMES[0], *NAMES[2:]]
    assert saved_matches.ui.note.text() == "“Thunee” deleted"
    assert not saves.place(f"{3:016x}").exists()
    assert saved_matches.ui.undo.isVisible()
    click(saved_matches.ui.undo)
    assert names(saved_matches) == NAMES
    assert saves.place(f"{3:016x}").exists()
    assert not saved_matches.ui.undo.isVisible()


@pytest.mark.whole
def test_several_are_deleted_together_and_come_back_by_the_key(saved_matches):
    click_row(saved_matches, 1)
    click_row(saved_matches, 3, SHIFT)
    click(saved_matches.ui.remove)
    assert names(saved_matches) == NAMES[:1]
    assert saved_matches.ui.note.text() == "3 matches deleted"
    saved_matches.ui.list.setFocus()
    key(saved_matches, Qt.Key.Key_Z, modifier=CONTROL)
    assert names(saved_matches) == NAMES


@pytest.mark.whole
def test_the_match_on_the_table_is_never_deleted(saved_matches, saves):
    click_row(saved_matches, 0)
    assert not saved_matches.ui.remove.isEnabled()
    key(saved_matches, Qt.Key.Key_Delete)
    assert names(saved_matches) == NAMES
    click_row(saved_matches, 1, CONTROL)
    click(saved_matches.ui.remove)
    assert saves.current.exists()
    assert names(saved_matches) == [NAMES[0], *NAMES[2:]]


@pytest.mark.whole
def test_what_was_deleted_earlier_is_restored_from_among_the_deleted(open_saved_matches):
    opened = open_saved_matches()
    click_row(opened, 2)
    click(opened.ui.remove)
    opened.close()
    again = open_saved_matches()
    assert not again.ui.undo.isVisible()
    again.ui.state.setCurrentIndex(match_list.DELETED)
    assert names(again) == ["Sackson's Thothit"]
    assert again.ui.note.text() == "1 match, kept for 30 days"
    assert again.ui.play.text() == "&Restore"
    again.ui.list.setFocus()
    key(again, Qt.Key.Key_Return)
    assert names(again) == []
    again.ui.state.setCurrentIndex(match_list.ALL)
    assert names(again) == NAMES


@pytest.mark.whole
def test_a_deleted_match_is_erased_if_the_person_agrees(open_saved_matches, saves):
    opened = open_saved_matches()
    click_row(opened, 2)
    key(opened, Qt.Key.Key_Delete)
    opened.ui.state.setCurrentIndex(match_list.DELETED)
    assert opened.ui.remove.text() == "&Delete permanently…"
    click(opened.ui.remove)
    press_button(box_of(opened), "Cancel")
    assert names(opened) == ["Sackson's Thothit"]
    opened.ui.list.setFocus()
    key(opened, Qt.Key.Key_Delete)
    box = box_of(opened)
    assert box.text() == "Delete 1 match permanently?"
    press_button(box, "Delete")
    assert names(opened) == []
    assert list((saves.folder / "deleted").iterdir()) == []
    opened.ui.state.setCurrentIndex(match_list.ALL)
    assert opened.ui.remove.text() == "&Delete"
    assert not opened.ui.undo.isVisible()


@pytest.mark.whole
@pytest.mark.parametrize("row", [0, 1])
def test_a_match_gets_a_name_and_loses_it(qtbot, saved_matches, window, saves, row):
    asked_for = []

    def answer(text: str, with_key: Qt.Key = Qt.Key.Key_Return) -> None:
        box = saved_matches.findChild(QInputDialog)
        qtbot.waitUntil(box.isActiveWindow)
        line = box.findChild(QLineEdit)
        asked_for.append(line.text())
        line.setText(text)
        QTest.keyClick(line, with_key)
        qtbot.waitUntil(lambda: saved_matches.findChild(QInputDialog) is None)

    click_row(saved_matches, row)
    key(saved_matches, Qt.Key.Key_F2)
    answer("  Di <b>Kuna</b> \n & more ")
    assert names(saved_matches)[row] == "Di <b>Kuna</b> & more"
    path = saves.current if row == 0 else saves.place(f"{3:016x}")
    assert read(path).title == "Di <b>Kuna</b> & more"
    click(saved_matches.ui.rename)
    answer("no", Qt.Key.Key_Escape)
    click(saved_matches.ui.rename)
    answer("")
    assert names(saved_matches) == NAMES
    assert read(path).title == ""
    assert asked_for == ["", "Di <b>Kuna</b> & more", "Di <b>Kuna</b> & more"]
    assert window.controller.match.title == ""


@pytest.mark.whole
def test_a_match_is_exported_and_imported(qtbot, saved_matches, saves, monkeypatch, tmp_path):
    target = tmp_path / "mine.thothit"
    wished = []

    def place(_window, _title, name, _kinds):
        wished.append(name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", place)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    click_row(saved_matches, 2)
    click(saved_matches.ui.export_record)
    assert wished == ["sackson-12.thothit"]
    assert read(target) == shelved(2)
    assert saved_matches.ui.note.text() == "Saved as mine.thothit"
    click(saved_matches.ui.import_record)
    assert names(saved_matches) == NAMES  # it is there already
    saved_matches.ui.list.setFocus()
    key(saved_matches, Qt.Key.Key_Delete)
    click(saved_matches.ui.import_record)
    assert names(saved_matches) == NAMES
    assert [index.row() for index in saved_matches.ui.list.selectionModel().selectedIndexes()] == [2]


@pytest.mark.whole
def test_a_faulty_file_is_refused_and_its_sound_rounds_are_kept(saved_matches, monkeypatch, tmp_path):
    path = tmp_path / "faulty.thothit"
    path.write_text(damaged_record(1))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    click(saved_matches.ui.import_record)
    box = box_of(saved_matches)
    assert "faulty.thothit: round 2, move 1: C1xS9" in box.informativeText()
    press_button(box, "Recover 1 round")
    assert len(names(saved_matches)) == 5
    path.write_text("{}")
    click(saved_matches.ui.import_record)
    box = box_of(saved_matches)
    assert "not a saved match: its format is not thothit-record" in box.informativeText()
    press_button(box, "OK")
    assert len(names(saved_matches)) == 5


@pytest.mark.whole
def test_a_damaged_match_is_named_and_in_nobody_s_way(open_saved_matches, saves):
    saves.place(f"{2:016x}").write_text(damaged_record(1))
    opened = open_saved_matches()
    assert f"{2:016x}.thothit" in names(opened)
    row = names(opened).index(f"{2:016x}.thothit")
    click_row(opened, row)
    assert not opened.ui.rename.isEnabled()
    assert not opened.ui.export_record.isEnabled()
    opened.ui.list.setFocus()
    key(opened, Qt.Key.Key_Return)
    box = box_of(opened)
    assert "round 2, move 1" in box.informativeText()
    press_button(box, "Cancel")
    click(opened.ui.remove)
    assert len(names(opened)) == 3


@pytest.mark.whole
def test_records_and_numbers_are_copied(saved_matches):
    click_row(saved_matches, 2)
    saved_matches.ui.list.setFocus()
    key(saved_matches, Qt.Key.Key_C, modifier=CONTROL)
    assert load(QGuiApplication.clipboard().text()) == shelved(2)
    key(saved_matches, Qt.Key.Key_C, modifier=CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == "12"


@pytest.mark.whole
def test_the_search_field_keeps_its_own_keys(saved_matches):
    QGuiApplication.clipboard().setText("sackson")
    saved_matches.ui.search.setFocus()
    key(saved_matches, Qt.Key.Key_V, modifier=CONTROL)
    assert saved_matches.ui.search.text() == "sackson"
    assert names(saved_matches) == ["Sackson's Thothit"]
    saved_matches.ui.search.selectAll()
    key(saved_matches, Qt.Key.Key_C, modifier=CONTROL)
    assert QGuiApplication.clipboard().text() == "sackson"
    key(saved_matches, Qt.Key.Key_Z, modifier=CONTROL)
    assert saved_matches.ui.search.text() == ""
    saved_matches.ui.import_record.setFocus()
    QGuiApplication.clipboard().setText(dump(shelved(2)))
    key(saved_matches, Qt.Key.Key_V, modifier=CONTROL)
    assert saved_matches.ui.list.currentIndex().row() == 2


@pytest.mark.whole
def test_a_copied_record_is_imported_and_a_number_is_played(qtbot, saved_matches, window):
    document = json.loads(dump(shelved(2))) | {"id": "f" * 16, "date": "2026-12-24T18:00:00Z"}
    QGuiApplication.clipboard().setText(json.dumps(document))
    saved_matches.ui.list.setFocus()
    key(saved_matches, Qt.Key.Key_V, modifier=CONTROL)
    assert names(saved_matches) == [NAMES[0], "Sackson's Thothit", *NAMES[1:]]
    row = saved_matches.ui.list.currentIndex().row()
    assert saved_matches.listed.model.entries()[row].summary.id == "f" * 16
    QGuiApplication.clipboard().setText("<b>neither</b>")
    key(saved_matches, Qt.Key.Key_V, modifier=CONTROL)
    box = box_of(saved_matches)
    assert box.informativeText() == "The copied text begins with '<b>neither</b>'."
    press_button(box, "OK")
    QGuiApplication.clipboard().setText("77")
    saved_matches.ui.list.setFocus()
    key(saved_matches, Qt.Key.Key_V, modifier=CONTROL)
    qtbot.waitUntil(lambda: window.controller.match.seeds == [77])


@pytest.mark.whole
def test_without_an_index_the_list_fills_while_the_window_can_be_used(
    qtbot, open_saved_matches, window, monkeypatch
):
    monkeypatch.setattr(match_list, "SLICE", 0.0)
    opened = open_saved_matches()
    assert names(opened) == NAMES
    assert opened.ui.note.text() == "4 matches"
    opened.close()
    assert (window.matches.folder / "matches" / "index.json").exists()


@pytest.mark.whole
def test_everything_has_a_name_for_those_who_listen(saved_matches):
    ui = saved_matches.ui
    for part in (ui.search, ui.state, ui.game, ui.list):
        assert part.accessibleName()
    for button in (ui.play, ui.standings, ui.rename, ui.remove, ui.export_record, ui.import_record, ui.leave):
        assert button.text()
        assert button.toolTip()


@pytest.mark.whole
def test_how_far_a_match_is_takes_the_room_that_its_name_leaves(saved_matches, monkeypatch):
    view = saved_matches.ui.list
    row = view.visualRect(saved_matches.listed.model.index(1))
    bold = view.font()
    bold.setBold(True)
    letters = round(0.65 * row.width() / QFontMetrics(bold).horizontalAdvance("W"))
    monkeypatch.setattr(words, "state", lambda _: "W" * letters)
    picture = view.viewport().grab(row).toImage()
    state = row.width() - 10 - QFontMetrics(bold).horizontalAdvance("W" * letters)
    first = [
        picture.pixelColor(x, y).name()
        for x in range(round(state), round(state) + 10)
        for y in range(row.height() // 4, row.height() // 2)
    ]
    assert len(set(first)) > 1, "its first letter is cut"


@each("size", [(640, 400), (900, 600), (2560, 1440)])
def test_every_button_lies_within_the_window(qtbot, open_saved_matches, window, size):
    window.resize(*size)
    opened = open_saved_matches()
    for button in (opened.ui.play, opened.ui.leave, opened.ui.search, opened.ui.game):
        corner = button.mapTo(opened, QPoint(button.width(), button.height()))
        assert opened.rect().contains(corner - QPoint(1, 1))
    assert opened.ui.list.height() > 150


def test_watching_offers_no_saved_matches(open_window):
    window = open_window(watch=True)
    assert not window.ui.saved_games.isEnabled()
