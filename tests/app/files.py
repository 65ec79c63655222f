# SPDX-License-Identifier: MIT
"""The files in a data directory."""

from pathlib import Path

from thothit_desktop.app.store.saves import Saves, read
from thothit_desktop.games.record import Record


def left_last(data: Path) -> Record:
    """The match that was left last for another one."""
    previous = Saves(data).previous
    assert previous is not None
    return read(previous)
