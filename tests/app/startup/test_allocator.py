# SPDX-License-Identifier: MIT
"""Free memory is returned to the system."""

import platform
import subprocess
import sys
from pathlib import Path

import pytest

HOLES = """
from tests.tools.reliability.census import anonymous
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


SMALL_HOLES = """
from tests.tools.reliability.census import anonymous
from thothit_desktop.app.startup.allocator import give_memory_back, trim_heap
give_memory_back()
pieces = [bytearray(90_000) for _ in range(400)]
before = anonymous()
del pieces[:-1]
trim_heap()
print(before - anonymous())
"""

PICTURES = """
from PySide6.QtGui import QGuiApplication
from tests.tools.reliability.census import anonymous
from thothit_desktop.app.startup.allocator import give_memory_back, trim_heap
from thothit_desktop.games.cards import CEKI
from thothit_desktop.table.drawing.art import Art, render
give_memory_back()
app = QGuiApplication(["", "-platform", "offscreen"])
keys = [Art().key(card, 200) for card in (*CEKI, *CEKI, *CEKI)]
render(keys[0])
before = anonymous()
pictures = [render(key) for key in keys]
trim_heap()
print((anonymous() - before) / (sum(picture.sizeInBytes() for picture in pictures) / 2**20))
"""

pytestmark = pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="other C libraries have no such limits"
)


def told_by(code: str) -> float:
    """Return the output of a new Python process."""
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": f"{root}:{root / 'packaging'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)


def test_pictures_leave_no_holes():
    assert told_by(HOLES) < 5, "MB, of 64 in pictures"


def test_free_pages_below_something_kept_are_given_back():
    assert told_by(SMALL_HOLES) > 30, "MB, of 36 in pieces"


def test_a_picture_of_a_card_keeps_nothing_that_painted_it():
    assert told_by(PICTURES) < 1.3, "times what its pixels take"
