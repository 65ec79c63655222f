# SPDX-License-Identifier: MIT
"""Whether the cards of a layout are those of the deck."""

from collections import Counter
from collections.abc import Mapping

from thothit_desktop.games import cards
from thothit_desktop.games.contract import BadLayoutError, Layout


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
