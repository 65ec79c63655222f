# SPDX-License-Identifier: MIT
"""The bundled font of Javanese letters: chosen here and nowhere else."""

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

from thothit_desktop.table.drawing.bundled_face import face_file, load_face

_INSTALLED = ("Noto Sans Javanese", "Javanese Text")


def javanese_file() -> Path:
    """Return the file of the font."""
    return face_file("javanese")


@cache
def javanese_family() -> str:
    """Return the font's family; without its file an installed one, empty if there is none."""
    return load_face("javanese") or next(filter(QFontDatabase.hasFamily, _INSTALLED), "")
