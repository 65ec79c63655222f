# SPDX-License-Identifier: MIT
"""The album of the thirty ceki cards: those whose pair the person has held in a round that was won."""

from collections.abc import Iterable

from thothit_desktop.app.statistics.results import WON, PlayedRound
from thothit_desktop.games.cards import CEKI, CODES, faces
from thothit_desktop.table.geometry.decks import SUIT_BACKS

_HONOURS = {"C": "WF", "S": "RF", "M": "OT"}
"""By suit the honour that is kept with it, so that each suit has ten cards; that is the album's own order."""

SUITS = {
    suit: faces((*(f"{suit}{rank}" for rank in range(1, 10)), honour)) for suit, honour in _HONOURS.items()
}
"""By suit its ten cards."""


def won_cards(rounds: Iterable[PlayedRound]) -> frozenset[int]:
    """Return the cards whose pair was held in a round that was won."""
    codes = {
        code for one in rounds if one.outcome == WON and one.held_pairs for code in one.held_pairs.split(",")
    }
    return frozenset(card for card in CEKI if CODES[card] in codes)


def earned_backs(won: frozenset[int]) -> list[str]:
    """Return the card backs of the suits that are whole."""
    return [SUIT_BACKS[suit] for suit, cards in SUITS.items() if won.issuperset(cards)]
