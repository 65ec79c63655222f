# SPDX-License-Identifier: MIT
"""The window opens with any files: it reports faults once, and no data are lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRect
from PySide6.QtWidgets import QMessageBox

from tests.app.startup.test_start import run_and
from tests.app.store.test_settings_file import BEGINNINGS, harmful
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.startup.start import run
from thothit_desktop.app.store.saves import read
from thothit_desktop.app.store.settings import Settings

ASIDE = "Some of Thothit's files can't be used. They are kept, and Thothit goes on with new ones."
HOMELESS = (
    "Your data folder can't be used, so nothing you play now is saved. Check the folder, "
    "then start Thothit again."
)


def told_at_start(*arguments) -> dict[str, str]:
    """Start, and return by sentence of each box what it says below."""
    told: dict[str, str] = {}

    def look(window) -> None:
        assert window.isVisible()
        assert window.controller.match is not None
        told.update({box.text(): box.informativeText() for box in window.findChildren(QMessageBox)})

    assert run_and(look, *arguments) == 0
    return told


def test_settings_of_another_program_are_kept_and_the_defaults_hold(qtbot, tmp_path):
    ran = harmful(tmp_path, BEGINNINGS[0])
    before = (tmp_path / "settings.ini").read_bytes()
    told = told_at_start("--data-dir", tmp_path)
    (kept,) = tmp_path.glob("damaged-*-settings.ini")
    assert kept.read_bytes() == before
    assert list(told) == [ASIDE]
    assert told[ASIDE].endswith(
        f"settings.ini: it has a value that Thothit never writes (kept as {kept.name})"
    )
    assert not ran.exists()
    assert told_at_start("--data-dir", tmp_path) == {}
    assert Settings(tmp_path).deck == "ceki"


def test_everything_may_stand_in_the_place_of_something_else(qtbot, tmp_path):
    files = ("settings.ini", "match.thothit", "thothit.log", "statistics.sqlite", "statistics-waiting.jsonl")
    for name in files:
        (tmp_path / name).mkdir()
        (tmp_path / name / "inside").write_text(name)
    folders = ("running", "matches", "backups", "restoring")
    for name in folders:
        (tmp_path / name).write_text(name)
    told = told_at_start("--data-dir", tmp_path)
    assert list(told) == [
        ASIDE,
        "Your last match can't be read. Its file is kept, and you can go on with another match.",
    ]
    for name in (*files, *folders):
        (kept,) = tmp_path.glob("damaged-*.thothit" if name == "match.thothit" else f"damaged-*-{name}")
        assert (kept / "inside" if name in files else kept).read_text() == name
        assert kept.name in "".join(told.values())
    assert read(tmp_path / "match.thothit").rounds
    assert told_at_start("--data-dir", tmp_path) == {}


def test_settings_that_cannot_be_set_aside_stay_and_the_defaults_hold(qtbot, tmp_path, monkeypatch):
    (tmp_path / "settings.ini").write_bytes(b"these are none")

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "rename", refuse)
    told = told_at_start("--data-dir", tmp_path)
    assert told[ASIDE].endswith("not a settings file (it can't be renamed: Operation not permitted)")
    assert (tmp_path / "settings.ini").read_bytes() == b"these are none"


@pytest.mark.skipif(os.name != "posix", reason="the environment says where the folder is")
def test_without_the_usual_folder_the_program_plays_on_one_of_its_own(qtbot, tmp_path, monkeypatch):
    taken = tmp_path / "taken"
    taken.write_text("a file")
    monkeypatch.setenv("XDG_DATA_HOME", str(taken))
    told = told_at_start()
    assert list(told) == [HOMELESS]
    assert str(taken) in told[HOMELESS]
    assert taken.read_text() == "a file"


def test_a_folder_that_the_command_line_names_is_refused_in_one_sentence(tmp_path, capsys):
    (tmp_path / "settings.ini").write_text("these are none")
    assert run(parse(["--data-dir", str(tmp_path / "settings.ini")])) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_where_nobody_looks_it_is_written(tmp_path):
    (tmp_path / "settings.ini").write_bytes(b"these are none")
    line = "--watch --rounds 1 --speed off --game kings --data-dir"
    command = [sys.executable, "-m", "thothit_desktop", *line.split(), str(tmp_path)]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, timeout=60, check=True)
    assert done.stderr.startswith(f"thothit-desktop: {ASIDE} ")


@pytest.mark.parametrize("geometry", [b"", b"nonsense", bytes(66), b"\xff" * 66, b"\x01\xd9\xd0\xcb\x00\x03"])
def test_a_place_that_is_none_shows_the_window_all_the_same(qtbot, tmp_path, geometry):
    settings = Settings(tmp_path)
    settings.geometry = QByteArray(geometry)
    settings.write()
    seen = []
    assert run_and(lambda window: seen.append(_is_in_sight(window)), "--data-dir", tmp_path) == 0
    assert seen == [True]


def test_a_place_on_a_screen_that_is_gone_shows_the_window_all_the_same(qtbot, tmp_path):
    def move(window) -> None:
        window.setGeometry(9000, 7000, 3000, 2000)

    assert run_and(move, "--data-dir", tmp_path) == 0
    seen = []
    assert run_and(lambda window: seen.append(_is_in_sight(window)), "--data-dir", tmp_path) == 0
    assert seen == [True]


def _is_in_sight(window) -> bool:
    shown: QRect = window.screen().availableGeometry().intersected(window.geometry())
    return shown.width() >= 300 and shown.height() >= 200
