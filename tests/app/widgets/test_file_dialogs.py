# SPDX-License-Identifier: MIT
"""A file is asked for only where the system has what the dialog takes: it would abort the program."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from thothit_desktop.app.widgets.file_dialogs import name_to_open, name_to_save

WAYS = {
    "getOpenFileName": lambda parent: name_to_open(parent, "Open", "All files (*)"),
    "getSaveFileName": lambda parent: name_to_save(parent, "Save", "a.csv", "All files (*)"),
}


@pytest.fixture
def parent(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("chosen", "found"), [("/tmp/a.csv", Path("/tmp/a.csv")), ("", None)])
def test_what_the_person_chooses(parent, monkeypatch, way, chosen, found):
    monkeypatch.setattr(QFileDialog, way, lambda *_: (chosen, ""))
    assert WAYS[way](parent) == found


@pytest.mark.parametrize("way", WAYS)
def test_without_handles_no_dialog_opens(parent, monkeypatch, way):
    opened = []
    closed = []
    real, free = os.open, [7]

    def opening(*given: object) -> int:
        if not free[0]:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        free[0] -= 1
        return real(*given)

    monkeypatch.setattr(QFileDialog, way, lambda *_: opened.append(way) or ("", ""))
    close = os.close
    monkeypatch.setattr(os, "close", lambda handle: closed.append(handle) or close(handle))
    monkeypatch.setattr(os, "open", opening)
    with pytest.raises(OSError, match="open files"):
        WAYS[way](parent)
    assert (opened, len(closed)) == ([], 7)
