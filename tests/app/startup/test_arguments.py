# SPDX-License-Identifier: MIT
"""The command line of the window program: faults are reported in one sentence, exit code 2."""

import os
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pytest

from thothit_desktop import __version__
from thothit_desktop.app.startup import arguments
from thothit_desktop.app.startup.arguments import parse
from thothit_desktop.cli_input import local_path


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("--game whist", "whist"),
        ("--seed seven", "seven"),
        ("--seed -1", "-1"),
        ("--seed 1.5", "1.5"),
        ("--rounds 0", "expected 1 or more"),
        ("--speed warp", "warp"),
        ("--level grandmaster", "grandmaster"),
        ("--deck tarot", "tarot"),
        ("--screenshot-at never", "never"),
        ("--bogus", "--bogus"),
        ("--see 3", "--see"),
        ("one.thothit two.thothit", "two.thothit"),
        ("one.thothit --seed 3", "give either FILE or"),
        ("one.thothit --players 3", "give either FILE or"),
        ("one.thothit --match free", "give either FILE or"),
        ("one.thothit --option pairs=free", "give either FILE or"),
        ("--players 0", "expected 1 or more"),
        ("--players three", "three"),
        ("--option pairs", "NAME=VALUE, each NAME only once, not 'pairs'"),
        ("--option =free", "--option needs NAME=VALUE, each NAME only once, not '=free'"),
        (
            "--option duty=hand --option duty=card",
            "--option needs NAME=VALUE, each NAME only once, not 'duty=card'",
        ),
        ("--frames /nowhere/at/all.json", "/nowhere/at/all.json"),
        ("--frames .", "directory"),
        ("--screenshot .", "directory"),
        ("--screenshot table.doc", ".png"),
        ("--data-dir=", "empty"),
        ("--seed 1_000", "1_000"),
        (f"--seed {'9' * 5000}", "at most 18 digits"),
        ("--self-test --data-dir .", "without anything else"),
        ("--self-test --speed off", "without anything else"),
        ("--self-test --option pairs=free", "without anything else"),
        ("--self-test one.thothit", "without anything else"),
    ],
)
def test_a_wrong_command_line_is_one_sentence(line, named, capsys):
    with pytest.raises(SystemExit) as end:
        parse(line.split())
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("thothit-desktop: ")
    assert named in said
    assert said.count("\n") == 1
    assert len(said) < 300


def test_options_are_read():
    line = "--game thothit --seed 5 --watch --rounds 3 --speed off --level expert --deck western"
    options = parse(line.split())
    assert (options.game, options.seed, options.watch, options.rounds) == ("thothit", 5, True, 3)
    assert (options.speed, options.level, options.deck) == ("off", "expert", "western")
    assert options.begins_match
    assert (options.file, options.screenshot, options.screenshot_at) == (None, None, "choice")


def test_what_to_play_is_read():
    options = parse(
        ["--players", "5", "--match", "rotation", "--option", "duty=hand", "--option", "pairs=a=b"]
    )
    assert (options.game, options.players, options.match) == (None, 5, "rotation")
    assert options.rules == {"duty": "hand", "pairs": "a=b"}
    assert options.begins_match


def test_without_a_word_about_the_game_the_saved_match_goes_on():
    assert not parse(
        ["--speed", "fast", "--deck", "western", "--level", "expert", "--rounds", "3"]
    ).begins_match


def test_the_self_test_is_asked_for_alone():
    assert parse(["--self-test"]).self_test
    assert not parse([]).self_test


@pytest.mark.parametrize(("line", "shown"), [("--help", "--data-dir DIR"), ("--version", __version__)])
def test_without_a_console_help_and_version_come_in_a_dialog(line, shown, monkeypatch):
    dialogs = []
    monkeypatch.setattr(arguments, "show_dialog", dialogs.append)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit) as end:
        parse([line])
    assert end.value.code == 0
    (text,) = dialogs
    assert shown in text


def test_without_a_console_a_wrong_command_line_is_said_in_a_dialog(monkeypatch):
    dialogs = []
    monkeypatch.setattr("thothit_desktop.app.startup.startup_errors.show_dialog", dialogs.append)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit) as end:
        parse(["--bogus"])
    assert (end.value.code, dialogs) == (2, ["unrecognized arguments: --bogus"])


def test_more_words_than_any_command_line_needs_are_refused_at_once(capsys):
    with pytest.raises(SystemExit) as end:
        parse([*("--watch",) * 1000, *("-- a",) * 50_000])
    assert end.value.code == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert "unrecognized arguments: -- a -- a" in said


def test_every_option_is_told_of_in_the_help(capsys):
    with pytest.raises(SystemExit):
        parse(["--help"])
    told = capsys.readouterr().out
    for action in arguments.parser()._actions:
        assert action.help
        assert all(name in told for name in action.option_strings)


def test_reading_the_command_line_imports_no_qt():
    code = (
        "import sys; from thothit_desktop.app.startup.arguments import parse; "
        "from thothit_desktop.players.registration import register_families; register_families(); parse([]); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("named", "path"),
    [
        ("file:///tmp/my%20match.thothit", "/tmp/my match.thothit"),
        ("FILE:/tmp/a%23b.thothit", "/tmp/a#b.thothit"),
        ("file://localhost/tmp/a.thothit", "/tmp/a.thothit"),
        ("file://nas/games/a.thothit", "//nas/games/a.thothit"),
        ("file:///tmp/%ff.thothit", "/tmp/\udcff.thothit"),
        ("file:///tmp/\udcff.thothit", "/tmp/\udcff.thothit"),
        ("file:///tmp/%00", "file:///tmp/%00"),
        ("file:a.thothit", "file:a.thothit"),
        ("a:b.thothit", "a:b.thothit"),
    ],
)
@pytest.mark.skipif(os.name != "posix", reason="paths are those of a Unix system")
def test_a_file_may_be_named_by_a_url(named, path):
    assert parse([named]).file == Path(path)
    assert parse(["--data-dir", named]).data_dir == Path(path)


def test_a_drive_of_windows_begins_no_path_with_a_slash(monkeypatch):
    monkeypatch.setattr("thothit_desktop.cli_input.os.name", "nt")
    monkeypatch.setattr("thothit_desktop.cli_input.Path", PureWindowsPath)
    assert local_path("file:///C:/my%20games/a.thothit") == PureWindowsPath("C:/my games/a.thothit")
