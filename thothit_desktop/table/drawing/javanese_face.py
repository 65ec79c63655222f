# SPDX-License-Identifier: MIT
"""The face of Javanese letters, which the program brings along: the one place where it is chosen."""

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

from thothit_desktop.table.geometry import decks

_INSTALLED = ("Noto Sans Javanese", "Javanese Text")


def javanese_file() -> Path:
    """The file of the face, made by `packaging/fonts.py`."""
    return decks.assets().parent / "fonts" / "javanese.ttf"


@cache
def javanese_family() -> str:
    """The face's family; without its file an installed one, empty where there is none."""
    loaded = QFontDatabase.addApplicationFont(str(javanese_file()))
    families = QFontDatabase.applicationFontFamilies(loaded) if loaded >= 0 else []
    return next((family for family in (*families, *_INSTALLED) if QFontDatabase.hasFamily(family)), "")
