# SPDX-License-Identifier: MIT
"""The temporary folders of commands that act at random."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from tests.tools.reliability.temporary_home import temporary_home

PLACES = QStandardPaths.StandardLocation


@pytest.mark.skipif(os.name != "posix", reason="a system that asks the environment where things are")
def test_what_a_command_writes_lies_in_a_temporary_folder():
    before = Path.cwd(), dict(os.environ)
    with temporary_home("thothit-home-") as home:
        assert Path.cwd() == home.resolve()
        assert Path.home() == home
        for place in (PLACES.HomeLocation, PLACES.AppConfigLocation, PLACES.GenericCacheLocation):
            assert Path(QStandardPaths.writableLocation(place)).is_relative_to(home)
        Path("New Folder").mkdir()
    assert not home.exists()
    assert (Path.cwd(), dict(os.environ)) == before
