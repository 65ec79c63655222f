# SPDX-License-Identifier: MIT
"""Renames unusable files instead of deleting them."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.store.saves import FileError

translate = QCoreApplication.translate


def set_aside(path: Path, why: str) -> str:
    """Rename a file or folder; return the sentence `why` with the new name. Raises FileError."""
    aside = path.with_name(f"damaged-{datetime.now():%Y%m%d-%H%M%S-%f}-{path.name}")
    try:
        path.rename(aside)
    except OSError as error:
        told = translate("saves", "{0} (it can't be renamed: {1})").format(why, error.strerror)
        raise FileError(told) from None
    return translate("saves", "{0} (kept as {1})").format(why, aside.name)
