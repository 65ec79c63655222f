# SPDX-License-Identifier: MIT
"""The colours of score sheets, dialogs and rules pages, in the theme of the windows."""

from thothit_desktop.table.theme.theme import DocumentColours
from thothit_desktop.table.theme.themes import theme


def document_colours() -> DocumentColours:
    """Return the colours of documents in the present theme."""
    return theme().documents
