# SPDX-License-Identifier: MIT
"""Qt alone paints the window: no graphics driver is loaded (docs/design.md 8)."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.xserver import screen

__all__ = ["screen"]

DRIVERS = ("libGLX_", "libEGL_", "libgallium", "/dri/", "libvulkan", "swrast", "libgbm")

pytestmark = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")


def test_no_graphics_driver_is_loaded(screen, tmp_path):
    given = {
        key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    }
    program = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "thothit_desktop",
            "--seed",
            "5",
            "--speed",
            "off",
            "--data-dir",
            str(tmp_path),
        ],
        env=given | {"DISPLAY": screen, "XDG_SESSION_TYPE": "x11"},
        cwd=Path(__file__).parents[2],
        stderr=subprocess.DEVNULL,
    )
    try:
        limit = time.monotonic() + 30
        while not (tmp_path / "match.thothit").exists():
            assert time.monotonic() < limit
            time.sleep(0.05)
        time.sleep(0.5)  # it is painted
        maps = Path(f"/proc/{program.pid}/maps").read_text()
    finally:
        program.terminate()
        program.wait()
    assert "libqxcb" in maps
    assert [line for line in maps.splitlines() if any(driver in line for driver in DRIVERS)] == []
