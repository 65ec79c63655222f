# SPDX-License-Identifier: MIT
"""A pseudo-language, English with accents and a third longer, to find untranslated and cut texts."""

import re

from PySide6.QtCore import QObject, QTranslator

from tests.requested_texts import listed

WORD = 6
"""Letters of a word that makes a text longer."""
_ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
_KEPT = re.compile(r"<[^>]*>|&\w+;|\{\w*\}|%n|%\d|%p|%(?:\(\w+\))?[rs]|\*\.?\w*|href='[^']*'")
"""Tags, entities, what is filled in, and patterns of files."""
_FORMATS = re.compile(r"(d MMM yyyy(, HH:mm)?|d MMMM yyyy)$")
_KEYS = re.compile(r"(Ctrl\+|Shift\+|Alt\+)?([A-Z]|F\d+|Return|Up|Down|Left|Right|[0-9,])$")
TITLES = ("Is the deal honest?", "How the others play")
"""Titles that a window repeats from its page, which is a file in each language."""
_PRINT = re.compile(r"\b[0-9a-f]{4}\b")
"""A part of a fingerprint."""
_WORD = re.compile(r"[A-Za-z]{2,}")
_VOWELS = frozenset("aeiouyAEIOUY")


def pseudo(text: str) -> str:
    """A text in this language; what is filled in, tags, keys and forms of dates stay."""
    if text in TITLES or _FORMATS.match(text) or _KEYS.match(text) or not _WORD.search(_KEPT.sub("", text)):
        return text
    said, at = "", 0
    for kept in _KEPT.finditer(text):
        said += text[at : kept.start()].translate(_ACCENTS) + kept[0]
        at = kept.end()
    said += text[at:].translate(_ACCENTS)
    begin = len(said) - len(said.lstrip())
    end = len(said.rstrip())
    more = max(1, len(_KEPT.sub("", text)) // 3)
    longer = "~" * min(more, WORD) + f" {'~' * WORD}" * (more // WORD - 1)
    return f"{said[:begin]}[{said[begin:end]}{longer}]{said[end:]}"


def foreign(text: str, names: frozenset[str]) -> list[str]:
    """The words of a text that are not of this language, nor among the `names`."""
    text = _PRINT.sub(" ", text)
    words = _WORD.findall(re.sub(r"[^\W\d_]*[^\x00-\x7f][^\W\d_]*", " ", _KEPT.sub(" ", text)))
    return [word for word in words if _VOWELS & set(word) and word not in names]


class Pseudo(QTranslator):
    """Says every text that lupdate finds in this language, those of Qt among them, and no other text."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._listed = listed()

    def isEmpty(self) -> bool:  # noqa: N802
        """There are texts, though no file was read."""
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The text in this language; None where lupdate does not find it, or it names a key."""
        return pseudo(text) if (context, text) in self._listed and context != "QShortcut" else None
