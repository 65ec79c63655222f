# SPDX-License-Identifier: MIT
"""File dialogs: names are completed, and none opens where it would abort the program."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget

from tests.app.window.boxes import press_button
from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save

WAYS = {
    "getOpenFileName": lambda parent: name_to_open(parent, "Open", "All files (*)"),
    "getSaveFileName": lambda parent: name_to_save(parent, "Save", "a.csv", "All files (*)"),
}


@pytest.fixture
def parent(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("chosen", "found"), [("/tmp/a.csv", Path("/tmp/a.csv")), ("", None)])
def test_what_the_person_chooses(parent, monkeypatch, way, chosen, found):
    monkeypatch.setattr(QFileDialog, way, lambda *_: (chosen, ""))
    assert WAYS[way](parent) == found


@pytest.mark.parametrize("way", WAYS)
def test_without_handles_no_dialog_opens(parent, monkeypatch, way):
    opened = []
    closed = []
    real, free = os.open, [7]

    def opening(*given: object) -> int:
        if not free[0]:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        free[0] -= 1
        return real(*given)

    monkeypatch.setattr(QFileDialog, way, lambda *_: opened.append(way) or ("", ""))
    close = os.close
    monkeypatch.setattr(os, "close", lambda handle: closed.append(handle) or close(handle))
    monkeypatch.setattr(os, "open", opening)
    with pytest.raises(OSError, match="open files"):
        WAYS[way](parent)
    assert (opened, len(closed)) == ([], 7)


RECORDS = "Matches (*.thothit *.json);;All files (*)"
"""The file types of a save dialog for records."""
FIRST, ALL = RECORDS.split(";;")


@pytest.mark.parametrize(
    ("typed", "kind", "saved"),
    [
        ("my match", FIRST, "my match.thothit"),
        ("round 1.5", FIRST, "round 1.5.thothit"),
        ("notes.txt", FIRST, "notes.txt.thothit"),
        ("my match", ALL, "my match.thothit"),
        ("my match", "", "my match.thothit"),
        ("mine.THOTHIT", FIRST, "mine.THOTHIT"),
        ("mine.json", FIRST, "mine.json"),
        ("notes.txt", ALL, "notes.txt"),
    ],
)
def test_a_saved_file_has_an_ending_by_which_it_is_found(parent, monkeypatch, tmp_path, typed, kind, saved):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), kind))
    assert name_to_save(parent, "Save", "thothit-5.thothit", RECORDS) == tmp_path / saved


@pytest.mark.parametrize(("answer", "saved"), [("Yes", "mine.csv"), ("No", "other.csv")])
def test_a_file_of_the_completed_name_is_asked_about(parent, monkeypatch, tmp_path, answer, saved):
    (tmp_path / "mine.csv").write_text("here")
    typed, proposed, questions = ["mine", "other"], [], []

    def dialog(_parent, _title, name, _kinds) -> tuple[str, str]:
        proposed.append(name)
        return str(tmp_path / typed.pop(0)), "Tables (*.csv)"

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        questions.append(box.text())
        press_button(box, answer)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    QTimer.singleShot(0, press)
    assert name_to_save(parent, "Save", "thothit.csv", "Tables (*.csv)") == tmp_path / saved
    assert questions == ["mine.csv already exists.\nDo you want to replace it?"]
    assert proposed == ["thothit.csv", str(tmp_path / "mine.csv")][: len(proposed)]


def test_a_name_typed_in_the_dialog_itself_is_completed(parent, tmp_path):
    def save() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            QTimer.singleShot(20, save)
            return
        dialog.findChild(QLineEdit).setText(str(tmp_path / "my match"))
        dialog.accept()

    QTimer.singleShot(0, save)
    assert name_to_save(parent, "Save", "thothit-5.thothit", RECORDS) == tmp_path / "my match.thothit"
