# SPDX-License-Identifier: MIT
"""The colours of score sheets, dialogs and rules pages, for light and for dark windows."""

from typing import NamedTuple

from PySide6.QtGui import QGuiApplication


class DocumentColours(NamedTuple):
    """Colours as `#rrggbb`: background, text, quieter text, thin lines, the accent, links, the winner's."""

    ground: str
    ink: str
    quiet: str
    line: str
    accent: str
    accent_lit: str
    on_accent: str
    link: str
    won: str
    won_edge: str
    won_ink: str


LIGHT = DocumentColours(
    ground="#f8f4e9",
    ink="#1f1a17",
    quiet="#665a4d",
    line="#d9cdb6",
    accent="#7b1e22",
    accent_lit="#962a2f",
    on_accent="#fffaf0",
    link="#7b1e22",
    won="#f4e5bd",
    won_edge="#b8862d",
    won_ink="#7a4f00",
)
DARK = DocumentColours(
    ground="#272220",
    ink="#f0e8da",
    quiet="#b9ab98",
    line="#4b413a",
    accent="#932a2f",
    accent_lit="#ad3a3f",
    on_accent="#fffaf0",
    link="#e8a07c",
    won="#42351c",
    won_edge="#d9a441",
    won_ink="#eabb5e",
)


def document_colours() -> DocumentColours:
    """The colours that suit the windows as they are now, light or dark."""
    return DARK if QGuiApplication.palette().window().color().lightness() < 128 else LIGHT
