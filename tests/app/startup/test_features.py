# SPDX-License-Identifier: MIT
"""PySide does not read what is imported."""

import os
import subprocess
import sys
from pathlib import Path

READ = """
import linecache, sys
from thothit_desktop.app.startup.features import leave_out_feature_search
if sys.argv[1:] == ["spared"]:
    leave_out_feature_search()
import PySide6.QtCore
from thothit_desktop.games.rituals import __file__ as imported
print(imported in linecache.cache)
"""


def is_read(*arguments: str) -> bool:
    """Whether the source of a module is read when a fresh Python imports it after PySide."""
    run = subprocess.run(
        [sys.executable, "-c", READ, *arguments],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stderr == ""
    return run.stdout.strip() == "True"


def test_the_source_of_what_is_imported_is_not_read():
    assert not is_read("spared")


def test_without_this_pyside_reads_it():
    """As soon as a new PySide does not, `features.py` can go."""
    assert is_read()
