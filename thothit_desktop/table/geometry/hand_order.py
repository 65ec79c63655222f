# SPDX-License-Identifier: MIT
"""In which order the person's hand lies, and between which of its cards there is a gap: pure functions."""

from collections.abc import Sequence

from thothit_desktop.games.cards import HIDDEN, by_rank
from thothit_desktop.games.kowah.hand import grouped
from thothit_desktop.games.thunee.cards import POWER, ROYAL_POWER, SUIT, SUITS

ORDERS = ("rank", "sets", "own")
"""By rank; by what is nearly complete; as the person has laid them."""

_USUAL = tuple(SUITS.index(suit) for suit in "shcd")
_ALTERNATING = {frozenset((0, 1, 2)): (1, 0, 2), frozenset((0, 2, 3)): (0, 2, 3)}
"""The order of a hand's suits where the usual one would bring two of a colour together."""


def groups(
    cards: Sequence[int], order: str, lying: str, backwards: bool = False, drawn: int = HIDDEN
) -> list[list[int]]:
    """The cards in their order, in groups with a gap between; `lying` as in `Shape`.

    `backwards` says that French cards are ranked the other way round. Hidden cards come last, and so does the
    one that has just been `drawn`, as long as the person has not laid it elsewhere.
    """
    if order == "own":
        return [list(cards)]
    known = [card for card in cards if card != HIDDEN]
    last = [card for card in cards if card == HIDDEN]
    if drawn in known:
        known.remove(drawn)
        last.append(drawn)
    if lying == "trick":
        found = _by_suit(known, backwards)
    elif lying == "discards" and order == "sets":
        found = _by_sets(known)
    else:
        found = [sorted(known, key=by_rank)]
    return [group for group in (*found, last) if group]


def _by_suit(cards: Sequence[int], backwards: bool) -> list[list[int]]:
    """Suits in alternating colours, each with its strongest card first (docs/rules/thunee.md T1)."""
    present = frozenset(SUIT[card] for card in cards)
    power = ROYAL_POWER if backwards else POWER
    return [
        sorted((card for card in cards if SUIT[card] == suit), key=lambda card: -power[card])
        for suit in _ALTERNATING.get(present, _USUAL)
    ]


def _by_sets(cards: Sequence[int]) -> list[list[int]]:
    """What is nearly complete together, and after it all that stands alone."""
    found = grouped(cards)
    alone = [card for group in found if len(group) == 1 for card in group]
    return [*(list(group) for group in found if len(group) > 1), alone]
