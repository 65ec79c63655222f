# SPDX-License-Identifier: MIT
"""The text of a fault report, data left out of it, and its copying."""

import traceback
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from tests.app.window.boxes import press_button
from thothit_desktop import __version__
from thothit_desktop.app.store.program_log import LOG
from thothit_desktop.app.store.saves import read
from thothit_desktop.app.window.reports import report_text, without_personal_paths
from thothit_desktop.games.record import dump


@pytest.fixture
def home(monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: Path("/home/sri wati"))


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            '  File "/home/sri wati/src/thothit_desktop/app/x.py", line 3, in f',
            '  File "thothit_desktop/app/x.py", line 3, in f',
        ),
        (
            '  File "C:\\Users\\Sri\\thothit_desktop\\app\\x.py", line 3',
            '  File "thothit_desktop\\app\\x.py", line 3',
        ),
        (
            '  File "/opt/me/lib/python3.11/site-packages/PySide6/x.py", line 1',
            '  File "PySide6/x.py", line 1',
        ),
        (
            "OSError: [Errno 5] bad: '/media/sri/my disk/game.thothit'",
            "OSError: [Errno 5] bad: 'game.thothit'",
        ),
        ("FileError: /data/of/sri/match.thothit: no", "FileError: (data)/match.thothit: no"),
        ("kept in /home/sri wati/games", "kept in ~/games"),
        ("'9h/4c' and a/b", "'9h/4c' and a/b"),
    ],
)
def test_no_folder_of_the_person_is_told(home, text, left):
    assert without_personal_paths(text, Path("/data/of/sri")) == left


def test_a_data_directory_at_the_root_takes_no_letter_away():
    assert without_personal_paths("a/b", Path("/")) == "a/b"


def test_a_trace_still_says_where_in_the_program_it_was(tmp_path):
    try:
        read(tmp_path / "none.thothit")
    except Exception as error:
        trace = "".join(traceback.format_exception(error))
    told = report_text((trace, ""), tmp_path)
    assert 'File "thothit_desktop/app/store/saves.py", line ' in told
    assert "(data)/none.thothit" in told
    assert str(tmp_path) not in told
    assert told.startswith(f"Thothit Desktop {__version__}, PySide6 ")
    assert "offscreen" in told
    assert not told.endswith("\n\n")


def shown(window) -> QMessageBox:
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    return box


@pytest.mark.whole
def test_a_fault_s_report_is_copied_by_a_button_and_the_box_stays(window, data):
    window.context.reporter.show_report(OSError(5, "bad", str(data / "x" / "game.thothit")))
    box = shown(window)
    press_button(box, "Copy report")
    assert box.isVisible()
    copied = QGuiApplication.clipboard().text()
    assert copied == box.detailedText()
    assert dump(window.controller.match.record) in copied
    assert str(data) not in copied
    press_button(box, "OK")
    assert not box.isVisible()


def test_the_menu_has_a_report_with_the_end_of_the_log(window, data):
    (data / LOG).write_text(f"start\nRuntimeError: {data}/x\n")
    window.ui.report.trigger()
    box = shown(window)
    assert window.controller.clocks.paused
    assert str(data / LOG) in box.informativeText()
    assert "start\nRuntimeError: (data)/x" in box.detailedText()
    assert dump(window.controller.match.record) in box.detailedText()
    press_button(box, "Copy report")
    assert QGuiApplication.clipboard().text() == box.detailedText()


def test_a_program_that_only_watches_has_a_report_without_a_log(open_window):
    window = open_window(watch=True)
    window.begin(number=5, watch=True)
    window.ui.report.trigger()
    assert LOG not in shown(window).informativeText()
