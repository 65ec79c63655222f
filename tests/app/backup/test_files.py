# SPDX-License-Identifier: MIT
"""Backups and restores from the settings of a running program."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from tests.app.play import asked, play_by_mouse
from thothit_desktop.app.backup.files import BackupFiles
from thothit_desktop.app.settings.window import SettingsWindow
from thothit_desktop.app.store.saves import Saves, read
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.preview import Preview


def press_command(shown: SettingsWindow, text: str) -> None:
    shown.ui.pages.setCurrentRow(shown.ui.pages.count() - 1)
    (button,) = (button for button in shown.findChildren(QPushButton) if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def preview(shown: SettingsWindow) -> Preview:
    (found,) = (box for box in shown.findChildren(Preview) if box.isVisible())
    return found


@pytest.fixture
def opened_settings(window) -> SettingsWindow:
    window.ui.settings.trigger()
    return window.settings_action.shown


def test_what_was_backed_up_is_played_on_without_a_restart(
    qtbot, monkeypatch, window, opened_settings, tmp_path, data
):
    shown, path = opened_settings, tmp_path / "all.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.settings.deck = "western"
    play_by_mouse(window)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    before = window.matches.match.record
    press_command(shown, "&Back up...")
    assert shown.ui.told.text().startswith("Backed up to all.zip: 1 saved match, 0 rounds in the statistics")
    window.settings.deck = "ceki"
    window.begin(number=7)
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    press_command(shown, "&Restore...")
    box = preview(shown)
    assert box.lines.item(0).text().startswith("Made on ")
    assert [box.lines.item(row).text() for row in (1, 2, 3)] == [
        "1 saved match",
        "0 rounds in the statistics",
        "your settings",
    ]
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert window.matches.match.number == 7, "Enter restores nothing"
    press_command(shown, "&Restore...")
    QTest.mouseClick(preview(shown).agreeing, Qt.MouseButton.LeftButton)
    assert window.matches.match.record == before
    assert window.ui.deck_western.isChecked()
    assert not shown.ui.undo.isEnabled()
    assert shown.ui.told.text().startswith("Restored. What you had before is kept in ")
    (kept,) = (data / "backups").iterdir()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert read(data / "match.thothit").continues(before)
    assert Settings(data).deck == "western"
    window.findChild(BackupFiles).restore(kept)
    QTest.mouseClick(preview(shown).agreeing, Qt.MouseButton.LeftButton)
    assert window.matches.match.number == 7
    assert window.ui.deck_ceki.isChecked()


def test_a_backup_without_a_match_begins_one(qtbot, window, opened_settings, tmp_path):
    from thothit_desktop.app.backup.archive import write_backup

    (tmp_path / "empty").mkdir()
    write_backup(tmp_path / "empty", tmp_path / "empty.zip")
    before = window.matches.match.id
    window.findChild(BackupFiles).restore(tmp_path / "empty.zip")
    QTest.mouseClick(preview(opened_settings).agreeing, Qt.MouseButton.LeftButton)
    assert window.matches.match.id != before
    assert window.settings.stored(["deck"]) == {"deck": None}


def test_other_files_are_refused_and_nothing_changes(window, opened_settings, tmp_path, data):
    files, before = window.findChild(BackupFiles), window.matches.match.record
    (tmp_path / "text.zip").write_text("hello")
    for name, why in (
        ("text.zip", "is not a Thothit backup"),
        ("gone.zip", "can't be found"),
        ("", "is not a Thothit backup"),
    ):
        files.restore(tmp_path / name)
        assert why in opened_settings.ui.told.text()
    files.back_up(tmp_path / "nowhere" / "all.zip")
    assert "can't be written" in opened_settings.ui.told.text()
    assert window.matches.match.record == before
    assert not (data / "backups").exists()


def test_without_the_lock_nothing_is_restored(qtbot, opened_settings, tmp_path, data):
    files = BackupFiles(opened_settings, Saves(data), lambda: None)
    files.back_up(tmp_path / "all.zip")
    files.restore(tmp_path / "all.zip")
    assert opened_settings.ui.told.text().startswith("Nothing was restored: another")
    assert [box for box in opened_settings.findChildren(Preview) if box.isVisible()] == []


def test_where_nothing_is_written_nothing_can_be_backed_up(qtbot, open_window):
    window = open_window(watch=True)
    window.begin(number=5, watch=True)
    window.ui.settings.trigger()
    texts = [button.text() for button in window.settings_action.shown.findChildren(QPushButton)]
    assert "E&xport..." in texts
    assert "&Restore..." not in texts
