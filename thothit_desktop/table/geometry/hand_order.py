# SPDX-License-Identifier: MIT
"""The order of the person's hand, and the gaps between its groups."""

from collections.abc import Callable, Sequence

from thothit_desktop.games.cards import HIDDEN

ORDERS = ("rank", "sets", "own")
"""The orders of a hand: by rank, by nearly complete sets, or as the person has arranged it."""


def in_order(
    cards: Sequence[int],
    order: str,
    arrange: Callable[[Sequence[int]], list[list[int]]],
    drawn: int = HIDDEN,
) -> list[list[int]]:
    """Return the cards in order, in groups with a gap between; `arrange` groups the known cards.

    Hidden cards come last, and so does the card just `drawn`, unless the order is the person's own.
    """
    if order == "own":
        return [list(cards)]
    known = [card for card in cards if card != HIDDEN]
    last = [card for card in cards if card == HIDDEN]
    if drawn in known:
        known.remove(drawn)
        last.append(drawn)
    return [group for group in (*arrange(known), last) if group]
