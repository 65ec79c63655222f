# SPDX-License-Identifier: MIT
"""Two builds are compared file by file."""

import sys
from pathlib import Path

import pytest

import reproduce


@pytest.fixture
def builds(monkeypatch):
    """Builds whose installer holds this text, or where it is empty the name of their folder."""
    text = ["same"]

    def build(folder: Path) -> None:
        (folder / "dist" / "thothit-desktop").mkdir(parents=True)
        for name in ("x.deb", "thothit-desktop/program"):
            (folder / "dist" / name).write_text(text[0] or folder.name)

    monkeypatch.setattr(reproduce, "clone", lambda folder: folder)
    monkeypatch.setattr(reproduce, "build", build)
    return text


def test_the_same_bytes_are_the_same(builds, capsys):
    assert reproduce.main() == 0
    assert capsys.readouterr().out.startswith("same     ")


@pytest.mark.skipif(sys.platform == "win32", reason="it is for Linux")
def test_what_differs_is_named(builds, capsys):
    builds[0] = ""
    assert reproduce.main() == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("differs  ")
    assert second == "differs in dist/thothit-desktop: program"
