# SPDX-License-Identifier: MIT
"""File dialogs, which check first that enough file handles are left."""

import os
import re
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.title_room import keep_title_whole

_NEEDED = 16
"""The file handles a file dialog needs, with its thread; without them the system aborts the program."""


def name_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Ask for a file to open; return None if none is chosen. Raises OSError if no file handles are left."""
    _check_handles()
    path, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
    return Path(path) if path else None


def name_to_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """Ask for a name to save a file under, proposing `name`; return None if none is chosen.

    A name without a suffix of its kind gets that of the proposal, so that the dialog for opening lists the
    file. The system's dialog asks before a file is replaced, but does not know the completed name, so this
    function asks then. Raises OSError as `name_to_open` does.
    """
    ending = Path(name).suffix
    endings = (ending, *re.findall(r"\*(\.\w+)", kinds))
    while True:
        _check_handles()
        path, kind = QFileDialog.getSaveFileName(parent, title, name, kinds)
        if not path:
            return None
        has_own_ending = "(*)" in kind and Path(path).suffix  # with the filter for all files
        if path.lower().endswith(endings) or has_own_ending:
            return Path(path)
        name = path + ending
        if not Path(name).exists() or _may_replace(parent, title, Path(name)):
            return Path(name)


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    """Ask to replace a file, in the words of Qt's own dialog; return True if confirmed."""
    asked = QCoreApplication.translate("QFileDialog", "%1 already exists.\nDo you want to replace it?")
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    box = QMessageBox(QMessageBox.Icon.Warning, title, asked.replace("%1", path.name), yes | no, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setDefaultButton(no)
    dress_box(box)
    keep_title_whole(box)
    answer = box.exec()
    box.deleteLater()
    return answer == yes


def _check_handles() -> None:
    """Raise OSError if fewer than `_NEEDED` files can be opened."""
    with ExitStack() as opened:
        for _ in range(_NEEDED):
            opened.callback(os.close, os.open(os.devnull, os.O_RDONLY))
