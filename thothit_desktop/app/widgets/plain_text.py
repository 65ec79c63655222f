# SPDX-License-Identifier: MIT
"""Text from a record or a file is never markup: labels and menu entries that show it as it is."""

import re

from PySide6.QtCore import Qt, QTextBoundaryFinder
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

_BREAK = "\N{ZERO WIDTH SPACE}"
"""A line may end here."""


def plain_label(text: str = "", parent: QWidget | None = None) -> QLabel:
    """A label that shows its text as it is: Qt takes what looks like HTML for rich text otherwise."""
    made = QLabel(text, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def breakable(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return a text whose words may be broken anywhere if they are wider than this."""

    def broken(word: re.Match[str]) -> str:
        return word[0] if metrics.horizontalAdvance(word[0]) <= width else _BREAK.join(_letters(word[0]))

    return re.sub(r"\S+", broken, text)


def _letters(word: str) -> list[str]:
    """Return the letters of a word, each with the marks that belong to it."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, word)
    units, found, start = word.encode("utf-16-le", "surrogatepass"), [], 0
    while (end := finder.toNextBoundary()) > 0:
        found.append(units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass"))
        start = end
    return found


def menu_text(text: str) -> str:
    """A text as a menu shows it: there a single ampersand marks the letter that follows."""
    return text.replace("&", "&&")


def unmarked(text: str) -> str:
    """A menu's text without the ampersands that mark letters."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
