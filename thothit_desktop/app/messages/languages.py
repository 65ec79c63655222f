# SPDX-License-Identifier: MIT
"""Texts on the languages of the interface."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.languages import LANGUAGES

translate = QCoreApplication.translate


def waiting_languages() -> str:
    """Return a sentence on translations not yet checked by a native reader; empty if there are none."""
    names = [language.name for language in LANGUAGES.values() if not language.signed]
    if not names:
        return ""
    return translate("messages", "Not yet checked by a native speaker: {0}.").format(both(names))
