# SPDX-License-Identifier: MIT
"""The face of headings and of names, which the program brings along: the one place where it is chosen."""

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from thothit_desktop.table.geometry import decks


def heading_file() -> Path:
    """The file of the face, made by `packaging/fonts.py`."""
    return decks.assets().parent / "fonts" / "headings.ttf"


@cache
def heading_family() -> str:
    """The face's family; without its file that of all other texts."""
    loaded = QFontDatabase.addApplicationFont(str(heading_file()))
    families = QFontDatabase.applicationFontFamilies(loaded) if loaded >= 0 else []
    return families[0] if families else QFont().family()


def heading_font(pixels: float) -> QFont:
    """The face at a size in pixels."""
    made = QFont(heading_family())
    made.setPixelSize(max(8, round(pixels)))
    made.setBold(True)
    return made
