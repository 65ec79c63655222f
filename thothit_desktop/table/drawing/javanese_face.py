# SPDX-License-Identifier: MIT
"""The face of Javanese letters, which the program brings along: the one place where it is chosen."""

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

from thothit_desktop.table.drawing.bundled_face import face_file, load_face

_INSTALLED = ("Noto Sans Javanese", "Javanese Text")


def javanese_file() -> Path:
    """The file of the face."""
    return face_file("javanese")


@cache
def javanese_family() -> str:
    """The face's family; without its file an installed one, empty where there is none."""
    return load_face("javanese") or next(filter(QFontDatabase.hasFamily, _INSTALLED), "")
