# SPDX-License-Identifier: MIT
"""Faults reported by the two lowest floors, in the language of the interface."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.faults import TranslatableError, told


def spoken(error: TranslatableError) -> str:
    """Return the message of an error in the language of the interface."""
    return told(error, partial(QCoreApplication.translate, "faults"))
