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
from tests.app.shelf.conftest import damaged_record, shelved
from tests.app.window.boxes import press_button
from tests.tiers import each
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.shelf import shelf_list, words
from thothit_desktop.app.store.saves import read
from thothit_desktop.games.record import dump, load

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NAMES = ["Thothit", "Thunee", "Sackson's Thothit", "Thothit"]
"""The match on the table first, then the others, newest first."""


def names(shelf) -> list[str]:
    return [shelf.listed.model.index(row).data() for row in range(shelf.listed.model.rowCount())]


def key(shelf, *keys, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    for one in keys:
        QTest.keyClick(QApplication.focusWidget() or shelf.ui.list, one, modifier)


def click(button) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def click_row(shelf, row: int, modifier=Qt.KeyboardModifier.NoModifier, double: bool = False) -> None:
    at = shelf.ui.list.visualRect(shelf.listed.model.index(row)).center()
    QTest.mouseClick(shelf.ui.list.viewport(), Qt.MouseButton.LeftButton, modifier, at)
    if double:
        QTest.mouseDClick(shelf.ui.list.viewport(), Qt.MouseButton.LeftButton, modifier, at)


@pytest.fixture
def shelf(open_shelf):
    return open_shelf()


def box_of(shelf) -> QMessageBox:
    (box,) = (box for box in shelf.findChildren(QMessageBox) if box.isVisible())
    return box


@pytest.mark.whole
def test_a_match_on_the_table_without_a_date_is_dated_now(shelf):
    shelf.listed.match.date = ""
    entry = shelf.listed.at_the_table()
    assert words.date(entry) == words.date(replace(entry, written=time()))


@pytest.mark.whole
def test_all_matches_are_listed_the_one_on_the_table_first(shelf):
    assert names(shelf) == NAMES
    assert shelf.ui.note.text() == "4 games"
    assert not shelf.ui.remove.isEnabled()
    told = shelf.listed.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Thothit; You, Sri and Wati; Round 1, move 4; Deal 5; Begun ")
    assert told.endswith("; On the table")
    assert shelf.grab().toImage() != shelf.ui.note.grab().toImage()
    tip = shelf.listed.model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == f"<p>{told.replace('; ', '<br>')}</p>"


@pytest.mark.whole
def test_an_unfinished_match_is_resumed_with_a_double_click(qtbot, shelf, window, saves):
    click_row(shelf, 1, double=True)
    qtbot.waitUntil(lambda: window.conductor.match.game.spec.id == "thunee")
    assert window.conductor.match.id == f"{3:016x}"
    assert read(saves.place(read(saves.previous).id)).rounds[0].seed == 5
    assert read(saves.current).id == f"{3:016x}"


@pytest.mark.whole
def test_it_is_resumed_by_keyboard_alone_and_the_match_before_is_kept(qtbot, open_shelf, window, saves):
    before = window.conductor.match.id
    opened = open_shelf()
    key(opened, Qt.Key.Key_Down, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.conductor.match.id == f"{3:016x}")
    again = open_shelf()
    assert names(again)[0] == "Thunee"
    row = next(row for row in range(4) if again.listed.model.entries()[row].path == saves.place(before))
    key(again, *[Qt.Key.Key_Down] * row, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.conductor.match.id == before)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    play_by_mouse(window)


@pytest.mark.whole
def test_the_match_on_the_table_is_gone_back_to(qtbot, shelf, window):
    match = window.conductor.match
    key(shelf, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.context.pauses.holds("dialog"))
    assert window.conductor.match is match


@pytest.mark.whole
def test_a_finished_match_shows_its_standings(qtbot, shelf, window):
    match = window.conductor.match
    click_row(shelf, 3, double=True)
    (sheet,) = shelf.findChildren(ScoreSheet)
    assert sheet.isVisible()
    assert shelf.rect().contains(sheet.geometry())
    assert "Round 3" in sheet.as_text()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert shelf.isVisible()
    assert window.conductor.match is match
    assert shelf.ui.list.hasFocus()


@pytest.mark.whole
def test_from_the_standings_the_match_goes_on_or_another_like_it_begins(qtbot, open_shelf, window):
    opened = open_shelf()
    click_row(opened, 2, double=True)
    (sheet,) = opened.findChildren(ScoreSheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)  # the next round
    qtbot.waitUntil(lambda: window.conductor.match.game.spec.id == "sackson")
    again = open_shelf()
    row = next(row for row in range(4) if again.listed.model.entries()[row].summary.id == f"{1:016x}")
    click_row(again, row, double=True)
    (sheet,) = again.findChildren(ScoreSheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)  # a new match
    qtbot.waitUntil(lambda: window.conductor.match.length == 3)
    assert window.conductor.match.id != f"{1:016x}"


@pytest.mark.whole
def test_what_is_shown_is_searched_and_filtered(qtbot, shelf):
    key(shelf, Qt.Key.Key_F, modifier=CONTROL)
    assert shelf.ui.search.hasFocus()
    QTest.keyClicks(shelf.ui.search, "sack JOKO")
    assert names(shelf) == ["Sackson's Thothit"]
    assert shelf.ui.note.text() == "1 of 4 games"
    QTest.keyClicks(shelf.ui.search, "x")
    assert names(shelf) == []
    assert shelf.ui.empty.isVisible()
    assert shelf.ui.empty.text() == "Nothing matches your search."
    shelf.ui.search.clear()
    QTest.keyClick(shelf.ui.search, Qt.Key.Key_Down)
    assert shelf.ui.list.hasFocus()
    for state, shown in ((1, NAMES[:2]), (2, NAMES[2:]), (0, NAMES), (3, [])):
        shelf.ui.state.setFocus()
        while shelf.ui.state.currentIndex() != state:
            QTest.keyClick(
                shelf.ui.state,
                Qt.Key.Key_Down if shelf.ui.state.currentIndex() < state else Qt.Key.Key_Up,
            )
        assert names(shelf) == shown
    told = "Nothing is deleted. What you delete can be brought back for 30 days."
    assert shelf.ui.empty.text() == told
    shelf.ui.state.setCurrentIndex(0)
    shelf.ui.game.setCurrentText("Thothit")
    assert names(shelf) == ["Thothit", "Thothit"]


@pytest.mark.whole
def test_a_deleted_match_comes_back(shelf, saves):
    click_row(shelf, 1)
    key(shelf, Qt.Key.Key_Delete)
    assert names(shelf) == [NAMES[0], *NAMES[2:]]
    assert shelf.ui.note.text() == "“Thunee” is deleted"
    assert not saves.place(f"{3:016x}").exists()
    assert shelf.ui.undo.isVisible()
    click(shelf.ui.undo)
    assert names(shelf) == NAMES
    assert saves.place(f"{3:016x}").exists()
    assert not shelf.ui.undo.isVisible()


@pytest.mark.whole
def test_several_are_deleted_together_and_come_back_by_the_key(shelf):
    click_row(shelf, 1)
    click_row(shelf, 3, SHIFT)
    click(shelf.ui.remove)
    assert names(shelf) == NAMES[:1]
    assert shelf.ui.note.text() == "3 games deleted"
    shelf.ui.list.setFocus()
    key(shelf, Qt.Key.Key_Z, modifier=CONTROL)
    assert names(shelf) == NAMES


@pytest.mark.whole
def test_the_match_on_the_table_is_never_deleted(shelf, saves):
    click_row(shelf, 0)
    assert not shelf.ui.remove.isEnabled()
    key(shelf, Qt.Key.Key_Delete)
    assert names(shelf) == NAMES
    click_row(shelf, 1, CONTROL)
    click(shelf.ui.remove)
    assert saves.current.exists()
    assert names(shelf) == [NAMES[0], *NAMES[2:]]


@pytest.mark.whole
def test_what_was_deleted_earlier_is_restored_from_among_the_deleted(open_shelf):
    opened = open_shelf()
    click_row(opened, 2)
    click(opened.ui.remove)
    opened.close()
    again = open_shelf()
    assert not again.ui.undo.isVisible()
    again.ui.state.setCurrentIndex(shelf_list.DELETED)
    assert names(again) == ["Sackson's Thothit"]
    assert again.ui.note.text() == "1 game, each can be brought back for 30 days"
    assert again.ui.play.text() == "&Restore"
    again.ui.list.setFocus()
    key(again, Qt.Key.Key_Return)
    assert names(again) == []
    again.ui.state.setCurrentIndex(shelf_list.ALL)
    assert names(again) == NAMES


@pytest.mark.whole
def test_a_deleted_match_is_erased_if_the_person_agrees(open_shelf, saves):
    opened = open_shelf()
    click_row(opened, 2)
    key(opened, Qt.Key.Key_Delete)
    opened.ui.state.setCurrentIndex(shelf_list.DELETED)
    assert opened.ui.remove.text() == "&Delete for good…"
    click(opened.ui.remove)
    press_button(box_of(opened), "Cancel")
    assert names(opened) == ["Sackson's Thothit"]
    opened.ui.list.setFocus()
    key(opened, Qt.Key.Key_Delete)
    box = box_of(opened)
    assert box.text() == "Delete 1 game for good?"
    press_button(box, "Delete")
    assert names(opened) == []
    assert list((saves.folder / "deleted").iterdir()) == []
    opened.ui.state.setCurrentIndex(shelf_list.ALL)
    assert opened.ui.remove.text() == "&Delete"
    assert not opened.ui.undo.isVisible()


@pytest.mark.whole
@pytest.mark.parametrize("row", [0, 1])
def test_a_match_gets_a_name_and_loses_it(qtbot, shelf, window, saves, row):
    asked_for = []

    def answer(text: str, with_key: Qt.Key = Qt.Key.Key_Return) -> None:
        box = shelf.findChild(QInputDialog)
        qtbot.waitUntil(box.isActiveWindow)
        line = box.findChild(QLineEdit)
        asked_for.append(line.text())
        line.setText(text)
        QTest.keyClick(line, with_key)
        qtbot.waitUntil(lambda: shelf.findChild(QInputDialog) is None)

    click_row(shelf, row)
    key(shelf, Qt.Key.Key_F2)
    answer("  Di <b>Kuna</b> \n & more ")
    assert names(shelf)[row] == "Di <b>Kuna</b> & more"
    path = saves.current if row == 0 else saves.place(f"{3:016x}")
    assert read(path).title == "Di <b>Kuna</b> & more"
    click(shelf.ui.rename)
    answer("no", Qt.Key.Key_Escape)
    click(shelf.ui.rename)
    answer("")
    assert names(shelf) == NAMES
    assert read(path).title == ""
    assert asked_for == ["", "Di <b>Kuna</b> & more", "Di <b>Kuna</b> & more"]
    assert window.conductor.match.title == ""


@pytest.mark.whole
def test_a_match_is_exported_and_imported(qtbot, shelf, saves, monkeypatch, tmp_path):
    target = tmp_path / "mine.thothit"
    wished = []

    def place(_window, _title, name, _kinds):
        wished.append(name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", place)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    click_row(shelf, 2)
    click(shelf.ui.export_record)
    assert wished == ["sackson-12.thothit"]
    assert read(target) == shelved(2)
    assert shelf.ui.note.text() == "Saved as mine.thothit"
    click(shelf.ui.import_record)
    assert names(shelf) == NAMES  # it is there already
    shelf.ui.list.setFocus()
    key(shelf, Qt.Key.Key_Delete)
    click(shelf.ui.import_record)
    assert names(shelf) == NAMES
    assert [index.row() for index in shelf.ui.list.selectionModel().selectedIndexes()] == [2]


@pytest.mark.whole
def test_a_faulty_file_is_refused_and_its_sound_rounds_are_kept(shelf, monkeypatch, tmp_path):
    path = tmp_path / "faulty.thothit"
    path.write_text(damaged_record(1))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    click(shelf.ui.import_record)
    box = box_of(shelf)
    assert "faulty.thothit: round 2, move 1: C1xS9" in box.informativeText()
    press_button(box, "Keep 1 round")
    assert len(names(shelf)) == 5
    path.write_text("{}")
    click(shelf.ui.import_record)
    box = box_of(shelf)
    assert "not a thothit-record" in box.informativeText()
    press_button(box, "OK")
    assert len(names(shelf)) == 5


@pytest.mark.whole
def test_a_damaged_match_on_the_shelf_is_named_and_in_nobody_s_way(open_shelf, saves):
    saves.place(f"{2:016x}").write_text(damaged_record(1))
    opened = open_shelf()
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
def test_records_and_numbers_are_copied(shelf):
    click_row(shelf, 2)
    shelf.ui.list.setFocus()
    key(shelf, Qt.Key.Key_C, modifier=CONTROL)
    assert load(QGuiApplication.clipboard().text()) == shelved(2)
    key(shelf, Qt.Key.Key_C, modifier=CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == "12"


@pytest.mark.whole
def test_the_search_field_keeps_its_own_keys(shelf):
    QGuiApplication.clipboard().setText("sackson")
    shelf.ui.search.setFocus()
    key(shelf, Qt.Key.Key_V, modifier=CONTROL)
    assert shelf.ui.search.text() == "sackson"
    assert names(shelf) == ["Sackson's Thothit"]
    shelf.ui.search.selectAll()
    key(shelf, Qt.Key.Key_C, modifier=CONTROL)
    assert QGuiApplication.clipboard().text() == "sackson"
    key(shelf, Qt.Key.Key_Z, modifier=CONTROL)
    assert shelf.ui.search.text() == ""
    shelf.ui.import_record.setFocus()
    QGuiApplication.clipboard().setText(dump(shelved(2)))
    key(shelf, Qt.Key.Key_V, modifier=CONTROL)
    assert shelf.ui.list.currentIndex().row() == 2


@pytest.mark.whole
def test_a_copied_record_is_pasted_onto_the_shelf_and_a_number_is_played(qtbot, shelf, window):
    document = json.loads(dump(shelved(2))) | {"id": "f" * 16, "date": "2026-12-24T18:00:00Z"}
    QGuiApplication.clipboard().setText(json.dumps(document))
    shelf.ui.list.setFocus()
    key(shelf, Qt.Key.Key_V, modifier=CONTROL)
    assert names(shelf) == [NAMES[0], "Sackson's Thothit", *NAMES[1:]]
    row = shelf.ui.list.currentIndex().row()
    assert shelf.listed.model.entries()[row].summary.id == "f" * 16
    QGuiApplication.clipboard().setText("<b>neither</b>")
    key(shelf, Qt.Key.Key_V, modifier=CONTROL)
    box = box_of(shelf)
    assert box.informativeText() == "it begins with '<b>neither</b>'"
    press_button(box, "OK")
    QGuiApplication.clipboard().setText("77")
    shelf.ui.list.setFocus()
    key(shelf, Qt.Key.Key_V, modifier=CONTROL)
    qtbot.waitUntil(lambda: window.conductor.match.seeds == [77])


@pytest.mark.whole
def test_without_an_index_the_list_fills_while_the_window_can_be_used(qtbot, open_shelf, window, monkeypatch):
    monkeypatch.setattr(shelf_list, "SLICE", 0.0)
    opened = open_shelf()
    assert names(opened) == NAMES
    assert opened.ui.note.text() == "4 games"
    opened.close()
    assert (window.matches.folder / "matches" / "index.json").exists()


@pytest.mark.whole
def test_everything_has_a_name_for_those_who_listen(shelf):
    ui = shelf.ui
    for part in (ui.search, ui.state, ui.game, ui.list):
        assert part.accessibleName()
    for button in (ui.play, ui.standings, ui.rename, ui.remove, ui.export_record, ui.import_record, ui.leave):
        assert button.text()
        assert button.toolTip()


@pytest.mark.whole
def test_how_far_a_match_is_takes_the_room_that_its_name_leaves(shelf, monkeypatch):
    view = shelf.ui.list
    row = view.visualRect(shelf.listed.model.index(1))
    bold = view.font()
    bold.setBold(True)
    letters = round(0.65 * row.width() / QFontMetrics(bold).horizontalAdvance("W"))
    monkeypatch.setattr(words, "state", lambda _: "W" * letters)
    picture = view.viewport().grab(row).toImage()
    state = row.width() - 10 - letters * QFontMetrics(bold).horizontalAdvance("W")
    first = [
        picture.pixelColor(x, y).name()
        for x in range(round(state), round(state) + 10)
        for y in range(row.height() // 4, row.height() // 2)
    ]
    assert len(set(first)) > 1, "its first letter is cut"


@each("size", [(640, 400), (900, 600), (2560, 1440)])
def test_every_button_lies_within_the_window(qtbot, open_shelf, window, size):
    window.resize(*size)
    opened = open_shelf()
    for button in (opened.ui.play, opened.ui.leave, opened.ui.search, opened.ui.game):
        corner = button.mapTo(opened, QPoint(button.width(), button.height()))
        assert opened.rect().contains(corner - QPoint(1, 1))
    assert opened.ui.list.height() > 150


def test_who_watches_has_no_shelf(open_window):
    window = open_window(watch=True)
    assert not window.ui.saved_games.isEnabled()
