# SPDX-License-Identifier: MIT
"""Themes are read from files, a damaged one is replaced, and high contrast reaches its ratios."""

import json
import logging
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from tests.table.drawing.test_contrast import contrast
from thothit_desktop.table.theme import themes as reading
from thothit_desktop.table.theme.themes import THEMES, ThemeFileError, read, theme, themes

FOLDER = Path(reading.__file__).parent


def damaged(tmp_path, change):
    """A folder of themes of which the dark one is changed."""
    for name in THEMES:
        shutil.copy(FOLDER / f"{name}.json", tmp_path)
    path = tmp_path / "dark.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    change(told)
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def test_every_theme_is_read_under_its_name():
    assert [one.id for one in themes().values()] == list(themes()) == list(THEMES)


@pytest.mark.parametrize("name", THEMES)
def test_windows_with_the_ground_of_a_theme_have_it(qapp, name):
    before = QApplication.palette()
    try:
        QApplication.setPalette(QPalette(QColor(themes()[name].windows.window)))
        assert theme() is themes()[name]
    finally:
        QApplication.setPalette(before)


@pytest.mark.parametrize(("ground", "name"), [("#fafafa", "light"), ("#333333", "dark")])
def test_other_windows_have_the_theme_that_suits_them(qapp, ground, name):
    before = QApplication.palette()
    try:
        QApplication.setPalette(QPalette(QColor(ground)))
        assert theme().id == name
    finally:
        QApplication.setPalette(before)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda told: told.pop("mats"), "mats of the theme is missing"),
        (lambda told: told.update(sky={}), "the theme knows no sky"),
        (lambda told: told.update(table=[]), "table has no entries"),
        (lambda told: told["table"].pop("ink"), "ink of table is missing"),
        (lambda told: told["table"].update(ink="black"), "ink of table is no colour like #rrggbb"),
        (lambda told: told["mats"]["blue"].update(line=7), "line of blue is no colour like #rrggbb"),
        (lambda told: told["documents"].update(sky="#000000"), "documents knows no sky"),
        (lambda told: told.update(woven="yes"), "woven is neither true nor false"),
        (lambda told: told.update(lines=9), "lines is no number from 1 to 2"),
    ],
)
def test_a_damaged_theme_is_told_of_in_a_sentence_and_replaced(tmp_path, caplog, change, sentence):
    damaged(tmp_path, change)
    with caplog.at_level(logging.WARNING):
        found = themes(tmp_path)
    assert found["dark"] is found["light"]
    assert found["high-contrast"].id == "high-contrast"
    (told,) = caplog.messages
    assert sentence in told
    assert "dark.json" in told


def test_a_missing_or_unreadable_theme_is_refused(tmp_path):
    with pytest.raises(ThemeFileError, match=r"dark\.json cannot be read"):
        read(tmp_path / "dark.json")
    (tmp_path / "dark.json").write_text("{", encoding="utf-8")
    with pytest.raises(ThemeFileError, match=r"dark\.json cannot be read"):
        read(tmp_path / "dark.json")


def test_words_of_high_contrast_have_seven_to_one():
    sharp = themes()["high-contrast"]
    windows, documents, calls, table = sharp.windows, sharp.documents, sharp.calls, sharp.table
    pairs = [
        (windows.window_text, windows.window),
        (windows.text, windows.alternate_base),
        (windows.placeholder_text, windows.base),
        (windows.highlighted_text, windows.highlight),
        (windows.disabled, windows.window),
        (windows.link, windows.base),
        (documents.ink, documents.won),
        (documents.quiet, documents.ground),
        (documents.link, documents.ground),
        (documents.on_accent, documents.accent),
        (documents.won_ink, documents.won),
        *((colour, documents.ground) for colour in sharp.review),
        (calls.ink, calls.open),
        (calls.closed_ink, calls.closed),
        (table.ink, table.accent),
        (table.paper, table.ground),
        (table.paper, table.notice),
        (table.paper, table.warning),
        (table.warning, table.accent),
        *((mat.line, mat.light) for mat in sharp.mats.values()),
    ]
    for words, ground in pairs:
        assert contrast(QColor(words), QColor(ground)) >= 7, (words, ground)


def test_marks_of_high_contrast_have_four_and_a_half_to_one():
    sharp = themes()["high-contrast"]
    pairs = [
        (sharp.windows.highlight, sharp.windows.window),
        (QColor(sharp.windows.outlines).darker(140), sharp.windows.window),
        (sharp.documents.line, sharp.documents.ground),
        (sharp.documents.won_edge, sharp.documents.won),
        (sharp.calls.focus_edge, sharp.calls.pressed),
        (sharp.calls.closed_edge, sharp.calls.bar),
        *((mat.binding, mat.floor) for mat in sharp.mats.values()),
        *((sharp.table.gold, mat.light) for mat in sharp.mats.values()),
    ]
    for mark, ground in pairs:
        assert contrast(QColor(mark), QColor(ground)) >= 4.5, (mark, ground)
