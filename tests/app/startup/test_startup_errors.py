# SPDX-License-Identifier: MIT
"""Errors at the start: one sentence on the console, or in a dialog if nobody sees the console."""

import ctypes
import io
import subprocess
import sys
from types import SimpleNamespace

import pytest

from thothit_desktop.app.startup.startup_errors import report_error


class Console(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def dialogs(monkeypatch):
    """The commands and environments of the dialogs that would have been opened."""
    opened = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **more: opened.append((command, more["env"])))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    return opened


@pytest.fixture
def frozen(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)


def test_from_a_checkout_a_sentence_is_written_and_no_dialog_opened(dialogs, capsys):
    report_error("the disk is full")
    assert capsys.readouterr().err == "thothit-desktop: the disk is full\n"
    assert dialogs == []


def test_an_installed_program_in_a_terminal_opens_no_dialog(dialogs, frozen, monkeypatch):
    monkeypatch.setattr(sys, "stderr", console := Console())
    report_error("the disk is full")
    assert console.getvalue() == "thothit-desktop: the disk is full\n"
    assert dialogs == []


@pytest.mark.parametrize("stderr", [None, io.StringIO()])
def test_an_installed_program_started_by_a_double_click_opens_one(dialogs, frozen, monkeypatch, stderr):
    monkeypatch.setattr(sys, "stderr", stderr)
    report_error("the disk is full")
    (((program, *arguments), _),) = dialogs
    assert program == "/usr/bin/zenity"
    assert "--text=the disk is full" in arguments


@pytest.mark.parametrize(
    ("there", "last"),
    [
        ({"zenity", "kdialog", "xmessage"}, "--text= --help"),
        ({"kdialog", "xmessage"}, "--sorry= --help"),
        ({"xmessage"}, " --help"),
    ],
)
def test_the_first_dialog_that_is_there_shows_it_and_takes_nothing_for_an_option(
    dialogs, monkeypatch, there, last
):
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name in there else None)
    monkeypatch.setattr(sys, "stderr", None)
    report_error("--help")
    (((_, *arguments), _),) = dialogs
    assert arguments[-1] == last


@pytest.mark.parametrize("lacking", ["display", "dialogs"])
def test_where_no_dialog_can_be_shown_none_is(dialogs, monkeypatch, lacking):
    if lacking == "display":
        monkeypatch.delenv("DISPLAY")
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    else:
        monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(sys, "stderr", None)
    report_error("the disk is full")
    assert dialogs == []


def test_a_wayland_display_is_a_display(dialogs, monkeypatch):
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setattr(sys, "stderr", None)
    report_error("the disk is full")
    assert len(dialogs) == 1


@pytest.mark.parametrize("before", [None, "/opt/lib"])
def test_a_dialog_does_not_load_the_libraries_of_the_bundle(dialogs, frozen, monkeypatch, before):
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/thothit/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    monkeypatch.setattr(sys, "stderr", None)
    report_error("the disk is full")
    ((_, environment),) = dialogs
    assert environment.get("LD_LIBRARY_PATH") == before


def test_a_mac_shows_it_by_a_script_whose_argument_it_is(dialogs, frozen, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    report_error('a "quoted" name')
    ((command, _),) = dialogs
    assert (command[0], command[-1]) == ("osascript", 'a "quoted" name')
    assert not any("quoted" in part for part in command[:-1])


def test_windows_shows_a_message_box_where_there_is_no_console(dialogs, frozen, monkeypatch, capsys):
    shown = []
    user32 = SimpleNamespace(MessageBoxW=lambda owner, text, title, style: shown.append((text, title)))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    report_error("the disk is full")
    assert (shown, capsys.readouterr().err) == ([], "thothit-desktop: the disk is full\n")
    monkeypatch.setattr(sys, "stderr", None)
    report_error("the disk is full")
    assert shown == [("the disk is full", "Thothit")]
    assert dialogs == []


def test_it_never_raises(dialogs, frozen, monkeypatch):
    def fail(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(subprocess, "Popen", fail)
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    report_error("the disk is full")


def test_telling_needs_no_qt():
    code = (
        "import sys; from thothit_desktop.app.startup import startup_errors as errors; "
        "errors.report_error('it'); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert (
        subprocess.run([sys.executable, "-c", code], check=False, stderr=subprocess.DEVNULL).returncode == 0
    )
