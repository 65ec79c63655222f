# SPDX-License-Identifier: MIT
"""Python's garbage collector never deletes the screen."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import thothit_desktop

ASKED = """
import gc, os
from PySide6.QtWidgets import QApplication, QDialog
from thothit_desktop.table.screen import screen_of

class Round(QDialog):
    pass

application = QApplication([])
gc.disable()
first = Round()
screen_of(first)
second = Round()
second.itself = second
second.show()
screen_of(second)
application.primaryScreen().destroyed.connect(lambda: print("deleted", flush=True))
del second
print(gc.collect() > 0, flush=True)
first.show()
os._exit(0)  # where the screen goes in any case
"""


@pytest.mark.whole
def test_the_screen_outlives_a_window_that_the_collector_frees() -> None:
    """In a process of its own, which a screen that is gone would end with a fault."""
    ended = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.returncode) == ("True\n", 0), ended.stderr


def test_nobody_else_asks_a_widget_for_its_screen() -> None:
    package = Path(thothit_desktop.__file__).parent
    asking = re.compile(r"\.screen\(\)")
    assert [path.name for path in package.rglob("*.py") if asking.search(path.read_text("utf-8"))] == [
        "screen.py"
    ]
