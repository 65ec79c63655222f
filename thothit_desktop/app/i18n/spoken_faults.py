# SPDX-License-Identifier: MIT
"""Faults of the two lowest floors, which know no languages, in that of the interface."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.faults import TranslatableError, told


def spoken(error: TranslatableError) -> str:
    """Return what is wrong."""
    return told(error, partial(QCoreApplication.translate, "faults"))
