# SPDX-License-Identifier: MIT
"""Layouts in the form of records, and checks of their hands and cards."""

from collections import Counter
from collections.abc import Mapping, Sequence

from thothit_desktop.games import cards
from thothit_desktop.games.contract import BadLayoutError, Layout


def layout_object(layout: Layout, zones: Sequence[str]) -> dict[str, object]:
    """Return a layout as JSON values, with the game's zones only."""
    written = {
        "hands": [cards.codes(hand) for hand in layout.hands],
        "pool": cards.codes(layout.pool),
        "stock": cards.codes(layout.stock),
    }
    return {zone: written[zone] for zone in zones}


def check_hands(layout: Layout, sizes: Sequence[int]) -> None:
    """Raise BadLayoutError unless the hands have these sizes, by seat; empty for a game without hands."""
    if len(layout.hands) != len(sizes):
        if sizes:
            raise BadLayoutError("there are {0} hands for {1} players", len(layout.hands), len(sizes))
        raise BadLayoutError("there are {0} hands, but this game has none", len(layout.hands))
    for seat, size in enumerate(sizes):
        held = len(layout.hands[seat])
        if held != size:
            raise BadLayoutError("the hand of seat {0} must have {2} cards, not {1}", seat, held, size)


def check_cards(layout: Layout, deck: Mapping[int, int], whole: bool) -> None:
    """Raise BadLayoutError if a card is dealt more often than the deck has it.

    With `whole`, also raise it unless all cards of the deck are dealt. `deck` gives the copies of each card.
    """
    dealt = Counter([*layout.pool, *layout.stock, *(card for hand in layout.hands for card in hand)])
    for card, copies in dealt.items():
        if card not in deck:
            raise BadLayoutError("{0} is not a card of this game", cards.code(card))
        if copies > deck[card]:
            raise BadLayoutError(
                "{0} appears {1} times in the deal, but the game has {2}",
                cards.code(card),
                copies,
                deck[card],
            )
    if whole and dealt.total() != sum(deck.values()):
        raise BadLayoutError("the deal must have {1} cards, not {0}", dealt.total(), sum(deck.values()))
