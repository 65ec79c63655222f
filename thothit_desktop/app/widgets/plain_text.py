# SPDX-License-Identifier: MIT
"""Text from a record or a file is never markup: labels and menu entries that show it as it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(text: str = "", parent: QWidget | None = None) -> QLabel:
    """A label that shows its text as it is: Qt takes what looks like HTML for rich text otherwise."""
    made = QLabel(text, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def menu_text(text: str) -> str:
    """A text as a menu shows it: there a single ampersand marks the letter that follows."""
    return text.replace("&", "&&")


def unmarked(text: str) -> str:
    """A menu's text without the ampersands that mark letters."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")
