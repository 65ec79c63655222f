# SPDX-License-Identifier: MIT
"""Layouts as records write them, and whether one has the hands and cards that a game deals."""

from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games import cards
from thothit_desktop.games.contract import BadLayoutError, Layout


def layout_object(layout: Layout, zones: Sequence[str]) -> dict[str, object]:
    """A layout as values that JSON has: of its zones those that the game has."""
    written = {
        "hands": [cards.codes(hand) for hand in layout.hands],
        "pool": cards.codes(layout.pool),
        "stock": cards.codes(layout.stock),
    }
    return {zone: written[zone] for zone in zones}


def check_hands(layout: Layout, sizes: Sequence[int]) -> None:
    """Raise BadLayoutError unless every seat's hand has its size; of a game without hands there are none."""
    if len(layout.hands) != len(sizes):
        wanted = f"{len(sizes)} players" if sizes else "a game that has none"
        raise BadLayoutError(f"{len(layout.hands)} hands for {wanted}")
    for seat, (hand, size) in enumerate(zip(layout.hands, sizes, strict=True)):
        if len(hand) != size:
            raise BadLayoutError(f"the hand of seat {seat} has {len(hand)} cards, not {size}")


def check_cards(layout: Layout, deck: Mapping[int, int], whole: bool) -> None:
    """Raise BadLayoutError unless every card is in the deck as often as it is dealt, and if `whole`, all are.

    `deck` gives the copies of each card.
    """
    dealt = Counter([*layout.pool, *layout.stock, *(card for hand in layout.hands for card in hand)])
    for card, copies in dealt.items():
        if card not in deck:
            raise BadLayoutError(f"{cards.code(card)} is not a card of this game")
        if copies > deck[card]:
            raise BadLayoutError(f"{cards.code(card)} is dealt {copies} times, not {deck[card]}")
    if whole and dealt.total() != sum(deck.values()):
        raise BadLayoutError(f"{dealt.total()} cards are dealt, not {sum(deck.values())}")
