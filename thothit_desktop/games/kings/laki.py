# SPDX-License-Identifier: MIT
"""Laki, a draw of three cards nearest to nine, which breaks the ties of Kings (docs/rules/kings.md)."""

from collections.abc import Collection, Mapping, Sequence

from thothit_desktop.games.cards import FRENCH, RANK
from thothit_desktop.games.contract import Move, Refusal

DRAWN = 3
"""The number of cards that each tied player draws."""
_KING = 13
DECK: tuple[int, ...] = tuple(card for card in FRENCH if RANK[card] != _KING)
"""The 48 cards of Laki and Kings: all but the kings."""


def worth(hand: Sequence[int], triples: bool) -> tuple[int, int]:
    """Return the worth of three cards; the highest wins.

    It is the sum of the pips without its tens, with 0 for T J Q; three of a kind beat it if `triples`.
    """
    ranks = [RANK[card] for card in hand]
    if triples and len(set(ranks)) == 1:
        return 1, ranks[0] if ranks[0] > 1 else _KING
    return 0, sum(rank if rank < 10 else 0 for rank in ranks) % 10


def left(used: Collection[int], drawers: int) -> list[int]:
    """Return the cards left in the shuffle for the drawers, or all cards if too few are left."""
    cards = [card for card in DECK if card not in used]
    return cards if len(cards) >= DRAWN * drawers else list(DECK)


def hands(move: Move) -> Mapping[int, tuple[int, ...]]:
    """Return the cards of a draw by seat."""
    return {seat: move.cards[DRAWN * i : DRAWN * (i + 1)] for i, seat in enumerate(move.seats)}


def refusal(move: Move, tied: tuple[int, ...], used: Collection[int]) -> Refusal | None:
    """Return why the tied seats cannot make a draw, else None; `used` cards have been drawn already."""
    if move.seats != tied:
        return Refusal("laki-seats")
    cards = left(used, len(tied))
    for card in move.cards:
        if card not in cards:
            return Refusal("laki-cards", (card,))
        cards.remove(card)
    return None
