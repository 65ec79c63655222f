# SPDX-License-Identifier: MIT
"""Labels and menu texts that show text from a record or a file unchanged, never as markup."""

import re

from PySide6.QtCore import Qt, QTextBoundaryFinder
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

_BREAK = "\N{ZERO WIDTH SPACE}"
"""The character at which a line may break."""


def plain_label(text: str = "", parent: QWidget | None = None) -> QLabel:
    """Return a label for plain text; by default Qt would take text that looks like HTML for rich text."""
    made = QLabel(text, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def breakable(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return a text in which words wider than `width` may break anywhere."""

    def broken(word: re.Match[str]) -> str:
        return word[0] if metrics.horizontalAdvance(word[0]) <= width else _BREAK.join(_letters(word[0]))

    return re.sub(r"\S+", broken, text)


def _letters(word: str) -> list[str]:
    """Return the letters of a word, each with its combining marks."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, word)
    units, found, start = word.encode("utf-16-le", "surrogatepass"), [], 0
    while (end := finder.toNextBoundary()) > 0:
        found.append(units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass"))
        start = end
    return found


def menu_text(text: str) -> str:
    """Return a text for a menu, where a single ampersand would mark a shortcut letter."""
    return text.replace("&", "&&")


def unmarked(text: str) -> str:
    """Return a menu's text without the ampersands that mark shortcut letters."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
