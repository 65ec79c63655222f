# SPDX-License-Identifier: MIT
"""In which order the person's hand lies, and between which of its cards there is a gap."""

from collections.abc import Callable, Sequence

from thothit_desktop.games.cards import HIDDEN

ORDERS = ("rank", "sets", "own")
"""By rank; by what is nearly complete; as the person has laid them."""


def in_order(
    cards: Sequence[int],
    order: str,
    arrange: Callable[[Sequence[int]], list[list[int]]],
    drawn: int = HIDDEN,
) -> list[list[int]]:
    """The cards in their order, in groups with a gap between: those that `arrange` makes of known cards.

    Hidden cards come last, and so does the one that has just been `drawn`, as long as the person has not laid
    it elsewhere.
    """
    if order == "own":
        return [list(cards)]
    known = [card for card in cards if card != HIDDEN]
    last = [card for card in cards if card == HIDDEN]
    if drawn in known:
        known.remove(drawn)
        last.append(drawn)
    return [group for group in (*arrange(known), last) if group]
