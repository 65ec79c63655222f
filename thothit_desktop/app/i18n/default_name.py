# SPDX-License-Identifier: MIT
"""What a person is called who has given no name: a word of the language, not a name."""

from functools import cache

from PySide6.QtCore import QCoreApplication, QTranslator

from thothit_desktop.app.i18n.translators import FILES
from thothit_desktop.languages import LANGUAGES

translate = QCoreApplication.translate


def default_name() -> str:
    """The word in the language of the interface."""
    return translate("messages", "You")


def name_today(name: str) -> str:
    """Return the name today of a person who has given none, whatever language it was saved in."""
    return default_name() if name in _default_names() else name


@cache
def _default_names() -> frozenset[str]:
    """The word in every language."""
    words: set[str | None] = {"You"}
    for code in LANGUAGES:
        translator = QTranslator()
        if translator.load(str(FILES / f"{code}.qm")):
            words.add(translator.translate("messages", "You"))
    return frozenset(word for word in words if word)
