# SPDX-License-Identifier: MIT
"""Asks for files, as long as the system has what such a dialog takes."""

import os
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

_NEEDED = 16
"""File handles that a file dialog takes, its thread included; without them the system aborts the program."""


def name_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """A file to open; None where the person chooses none. Raises OSError where no file handles are left."""
    _check_handles()
    path, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
    return Path(path) if path else None


def name_to_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """Where to save a file that might have this name; None and OSError as for `name_to_open`."""
    _check_handles()
    path, _ = QFileDialog.getSaveFileName(parent, title, name, kinds)
    return Path(path) if path else None


def _check_handles() -> None:
    """Raise OSError where so many files cannot be opened."""
    with ExitStack() as opened:
        for _ in range(_NEEDED):
            opened.callback(os.close, os.open(os.devnull, os.O_RDONLY))
