# SPDX-License-Identifier: MIT
"""The start and end of the whole program."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.app.files import left_last
from tests.app.play import asked
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.app.startup.start import run
from thothit_desktop.app.store.match_setup import most_seats
from thothit_desktop.app.store.saves import read
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.main_window import MainWindow
from thothit_desktop.cli import main as cli
from thothit_desktop.flow.match import Match

PATIENCE = 60
"""Seconds in which a started program must have ended, on the slowest machine."""


def run_plain(then, *arguments) -> int:
    """Run the program; once somebody is asked `then(window)` looks at it, and it is closed."""

    def look() -> None:
        window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)
        if window is not None:  # whoever starts to play goes on from the greeting or the home page
            window.welcome.put_away()
            window.home.leave()
        if window is None or not (asked(window) or QApplication.activeModalWidget()):
            QTimer.singleShot(20, look)
            return
        try:
            then(window)
        finally:
            for box in window.findChildren(QMessageBox):
                box.close()
            window.close()
            window.deleteLater()

    QTimer.singleShot(20, look)
    return run(parse([*map(str, arguments)]))


def run_and(then, *arguments) -> int:
    """The same, without a wait."""
    return run_plain(then, "--speed", "off", *arguments)


@pytest.mark.parametrize("game", ["thothit", "kowah", "thunee"])
def test_a_record_is_opened_before_the_window_has_a_size(game, qtbot, tmp_path, capsys):
    cli(["deal", game, "--seed", "3"])
    dealt = tmp_path / "dealt.thothit"
    dealt.write_text(capsys.readouterr().out)
    seen = []
    assert (
        run_and(lambda window: seen.append(window.isVisible()), dealt, "--data-dir", tmp_path / "data") == 0
    )
    assert seen == [True]


def test_a_double_click_on_a_file_of_house_rules_opens_new_game(qtbot, tmp_path):
    rules = tmp_path / "ours.thothit"
    rules.write_text("thothit-rules thunee: royals=on # Friday\n")
    seen = []

    def look(window) -> None:
        dialog = QApplication.activeModalWidget()
        qtbot.waitUntil(lambda: dialog.setup.game == "thunee")
        seen.append((dialog.setup.options["royals"], window.matches.match.game.spec.id))
        dialog.close()

    assert run_plain(look, rules, "--data-dir", tmp_path / "data") == 0
    assert seen == [("on", "thothit")]


def test_a_damaged_save_is_told_and_a_new_match_stands_behind(qtbot, tmp_path):
    (tmp_path / "match.thothit").write_text('{"format": "thothit-record", "version": 7}')
    told = []

    def look(window) -> None:
        told.extend(box.informativeText() for box in window.findChildren(QMessageBox))
        assert window.controller.match is not None

    assert run_and(look, "--data-dir", tmp_path) == 0
    (why,) = told
    assert "match.thothit: version 7 is newer" in why
    assert "damaged-" in why


def test_the_sound_rounds_of_a_damaged_save_go_on(qtbot, tmp_path, record):
    text = record.read_text().rstrip()
    whole = json.loads(text)
    (tmp_path / "match.thothit").write_text(json.dumps(whole | {"rounds": whole["rounds"] + [7]}))
    told = []

    def look(window) -> None:
        told.extend(box.text() for box in window.findChildren(QMessageBox))
        assert window.controller.match.seeds == [3]

    assert run_and(look, "--data-dir", tmp_path) == 0
    assert told == ["Your last match is damaged. 1 round could be recovered."]


def test_a_damaged_save_does_not_take_the_place_of_the_match_before(qtbot, tmp_path, record):
    (tmp_path / "previous.thothit").write_text(record.read_text())
    (tmp_path / "match.thothit").write_text("damaged")
    assert run_and(lambda _: None, "--seed", 9, "--data-dir", tmp_path) == 0
    assert left_last(tmp_path).rounds[0].seed == 3
    assert read(tmp_path / "match.thothit").rounds[0].seed == 9


def test_a_save_that_makes_the_program_stumble_does_not_keep_it_from_starting(
    qtbot, tmp_path, record, monkeypatch
):
    (tmp_path / "match.thothit").write_text(record.read_text())

    def stumble(*_: object) -> None:
        raise RuntimeError("a fault in the program")

    monkeypatch.setattr("thothit_desktop.app.startup.opening.saved_match", stumble)
    told = []
    assert (
        run_and(
            lambda w: told.extend(b.detailedText() for b in w.findChildren(QMessageBox)),
            "--data-dir",
            tmp_path,
        )
        == 0
    )
    (report,) = told
    assert "a fault in the program" in report
    assert read(tmp_path / "match.thothit").rounds[0].seed == 3


def test_the_chosen_level_plays_on_in_a_record(qtbot, record):
    levels = []

    def look(window) -> None:
        levels.extend(window.controller.match.levels)

    assert run_and(look, record, "--level", "bocah", "--data-dir", record.parent) == 0
    assert levels == ["person", "bocah", "bocah"]


def seen(*arguments) -> Match:
    """The match that the program shows when it is started like this."""
    found = []
    assert run_and(lambda window: found.append(window.controller.match), *arguments) == 0
    return found[0]


def test_without_a_word_the_last_game_begins_with_its_setup(qtbot, tmp_path):
    settings = Settings(tmp_path)
    setup = replace(
        settings.match_setup("sackson").changed(4, "6", {"bonus": "on"}), levels=("bocah",) * most_seats()
    )
    settings.set_match_setup(setup)
    del settings
    match = seen("--data-dir", tmp_path)
    assert (match.game.spec.id, match.game.players, match.length) == ("sackson", 4, 6)
    assert match.game.options["bonus"] == "on"
    assert match.levels == ["person", "bocah", "bocah", "bocah"]


def test_the_command_line_changes_a_setup_for_one_run(qtbot, tmp_path):
    settings = Settings(tmp_path)
    settings.set_match_setup(settings.match_setup("totit-cats").changed(5, "9", {"bonus": "on"}))
    settings.set_match_setup(settings.match_setup("kings"))
    del settings
    line = "--game totit-cats --players 2 --option duty=hand --level empu --seed 4"
    match = seen(*line.split(), "--data-dir", tmp_path)
    assert (match.game.spec.id, match.game.players, match.length) == ("totit-cats", 2, 9)
    assert (match.game.options["bonus"], match.game.options["duty"]) == ("on", "hand")
    assert (match.levels, match.number) == (["person", "empu"], 4)
    again = Settings(tmp_path)
    assert (again.game, again.match_setup("totit-cats").players) == ("kings", 5)


def test_a_choice_of_rules_begins_a_new_match(qtbot, tmp_path, record):
    (tmp_path / "match.thothit").write_text(record.read_text())
    assert seen("--data-dir", tmp_path).number == 3
    match = seen("--data-dir", tmp_path, "--match", "9")
    assert (match.length, match.number == 3) == (9, False)
    assert left_last(tmp_path).rounds[0].seed == 3


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--players 5", "thothit needs 3 players, not 5"),
        ("--game kings --match rotation", "--match must be 4 or free for Kings, not 'rotation'"),
        ("--match 4", "--match must be free, 3, 6 or 9 for Thothit, not '4'"),
        ("--option bonus=on", "thothit has no option 'bonus'"),
        ("--game totit-cats --option duty=feet", "in totit-cats, duty must be card or hand, not 'feet'"),
    ],
)
def test_what_the_game_does_not_have_is_said_in_one_sentence(qtbot, tmp_path, record, capsys, line, said):
    (tmp_path / "match.thothit").write_text(record.read_text())
    assert run(parse([*line.split(), "--data-dir", str(tmp_path)])) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"thothit-desktop: {said}")
    assert told.count("\n") == 1
    assert read(tmp_path / "match.thothit").rounds[0].seed == 3


STARTED: list[subprocess.Popen] = []


def start(*arguments, **environment) -> subprocess.Popen:
    program = subprocess.Popen(
        [sys.executable, "-m", "thothit_desktop", *map(str, arguments)],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    STARTED.append(program)
    return program


@pytest.fixture(autouse=True)
def nothing_is_left():
    """A test that fails leaves no program behind."""
    yield
    while STARTED:
        with STARTED.pop() as program:
            program.kill()


@pytest.fixture
def heard(number):
    """A signal that a started program hears: under nohup SIGHUP is not."""
    before = signal.signal(number, signal.SIG_DFL)
    yield
    signal.signal(number, before)


def test_a_watched_record_ends_by_itself(record, tmp_path):
    program = start(record, "--watch", "--rounds", 1, "--speed", "off", "--data-dir", tmp_path)
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, said


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_closes_the_program_in_order(heard, tmp_path, number):
    program = start("--seed", 5, "--data-dir", tmp_path, "--frames", tmp_path / "frames.json")
    limit = time.monotonic() + PATIENCE
    while not (tmp_path / "match.thothit").exists():
        assert time.monotonic() < limit
        time.sleep(0.05)
    program.send_signal(number)
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    assert "Traceback" not in said
    assert "QThread" not in said
    assert (tmp_path / "frames.json").exists()
    assert read(tmp_path / "match.thothit").rounds[0].seed == 5


@pytest.mark.parametrize("frames", [False, True])
def test_a_platform_that_qt_does_not_know_is_one_sentence(tmp_path, frames):
    more = ["--frames", tmp_path / "frames.json"] if frames else []
    program = start("--data-dir", tmp_path, *more, QT_QPA_PLATFORM="nonsense")
    said, _ = program.communicate(timeout=PATIENCE)
    assert (
        said
        == "thothit-desktop: Qt can't open a window with QT_QPA_PLATFORM=nonsense; unset it and try again\n"
    )
    assert program.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a file that is always full")
def test_figures_that_cannot_be_written_are_told(tmp_path):
    program = start(
        "--watch", "--rounds", 1, "--speed", "off", "--data-dir", tmp_path, "--frames", "/dev/full"
    )
    said, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 1
    assert said.splitlines()[-1] == "thothit-desktop: /dev/full: No space left on device"


def test_a_data_directory_that_is_a_file_is_told(record, capsys):
    assert run(parse(["--data-dir", str(record)])) == 1
    assert capsys.readouterr().err == f"thothit-desktop: {record}: not a folder\n"


@pytest.fixture
def running(tmp_path):
    """A program that plays in the data directory, in a process of its own."""
    program = start("--seed", 5, "--speed", "off", "--data-dir", tmp_path / "data")
    limit = time.monotonic() + 30
    while not (tmp_path / "data" / "match.thothit").exists():
        assert time.monotonic() < limit
        time.sleep(0.05)
    yield program
    program.terminate()
    program.communicate(timeout=PATIENCE)


def played(data: Path) -> int | None:
    return read(data / "match.thothit").rounds[0].seed


def test_a_second_start_hands_its_record_to_the_first(running, tmp_path, record):
    data = tmp_path / "data"
    second = start(os.path.relpath(record), "--data-dir", data)
    assert second.communicate(timeout=PATIENCE) == ("", None)
    assert second.returncode == 0
    limit = time.monotonic() + 10
    while played(data) != 3:
        assert time.monotonic() < limit
        time.sleep(0.05)
    assert left_last(data).rounds[0].seed == 5
    assert running.poll() is None


@pytest.mark.parametrize("line", ["--game kings", "--deck western", "--screenshot one.png"])
def test_a_second_start_with_options_of_its_own_is_told_that_the_first_runs(running, tmp_path, line):
    second = start(*line.split(), "--data-dir", tmp_path / "data")
    said, _ = second.communicate(timeout=PATIENCE)
    advice = "close it first, or give this one its own --data-dir"
    assert said == f"thothit-desktop: Thothit is already running; {advice}\n"
    assert second.returncode == 1
    assert played(tmp_path / "data") == 5


def test_any_number_may_watch(running, tmp_path):
    second = start("--watch", "--rounds", 1, "--speed", "off", "--data-dir", tmp_path / "data")
    assert second.communicate(timeout=PATIENCE) == ("", None)
    assert second.returncode == 0


@pytest.mark.skipif(os.name != "posix", reason="stops a process")
def test_a_first_program_that_hangs_is_named(running, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("thothit_desktop.app.startup.instance.PATIENCE", 0.1)
    monkeypatch.setattr("thothit_desktop.app.startup.instance.STARTING", 0.0)
    running.send_signal(signal.SIGSTOP)
    try:
        assert run(parse(["--data-dir", str(tmp_path / "data")])) == 1
    finally:
        running.send_signal(signal.SIGCONT)
    said = f"Thothit is already running (process {running.pid}) but doesn't answer; end it, then try again"
    assert capsys.readouterr().err == f"thothit-desktop: {said}\n"


def test_a_program_that_has_ended_is_in_nobodys_way(qtbot, tmp_path):
    for seed in (4, 6):
        assert run_and(lambda _: None, "--seed", seed, "--data-dir", tmp_path) == 0
        assert played(tmp_path) == seed
    assert [path.name for path in (tmp_path / "running").iterdir()] == []


def test_a_window_takes_over_the_token_by_which_it_may_come_forward(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "of the first start")
    tokens = []

    def ask(window) -> None:
        request = tmp_path / "running" / "1.request"
        request.write_text('{"file": null, "token": "of-the-second"}')
        qtbot.waitUntil(lambda: not request.exists())
        tokens.append(os.environ["XDG_ACTIVATION_TOKEN"])

    assert run_and(ask, "--data-dir", tmp_path) == 0
    assert tokens == ["of-the-second"]


def test_a_record_that_cannot_be_read_is_told_in_the_window(qtbot, tmp_path, record):
    (tmp_path / "match.thothit").write_text(record.read_text())
    damaged = tmp_path / "damaged.thothit"
    damaged.write_text("{}")
    told = []

    def look(window) -> None:
        told.extend((box.text(), box.informativeText()) for box in window.findChildren(QMessageBox))
        assert window.controller.match.number == 3

    assert run_plain(look, damaged, "--data-dir", tmp_path) == 1
    ((what, why),) = told
    assert what == "This match can't be opened."
    assert str(damaged) in why


@pytest.mark.parametrize("line", ["--watch", "--screenshot one.png"])
def test_where_nobody_sits_a_record_that_cannot_be_read_is_told_on_the_console(tmp_path, capsys, line):
    missing = tmp_path / "none.thothit"
    assert run(parse([str(missing), *line.split(), "--data-dir", str(tmp_path)])) == 1
    assert capsys.readouterr().err == f"thothit-desktop: {missing}: No such file or directory\n"
