# SPDX-License-Identifier: MIT
"""The default name of the person, `You` in the language of the interface."""

from functools import cache

from PySide6.QtCore import QCoreApplication, QTranslator

from thothit_desktop.app.i18n.translators import FILES
from thothit_desktop.languages import LANGUAGES

translate = QCoreApplication.translate


def default_name() -> str:
    """Return the default name in the language of the interface."""
    return translate("messages", "You")


def name_today(name: str) -> str:
    """Return the name, or today's default name for a default name of any language."""
    return default_name() if name in _default_names() else name


@cache
def _default_names() -> frozenset[str]:
    """Return the default names of all languages."""
    words: set[str | None] = {"You"}
    for code in LANGUAGES:
        translator = QTranslator()
        if translator.load(str(FILES / f"{code}.qm")):
            words.add(translator.translate("messages", "You"))
    return frozenset(word for word in words if word)
