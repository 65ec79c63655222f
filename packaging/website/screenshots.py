# SPDX-License-Identifier: MIT
"""The pictures of the documents on a page, with their sizes."""

from html import escape

from PySide6.QtGui import QImageReader

import product
from thothit_desktop.app.messages.catalogue import of_games
from thothit_desktop.games.spec import GameSpec
from website.page import SiteTexts

PICTURES = product.ROOT / "docs" / "pictures"
FOLDER = "pictures"
"""The folder of these pictures in the site."""


def picture(name: str, told: str, up: str, lazy: bool = False) -> str:
    """Return the element for a picture of the documents, such as `table.png`, with the text `told`."""
    size = QImageReader(str(PICTURES / name)).size()
    later = ' loading="lazy"' if lazy else ""
    return (
        f'<img src="{up}{FOLDER}/{name}" width="{size.width()}" height="{size.height()}" '
        f'alt="{escape(told)}"{later}>'
    )


def game_picture(spec: GameSpec, words: SiteTexts, up: str, lazy: bool = False) -> str:
    """Return the picture of a round of a game; empty if none has been taken yet."""
    if not (PICTURES / f"{spec.id}.png").is_file():
        return ""
    told = words("{0} in the middle of a round").format(of_games(spec.name))
    return f'<p class="picture">{picture(f"{spec.id}.png", told, up, lazy)}</p>'
