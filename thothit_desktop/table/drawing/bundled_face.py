# SPDX-License-Identifier: MIT
"""The fonts that the program brings along, made by `tests/tools/fonts.py`."""

from pathlib import Path

from PySide6.QtGui import QFontDatabase

from thothit_desktop.table.geometry import decks


def face_file(name: str) -> Path:
    """Return the file of a bundled font by its name."""
    return decks.assets().parent / "fonts" / f"{name}.ttf"


def load_face(name: str) -> str:
    """Load a font into the program; return its family, empty if the file is missing or damaged."""
    loaded = QFontDatabase.addApplicationFont(str(face_file(name)))
    families = QFontDatabase.applicationFontFamilies(loaded) if loaded >= 0 else []
    return families[0] if families else ""
