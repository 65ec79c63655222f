# SPDX-License-Identifier: MIT
"""The cards of Thunee as bits of one integer, for fast search (docs/rules/thunee.md 1, T10).

Bit 6 * suit + strength stands for a card, suits in the order s h d c, strength 5 for the strongest; a set of
cards is a mask. Under Royals the order of strength is reversed, and with it the bits.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from thothit_desktop.games import cards
from thothit_desktop.games.thunee.cards import SUITS, TRIPS, VALUE

ALL = (1 << 24) - 1
"""The mask of the whole pack."""
SUIT: tuple[int, ...] = tuple(63 << 6 * suit for suit in range(4))
"""The masks of the suits, by number."""
RANK: tuple[int, ...] = tuple(0b1000001000001000001 << strength for strength in range(6))
"""The masks of the ranks in the usual order, queens first."""
NO_TRUMP = 4
"""The number in place of the suit of trumps if there is none."""

_WEAKEST_FIRST = "QKTA9J"
KING_AND_QUEEN, NINE, JACK = 0b000011, 0b010000, 0b100000
"""The masks of a Jodhi and of the two strongest cards, in the first suit."""


class CardEntry(NamedTuple):
    """A card for the search: its bit, its points, the masks of cards that beat it and of its suit."""

    bit: int
    points: int
    beaten_by: int
    suit: int


class Pack:
    """The cards in one order of strength: the usual one, or that of Royals."""

    def __init__(self, reverse: bool = False) -> None:
        ranks = _WEAKEST_FIRST[::-1] if reverse else _WEAKEST_FIRST
        self.cards: tuple[int, ...] = cards.faces(f"{rank}{suit}" for suit in SUITS for rank in ranks)
        """The card, by number of a bit."""
        self.points: tuple[int, ...] = tuple(VALUE[card] for card in self.cards)
        self._number = {card: number for number, card in enumerate(self.cards)}
        self.entries: tuple[tuple[CardEntry, ...], ...] = tuple(self._entries(trump) for trump in range(5))
        """The entries, by trump and number of a bit."""

    def _entries(self, trump: int) -> tuple[CardEntry, ...]:
        trumps = SUIT[trump] if trump != NO_TRUMP else 0
        entries = []
        for number, points in enumerate(self.points):
            suit = SUIT[number // 6]
            higher = suit & ~((2 << number) - 1)
            entries.append(CardEntry(1 << number, points, higher | (trumps if suit != trumps else 0), suit))
        return tuple(entries)

    def bit(self, card: int) -> int:
        """Return the bit of a card."""
        return 1 << self._number[card]

    def mask(self, some: Iterable[int]) -> int:
        """Return the mask of several different cards."""
        return sum(1 << self._number[card] for card in some)

    def card(self, bit: int) -> int:
        """Return the card of a bit."""
        return self.cards[bit.bit_length() - 1]


USUAL = Pack()
ROYAL = Pack(reverse=True)


class Ordered(dict[int, tuple[CardEntry, ...]]):
    """The entries of the cards of a mask, most points first; computed on first access.

    Made for one deal, because the masks of all deals would grow without bound.
    """

    def __init__(self, entries: tuple[CardEntry, ...]) -> None:
        self._entries = entries

    def __missing__(self, mask: int) -> tuple[CardEntry, ...]:
        entries = [self._entries[number] for number in numbers(mask)]
        entries.sort(key=lambda entry: -entry.points)
        made = self[mask] = tuple(entries)
        return made


def numbers(mask: int) -> list[int]:
    """Return the numbers of a mask's bits, lowest first."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


@lru_cache(maxsize=256)
def jodhi_points(hand: int, trump: int) -> int:
    """Return the points of the Jodhis in a hand of the usual order (docs/rules/thunee.md 3)."""
    points = 0
    for suit in range(4):
        held = hand >> 6 * suit & 63
        if held & KING_AND_QUEEN == KING_AND_QUEEN:
            points += (40 if suit == trump else 20) + (10 if held & JACK else 0)
    return points


def equal_cards(hand: int) -> int:
    """Return the cards of a rank of which a hand in the usual order holds three or more, else 0."""
    for rank in RANK:
        if (hand & rank).bit_count() >= TRIPS:
            return hand & rank
    return 0


def bits(mask: int) -> list[int]:
    """Return the bits of a mask, lowest first."""
    return [1 << number for number in numbers(mask)]


def mirrored(mask: int) -> int:
    """Return the same cards in the other order: from the usual one to that of Royals, or back."""
    return sum(1 << number + 5 - 2 * (number % 6) for number in numbers(mask))
