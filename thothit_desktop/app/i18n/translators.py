# SPDX-License-Identifier: MIT
"""Installs the translations of the interface.

The source texts are English; the English file has the plurals only (`tests/tools/translations.py`).
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from thothit_desktop.languages import ENGLISH, Language

FILES = Path(__file__).resolve().parent
"""The folder of compiled translations, one file for each language."""


def install(app: QCoreApplication, language: Language = ENGLISH) -> None:
    """Install the texts of a language and its formats of dates and lists.

    A text without a translation stays English. Without the English file plurals read `1 card(s)`.
    """
    for before in app.findChildren(QTranslator):
        app.removeTranslator(before)
        before.setParent(None)
    QLocale.setDefault(QLocale(language.locale))
    for code in dict.fromkeys((ENGLISH.id, language.id)):
        translator = QTranslator(app)
        if translator.load(str(FILES / f"{code}.qm")):
            app.installTranslator(translator)


def system_languages() -> list[str]:
    """Return the codes of the system's languages, the preferred one first."""
    return list(QLocale.system().uiLanguages())
