# SPDX-License-Identifier: MIT
"""The decks of art: outlines, and the picture for each card."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from thothit_desktop.games.cards import CODES, FRENCH, HIDDEN, STAMPED

HEIGHT = 600
"""Every card's height in scene units; the scene is measured in them."""

_PIPS = {"1": "A"}  # a French index for a rank in a ceki code, if they differ


SUIT_BACKS = {"C": "truntum", "S": "udan-liris", "M": "sidomukti"}
"""By suit the cloth that comes with its ten cards in the album."""
CLOTHS = ("parang", "mega-mendung", *SUIT_BACKS.values())
"""Batik cloths for the back of any deck."""
BACKS = ("usual", "red", "blue", "parang", "mega-mendung")
"""The backs that everybody may choose: the deck's own in its usual or in another colour, and two cloths."""


class Deck(NamedTuple):
    """One deck of art: its outline in scene units and its pictures under `assets/cards`.

    `stands_for` maps a ceki card's suit or, for honours, its code to the French card that shows it. It is
    empty in a deck with ceki faces. If `four` is True, each French suit has a colour of its own.
    """

    id: str
    folder: str
    width: int
    radius: int
    back: str
    has_large: bool
    """True if there are faces with a large index for small sizes."""
    stands_for: Mapping[str, str]
    four: bool = False

    @property
    def ratio(self) -> float:
        """Width over height."""
        return self.width / HEIGHT

    def showing(self, french: bool) -> "Deck":
        """Return the deck to show if this one is chosen: for French cards one with their outline."""
        return DECKS[deck_id("western", self.four)] if french and not self.stands_for else self

    def french(self, card: int) -> str:
        """Return the code of the French card that shows a card; empty for a ceki face."""
        code = CODES[card]
        if card in FRENCH:
            return code
        if code in self.stands_for:
            return self.stands_for[code]
        suit = self.stands_for.get(code[0], "")
        return suit and _PIPS.get(code[1], code[1]) + suit

    def file(self, card: int, large: bool = False, back: str = BACKS[0]) -> Path:
        """Return the picture of a card, or for HIDDEN of the chosen back; it may be missing."""
        if card == HIDDEN:
            end = "" if back == BACKS[0] else f"-{back}"
            stem = self.folder if back in CLOTHS else self.back
            return assets() / "backs" / f"{stem}{end}.svg"
        deck = self.showing(french=card in FRENCH)
        french = deck.french(card)
        stem = french or CODES[card]
        folder = f"{deck.folder}{_FOUR}" if deck.four and french[1:] in _RECOLOURED else deck.folder
        if deck.stands_for and card in STAMPED:
            stem += "-stamped"
        elif large and deck.has_large:
            stem += "-large"
        return assets() / folder / f"{stem}.svg"


_CLUBS = {"C": "d", "S": "h", "M": "s", "OT": "Kc", "RF": "Qc", "WF": "Jc"}
_SPADES = {"C": "d", "S": "h", "M": "c", "OT": "Ks", "RF": "Qs", "WF": "Js"}

_STYLES = {
    deck.id: deck
    for deck in (
        Deck("ceki", "ceki", 280, 9, "ceki-blirik", has_large=True, stands_for={}),
        Deck("western", "western", 384, 24, "western-kawung", has_large=False, stands_for=_CLUBS),
        Deck("western-cats", "western", 384, 24, "western-kawung", has_large=False, stands_for=_SPADES),
    )
}
STYLES = tuple(_STYLES)
"""The card styles; `western-cats` is the substitute that CatsAtCards names, with myriads as clubs."""

_FOUR = "-four"
_RECOLOURED = ("d", "c")
"""The suits with other faces if each suit has a colour of its own."""


def deck_id(style: str, four: bool) -> str:
    """Return the id of the deck of a card style; `four` is True for suits of four colours."""
    return f"{style}{_FOUR}" if four else style


DECKS = _STYLES | {
    deck_id(style, four=True): deck._replace(id=deck_id(style, four=True), four=True)
    for style, deck in _STYLES.items()
}
"""The decks by id: each card style with suits of two colours and of four."""


@cache
def assets() -> Path:
    """Return the folder of card pictures: inside an installed package, else beside it in a checkout."""
    package = Path(__file__).resolve().parents[2]
    installed = package / "assets" / "cards"
    return installed if installed.is_dir() else package.parent / "assets" / "cards"
