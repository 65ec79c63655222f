# SPDX-License-Identifier: MIT
"""The pictures of cards, drawn by the program's own art code into PNG files."""

from html import escape
from pathlib import Path

from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.cards import faces
from thothit_desktop.table.drawing.names import name

RATIO = 2
"""The pixels of a picture for each pixel of the page, for screens of high density."""
LARGEST = 1.1
"""The size of cards on the page, in sizes of those in the program."""
LEAST = 84
"""The least height of a card in pixels of the page; the program's smallest are too small for a phone."""
DECK = "ceki"
"""The card style of the site; French cards have French faces in it."""


class CardImages:
    """Draws each set of cards once for each size into the folder `cards` of a site."""

    def __init__(self, site: Path) -> None:
        self._site = site
        self._pictures: dict[str, CardPictures] = {}
        self._sizes: dict[str, tuple[int, int]] = {}

    def html(self, deck: str, codes: str, height: int, up: str) -> str:
        """Return the elements for sets of cards, in the notation of rules pages: `C3.C3_S9`.

        Each set is a picture of its own, so that they wrap. `up` leads from the page to the top of the site.
        """
        tall = max(LEAST, round(LARGEST * height))
        style = DECK if deck == "cards" else deck
        return "".join(self._set(style, cards, tall, up) for cards in codes.split("_"))

    def _set(self, style: str, codes: str, tall: int, up: str) -> str:
        cards = faces(codes.split("."))
        if style not in self._pictures:
            self._pictures[style] = CardPictures(style)
        pictures = self._pictures[style]
        file = f"cards/{style}/{codes}-{tall}.png"
        if file not in self._sizes:
            drawn = pictures.strip([cards], tall, RATIO)
            target = self._site / file
            target.parent.mkdir(parents=True, exist_ok=True)
            if not drawn.save(str(target)):
                raise SystemExit(f"{target} can't be written.")
            self._sizes[file] = (round(drawn.width() / RATIO), round(drawn.height() / RATIO))
        width, height = self._sizes[file]
        told = escape(", ".join(name(card, pictures.deck.showing(False).id) for card in cards))
        return f'<img src="{up}{file}" width="{width}" height="{height}" alt="{told}" loading="lazy">'
