# SPDX-License-Identifier: MIT
"""Missing parts of the system are reported in one sentence, without an abort."""

import os
import signal
import socket
import subprocess
import sys
import types
from ctypes.util import find_library

import pytest

from thothit_desktop.__main__ import main
from thothit_desktop.app.startup import system

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="speaks of Linux libraries")


ABSENT = "{0}: cannot open shared object file: No such file or directory"


@pytest.fixture
def without_cursor_and_egl(monkeypatch):
    """A system in which two of Qt's libraries are missing; the loader names the first."""

    def load(name: str) -> None:
        if name in ("libEGL.so.1", "libxcb-cursor.so.0"):
            raise OSError(ABSENT.format(name))

    monkeypatch.setattr(system.ctypes, "CDLL", load)


@pytest.mark.usefixtures("without_cursor_and_egl")
@pytest.mark.parametrize(
    ("manager", "command"),
    [
        ("apt", "sudo apt install libegl1 libxcb-cursor0"),
        ("pacman", "sudo pacman -S libglvnd xcb-util-cursor"),
        ("dnf", "sudo dnf install 'libEGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("zypper", "sudo zypper install 'libEGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
    ],
)
def test_all_missing_libraries_are_named_with_the_command_of_this_system(monkeypatch, manager, command):
    monkeypatch.setattr("shutil.which", {manager: f"/usr/bin/{manager}"}.get)
    said = system.missing_library(ABSENT.format("libEGL.so.1"))
    assert said == (
        f"this system lacks libEGL.so.1, libxcb-cursor.so.0; install what is missing with: {command}"
    )


@pytest.mark.usefixtures("without_cursor_and_egl")
@pytest.mark.parametrize(("apt", "library"), [(None, "libxcb-cursor.so.0"), ("/usr/bin/apt", "libodd.so.1")])
def test_without_a_package_manager_or_a_known_package_the_libraries_alone_are_named(
    monkeypatch, apt, library
):
    monkeypatch.setattr("shutil.which", {"apt": apt}.get)
    said = system.missing_library(ABSENT.format(library))
    assert library in said
    assert said.endswith("; install what is missing with your package manager")


@pytest.mark.parametrize(
    "module", ["thothit_desktop.app.startup.start", "thothit_desktop.app.selftest.self_test"]
)
def test_a_part_of_the_program_that_is_lost_is_one_sentence(monkeypatch, capsys, module):
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    assert main(["--self-test"] if module.endswith("self_test") else []) == 1
    said = capsys.readouterr().err
    assert said.startswith("thothit-desktop: ")
    assert module in said
    assert said.count("\n") == 1


def test_a_module_that_is_missing_is_told_as_such():
    said = system.missing_library("No module named 'PySide6.QtSvg'")
    assert said == "install Thothit again: it is not complete (No module named 'PySide6.QtSvg')"


def test_a_library_of_the_program_itself_is_not_looked_for_in_the_system():
    said = system.missing_library(ABSENT.format("libQt6Svg.so.6"))
    assert said == "install Thothit again: it is not complete (libQt6Svg.so.6 is missing)"


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (
            "/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.99' not found (required by /opt/libQt6.so)",
            ["this system is too old: it has glibc ", "the program needs glibc 2.99"],
        ),
        (
            "/lib/libstdc++.so.6: version `GLIBCXX_3.4.30' not found (required by /opt/libQt6.so)",
            ["this system is too old: its libstdc++.so.6 has no GLIBCXX_3.4.30, which the program needs"],
        ),
        (
            "/opt/QtCore.abi3.so: undefined symbol: _ZSt28throw, version GLIBCXX_3.4.30",
            ["the libraries of this system don't fit the program: none of them has _ZSt28throw"],
        ),
        ("dlopen(QtCore.so):\n  Symbol not found\n", ["Qt can't be loaded: dlopen(QtCore.so): Symbol"]),
    ],
)
@linux
def test_a_system_that_is_too_old_is_one_sentence(reason, told):
    said = system.missing_library(reason)
    assert all(words in said for words in told)
    assert "\n" not in said


@linux
@pytest.mark.parametrize(
    ("found", "frozen", "command"),
    [
        ("/usr/bin/thothit-desktop", True, "thothit-desktop"),
        (None, True, "'/opt/my games/thothit-desktop'"),
        (None, False, "'/opt/my games/thothit-desktop' -m thothit_desktop"),
    ],
)
def test_the_hint_for_a_machine_without_a_screen_is_a_command_that_is_there(
    monkeypatch, found, frozen, command
):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("shutil.which", {"thothit-desktop": found}.get)
    monkeypatch.setattr(sys, "executable", "/opt/my games/thothit-desktop")
    if frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    said = system.problem()
    assert said is not None
    assert said.endswith(f"start Thothit with: xvfb-run -a {command}")


@linux
@pytest.mark.parametrize("wrapped", [False, True])
def test_a_library_of_the_platform_plugin_that_is_missing_is_named(monkeypatch, wrapped):
    """The plugin is found: what it needs is loaded before Qt aborts over it, also by a bundle's loader."""
    asked = []

    def load(name: str) -> None:
        asked.append(name)
        absent = OSError(ABSENT.format("libxcb-cursor.so.0"))
        if wrapped:
            raise OSError("Failed to load it. Most likely it was not found") from absent
        raise absent

    monkeypatch.setattr(system.ctypes, "CDLL", load)
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert "this system lacks" in (system.problem() or "")
    assert asked[0].rpartition("/")[2] == "libqxcb.so"


@linux
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_where_there_is_no_display_at_all_is_told_apart(monkeypatch, name):
    for other in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(other, raising=False)
    assert not system.has_display()
    monkeypatch.setenv(name, "anything")
    assert system.has_display()


@pytest.mark.parametrize(
    ("build", "told"), [(17763, "Windows 10 version 1903 or later"), (18362, "DLL load failed")]
)
def test_a_windows_too_old_for_qt_is_told(monkeypatch, build, told):
    monkeypatch.setattr(sys, "platform", "win32")
    version = types.SimpleNamespace(build=build)
    monkeypatch.setattr(sys, "getwindowsversion", lambda: version, raising=False)
    assert told in system.missing_library("DLL load failed while importing QtCore")


@linux
def test_an_unknown_fault_is_passed_on():
    assert "odd.so: bad ELF" in system.missing_library("odd.so: bad ELF")


@linux
def test_every_library_the_x11_plugin_needs_has_a_package(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert system.problem() == "the display :987 doesn't answer"


@linux
def test_other_platforms_need_no_display(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert system.problem() is None


@linux
def test_without_a_display_the_program_says_so_and_ends():
    bare = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    run = subprocess.run(
        [sys.executable, "-m", "thothit_desktop"], env=bare, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert run.stderr.startswith("thothit-desktop: there is no display")
    assert run.stderr.count("\n") == 1


@linux
@pytest.mark.skipif(find_library("wayland-cursor") is None, reason="no Wayland libraries here")
@pytest.mark.parametrize("platform", ["wayland", "wayland;xcb", ""])
def test_a_compositor_that_is_not_there_is_named(monkeypatch, tmp_path, platform):
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-9")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv("DISPLAY", raising=False)
    assert system.problem() == "the Wayland display wayland-9 doesn't answer"
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-9"))
        compositor.listen()
        assert system.problem() is None


@linux
@pytest.mark.enable_socket  # it listens on this machine
def test_a_display_that_says_nothing_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(system, "PATIENCE", 0.1)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with socket.socket() as server:
        for display in range(40, 200):
            try:
                server.bind(("127.0.0.1", 6000 + display))
                break
            except OSError:
                continue
        server.listen()
        monkeypatch.setenv("DISPLAY", f"127.0.0.1:{display}")
        assert system.problem() == f"the display 127.0.0.1:{display} doesn't answer"
