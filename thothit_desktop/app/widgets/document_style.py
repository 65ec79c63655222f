# SPDX-License-Identifier: MIT
"""The colours of score sheets, dialogs and rules pages, in the theme of the windows."""

from thothit_desktop.table.theme.theme import DocumentColours
from thothit_desktop.table.theme.themes import theme


def document_colours() -> DocumentColours:
    """The colours that suit the windows as they are now."""
    return theme().documents
