# SPDX-License-Identifier: MIT
"""The bundled font of headings and names: chosen here and nowhere else."""

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont

from thothit_desktop.table.drawing.bundled_face import face_file, load_face


def heading_file() -> Path:
    """Return the file of the font."""
    return face_file("headings")


@cache
def heading_family() -> str:
    """Return the font's family; without its file the default family."""
    return load_face("headings") or QFont().family()


def heading_font(pixels: float) -> QFont:
    """Return the font at a size in pixels."""
    made = QFont(heading_family())
    made.setPixelSize(max(8, round(pixels)))
    made.setBold(True)
    return made
