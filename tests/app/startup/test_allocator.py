# SPDX-License-Identifier: MIT
"""Memory that is free goes back to the system."""

import platform
import subprocess
import sys
from pathlib import Path

import pytest

HOLES = """
from reliability.census import anonymous
from thothit_desktop.app.startup.allocator import give_memory_back
give_memory_back()
before, kept = anonymous(), []
for size in (1_000_000, 600_000):
    pictures = []
    for _ in range(40):
        pictures.append(bytearray(size))
        kept.append(bytearray(5_000))
    del pictures
print(anonymous() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have no such limits")
def test_pictures_leave_no_holes():
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-c", HOLES],
        env={"PYTHONPATH": f"{root}:{root / 'packaging'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert float(run.stdout) < 5, "MB, of 64 in pictures"
