# SPDX-License-Identifier: MIT
"""Export and import of settings: with a preview, and without faulty values."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from thothit_desktop.app.settings.catalogue import setting_rows
from thothit_desktop.app.settings.files import SettingsFiles
from thothit_desktop.app.settings.transfer import TransferError, dump_settings, read_settings
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.preview import Preview


@pytest.fixture
def files(shown):
    return shown.findChild(SettingsFiles)


def preview(shown):
    (found,) = (box for box in shown.findChildren(Preview) if box.isVisible())
    return found


def listed(box):
    return [box.lines.item(row).text() for row in range(box.lines.count())]


def written(tmp_path, **values):
    path = tmp_path / "other.json"
    path.write_text(json.dumps({"format": "thothit-settings", "version": 1, "settings": values}))
    return path


@pytest.mark.whole
def test_what_is_exported_comes_back_after_a_look(monkeypatch, window, shown, tmp_path):
    path = tmp_path / "mine.json"
    window.settings.deck, window.settings.appearance = "western", "light"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    shown.ui.pages.setCurrentRow(shown.ui.pages.count() - 1)
    export, take = (
        next(button for button in shown.findChildren(QPushButton) if button.text() == text)
        for text in ("E&xport...", "&Import...")
    )
    QTest.mouseClick(export, Qt.MouseButton.LeftButton)
    assert json.loads(path.read_text())["settings"]["deck"] == "western"
    assert shown.ui.told.text() == "Exported to mine.json"
    window.settings.deck = "ceki"
    QTest.mouseClick(take, Qt.MouseButton.LeftButton)
    box = preview(shown)
    assert box.sentence.text() == "1 setting will change:"
    assert listed(box) == ["Cards: Ceki → Western"]
    assert window.settings.deck == "ceki", "not before the person agrees"
    QTest.mouseClick(box.agreeing, Qt.MouseButton.LeftButton)
    assert window.ui.deck_western.isChecked()
    QTest.mouseClick(shown.ui.undo, Qt.MouseButton.LeftButton)
    assert window.ui.deck_ceki.isChecked()


@pytest.mark.whole
def test_wrong_values_are_named_one_by_one_and_unknown_ones_said(window, shown, files, tmp_path):
    files.import_from(written(tmp_path, deck="tarot", index=True, speed="slow", claim="none", colour="mauve"))
    box = preview(shown)
    assert listed(box) == [
        "Speed: Off → Slow",
        "Skipped: Cards can't be 'tarot'.",
        "Skipped: Corner index can't be 'true'.",
        "Unknown settings: 'colour'",
    ]
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert not box.isVisible()
    assert window.settings.speed == "off", "Enter takes nothing over"


def test_a_file_that_changes_nothing_is_said_to(shown, files, tmp_path):
    files.import_from(written(tmp_path, deck="ceki", name="\x07" * 3))
    assert "other.json changes nothing in your settings" in shown.ui.told.text()
    assert "Your name can't be" in shown.ui.told.text()
    assert [box for box in shown.findChildren(Preview) if box.isVisible()] == []


WRONG = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "no json": b"{",
    "deep": b"[" * 100_000,
    "a list": b"[1]",
    "another format": b'{"format": "x", "settings": {}}',
    "no settings": b'{"format": "thothit-settings", "version": 1, "settings": []}',
    "newer": b'{"format": "thothit-settings", "version": 2, "settings": {}}',
}


def test_other_files_are_refused_in_a_sentence(window, shown, files, tmp_path):
    before = dump_settings(shown.rows)
    for content in WRONG.values():
        path = tmp_path / "wrong.json"
        path.write_bytes(content)
        files.import_from(path)
        assert shown.ui.told.text().startswith("Nothing has changed. wrong.json can't be imported: ")
    for path in (tmp_path / "gone.json", tmp_path):
        files.import_from(path)
        assert "can't be imported: " in shown.ui.told.text()
    files.export_to(tmp_path / "nowhere" / "mine.json")
    assert shown.ui.told.text().startswith("Your settings can't be exported: ")
    assert dump_settings(shown.rows) == before


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)


@pytest.mark.whole
@given(st.dictionaries(st.sampled_from(["deck", "name", "claim", "speed", "x"]), _JSON))
def test_only_values_that_settings_have_are_ever_taken(values):
    rows = rows_of_a_new_person()
    plan = read_settings(json.dumps({"format": "thothit-settings", "version": 1, "settings": values}), rows)
    assert all(row.setting.accepts(value) for row, value in plan.changes)
    assert len(plan.changes) + len(plan.wrong) + len(plan.unknown) <= len(values)
    with pytest.raises(TransferError):
        read_settings(json.dumps(values), rows)


def rows_of_a_new_person():
    return setting_rows(Settings(Path("/nonexistent")))
