# SPDX-License-Identifier: MIT
"""What is missing on a machine is one sentence, never an abort."""

import os
import socket
import subprocess
import sys
from ctypes.util import find_library

import pytest

from thothit_desktop.app import system

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="speaks of Linux libraries")


@linux
def test_a_missing_library_names_its_package():
    reason = "libxcb-cursor.so.0: cannot open shared object file: No such file or directory"
    said = system._missing(reason)
    assert "libxcb-cursor.so.0" in said
    assert said.endswith("sudo apt install libxcb-cursor0")


@linux
def test_an_unknown_fault_is_passed_on():
    assert "odd.so: bad ELF" in system._missing("odd.so: bad ELF")


@linux
def test_every_library_the_x11_plugin_needs_has_a_package(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert system.problem() == "the display :987 does not answer"


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
    assert system.problem() == "the Wayland display wayland-9 does not answer"
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-9"))
        compositor.listen()
        assert system.problem() is None


@linux
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
        assert system.problem() == f"the display 127.0.0.1:{display} does not answer"
