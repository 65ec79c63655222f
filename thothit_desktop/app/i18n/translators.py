# SPDX-License-Identifier: MIT
"""Loads the texts of the interface in a language.

The source texts are English; the English file supplies the plurals only (`tests/tools/translations.py`).
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from thothit_desktop.languages import ENGLISH, Language

FILES = Path(__file__).resolve().parent
"""The folder of compiled translations, a file a language."""


def install(app: QCoreApplication, language: Language = ENGLISH) -> None:
    """Let an application say its texts in a language from now on, and write dates and lists as it does.

    A text without a translation is said in English. Without the English file plurals read `1 card(s)`.
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
    """The codes of the system's languages, the best one first."""
    return list(QLocale.system().uiLanguages())
