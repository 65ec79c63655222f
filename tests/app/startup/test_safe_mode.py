# SPDX-License-Identifier: MIT
"""Safe mode, and the question that offers it after failed starts."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.app.files import left_last
from tests.app.startup.test_start import run_plain
from tests.app.window.boxes import press_button
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.startup.start_attempts import ENOUGH, STARTING, StartAttempts
from thothit_desktop.app.store.program_log import LOG
from thothit_desktop.app.store.saves import read
from thothit_desktop.app.store.settings import Settings


@pytest.fixture
def data(tmp_path, record):
    """A data directory with settings and a match."""
    settings = Settings(tmp_path)
    settings.deck, settings.speed = "western", "off"
    settings.set_match_setup(settings.match_setup("kowah"))
    settings.write()
    (tmp_path / "match.thothit").write_text(record.read_text())
    return tmp_path


def failed(data, times: int) -> None:
    (data / "running").mkdir(exist_ok=True)
    (data / "running" / STARTING).write_text(str(times))


def test_safe_mode_leaves_settings_and_the_match_alone(qtbot, data):
    kept, match = (data / "settings.ini").read_bytes(), read(data / "match.thothit")
    told = []

    def look(window) -> None:
        told.extend(box.text() for box in window.findChildren(QMessageBox))
        told.append((window.controller.match.game.spec.id, window.settings.deck, window.settings.muted))
        window.settings.deck = "western"
        assert window.settings.deck == "western"

    assert run_plain(look, "--safe-mode", "--data-dir", data) == 0
    assert told == ["Thothit is in safe mode.", ("thothit", "ceki", True)]
    assert (data / "settings.ini").read_bytes() == kept
    assert left_last(data).rounds == match.rounds
    assert read(data / "match.thothit").rounds != match.rounds


def test_safe_mode_does_not_look_at_a_save_that_makes_the_program_stumble(qtbot, data, monkeypatch):
    def stumble(*_: object) -> None:
        raise RuntimeError("a fault in the program")

    monkeypatch.setattr("thothit_desktop.app.startup.opening.saved_match", stumble)
    monkeypatch.setattr("thothit_desktop.app.store.saves.load", stumble)
    before = (data / "match.thothit").read_bytes()
    told = []

    def look(window) -> None:
        told.extend(box.text() for box in window.findChildren(QMessageBox))

    assert run_plain(look, "--safe-mode", "--data-dir", data) == 0
    assert told == ["Thothit is in safe mode."]
    assert [path.read_bytes() for path in (data / "matches").glob("*.thothit")] == [before]


def test_a_start_that_comes_up_is_forgotten(qtbot, data):
    failed(data, 1)
    assert run_plain(lambda _: None, "--data-dir", data) == 0
    assert list((data / "running").iterdir()) == []


def answering(answer: str, questions: list[str]) -> None:
    """Press a button of the first box without a window behind it."""

    def look() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox) or box.parentWidget() is not None:
            QTimer.singleShot(20, look)
            return
        questions.append(box.text())
        press_button(box, answer)

    QTimer.singleShot(20, look)


@pytest.mark.parametrize(
    ("answer", "goes_on", "deck"),
    [("Start in safe mode", False, "ceki"), ("Start as usual", True, "western")],
)
def test_after_two_starts_that_did_not_come_up_the_third_asks(qtbot, data, answer, goes_on, deck):
    failed(data, ENOUGH)
    questions, found = [], []
    answering(answer, questions)

    def look(window) -> None:
        found.append((window.settings.deck, window.controller.match.number == 3))

    assert run_plain(look, "--data-dir", data) == 0
    assert questions == ["Thothit didn't start the last two times. Start it in safe mode?"]
    assert found == [(deck, goes_on)]
    assert list((data / "running").iterdir()) == []


@pytest.mark.parametrize("times", [0, 1, "many", -5])
def test_it_does_not_ask_before(qtbot, data, times):
    failed(data, times)
    assert run_plain(lambda _: None, "--data-dir", data) == 0


def test_who_has_said_what_to_do_is_not_asked(qtbot, data):
    failed(data, ENOUGH)
    assert run_plain(lambda _: None, "--speed", "off", "--data-dir", data) == 0


def test_a_start_that_ends_with_a_sentence_is_none_that_did_not_come_up(data, capsys):
    assert run_of("--players", 5, data) == 2
    assert run_of("--players", 5, data) == 2
    assert not (data / "running" / STARTING).exists()


def run_of(*arguments) -> int:
    from thothit_desktop.app.startup.start import run

    *line, data = arguments
    return run(parse([*map(str, line), "--data-dir", str(data)]))


DYING = """
import os, sys
from thothit_desktop.__main__ import main
from thothit_desktop.app.window.main_window import MainWindow
MainWindow.show = lambda window: os._exit(9)
main(sys.argv[1:])
"""


def test_starts_that_die_before_the_first_paint_are_counted(data):
    for times in (1, 2, 3):
        attempts = StartAttempts(data)
        command = [sys.executable, "-c", DYING, "--speed", "off", "--data-dir", str(data)]
        done = subprocess.run(command, env=os.environ, capture_output=True, timeout=120, check=False)
        assert done.returncode == 9, done.stderr
        assert (data / "running" / STARTING).read_text() == str(min(times, ENOUGH + 1))
        attempts.begin()
        assert attempts.failed == min(times, ENOUGH)
        (data / "running" / STARTING).write_text(str(min(times, ENOUGH + 1)))


def test_start_and_end_and_faults_are_in_the_log(qtbot, data):
    def look(window) -> None:
        window.context.reporter.show_report(RuntimeError("a fault of the test"))

    assert run_plain(look, "--data-dir", data) == 0
    lines = (data / LOG).read_text().splitlines()
    assert ": start: Thothit Desktop " in lines[0]
    assert any(line.endswith("RuntimeError: a fault of the test") for line in lines)
    assert lines[-1].endswith(": end: 0")
