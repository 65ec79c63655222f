# SPDX-License-Identifier: MIT
"""What is said of the languages of the interface."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.languages import LANGUAGES

translate = QCoreApplication.translate


def waiting_languages() -> str:
    """A sentence on the translations that no native reader has signed; empty where there are none."""
    names = [language.name for language in LANGUAGES.values() if not language.signed]
    if not names:
        return ""
    return translate("messages", "Waiting for a native reader: {0}.").format(both(names))
