# SPDX-License-Identifier: MIT
"""The face of headings and of names, which the program brings along: the one place where it is chosen."""

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont

from thothit_desktop.table.drawing.bundled_face import face_file, load_face


def heading_file() -> Path:
    """The file of the face."""
    return face_file("headings")


@cache
def heading_family() -> str:
    """The face's family; without its file that of all other texts."""
    return load_face("headings") or QFont().family()


def heading_font(pixels: float) -> QFont:
    """The face at a size in pixels."""
    made = QFont(heading_family())
    made.setPixelSize(max(8, round(pixels)))
    made.setBold(True)
    return made
