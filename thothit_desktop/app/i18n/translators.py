# SPDX-License-Identifier: MIT
"""Loads the texts of the interface in its language.

The source texts are English; the English file supplies the plurals only (`packaging/translations.py`).
"""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTranslator

FILES = Path(__file__).resolve().parent
"""The folder of compiled translations, a file a language."""


def install(app: QCoreApplication) -> None:
    """Let an application say its texts in English, once; without the file plurals read `1 card(s)`."""
    if app.findChild(QTranslator) is None:
        translator = QTranslator(app)
        if translator.load(str(FILES / "en.qm")):
            app.installTranslator(translator)
