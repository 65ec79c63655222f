# SPDX-License-Identifier: MIT
"""The decks of art: which outline and which picture stands for which card."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from thothit_desktop.games.cards import CODES, HIDDEN, STAMPED

HEIGHT = 600
"""Every card's height in scene units; the scene is measured in them."""

_SUITS = {"C": "d", "S": "h", "M": "s"}
_HONOURS = {"OT": "Kc", "RF": "Qc", "WF": "Jc"}


class Deck(NamedTuple):
    """One deck of art: its outline in scene units and its pictures under `assets/cards`."""

    id: str
    width: int
    radius: int
    back: str
    has_large: bool
    """Whether there are faces with a large index for small sizes."""

    @property
    def ratio(self) -> float:
        """Width over height."""
        return self.width / HEIGHT

    def file(self, card: int, large: bool = False) -> Path:
        """The picture of a card, or of the back for HIDDEN; it may be missing."""
        if card == HIDDEN:
            return assets() / "backs" / f"{self.back}.svg"
        suffix = "-large" if large and self.has_large else ""
        return assets() / self.id / f"{self._stem(card)}{suffix}.svg"

    def _stem(self, card: int) -> str:
        code = CODES[card]
        if self.id == "ceki":
            return code
        if code in _HONOURS:
            return f"{_HONOURS[code]}-stamped" if card in STAMPED else _HONOURS[code]
        rank = "A" if code[1] == "1" else code[1]
        return f"{rank}{_SUITS[code[0]]}{'-stamped' if card in STAMPED else ''}"


DECKS = {
    deck.id: deck
    for deck in (
        Deck("ceki", 280, 9, "ceki-blirik", has_large=True),
        Deck("western", 384, 24, "western-kawung", has_large=False),
    )
}


@cache
def assets() -> Path:
    """The folder of card pictures: inside an installed package, else beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "assets" / "cards"
    return installed if installed.is_dir() else package.parent / "assets" / "cards"
