# SPDX-License-Identifier: MIT
"""Copies of the rules pages that a test may damage."""

from pathlib import Path
from shutil import copytree

import pytest

from thothit_desktop.app.families import FAMILIES
from thothit_desktop.app.rules import PAGES


def copied_pages(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """Copy all rules pages, and let every family read the copies; the folder of the English ones."""
    copytree(PAGES, folder, dirs_exist_ok=True)
    for family in FAMILIES.values():
        monkeypatch.setattr(type(family), "pages", folder)
    return folder / "en"
