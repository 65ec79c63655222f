# SPDX-License-Identifier: MIT
"""The cards of Thunee: suits, values, order, playable and winning cards (docs/rules/thunee.md T1, T10)."""

from collections.abc import Callable, Collection, Sequence

from thothit_desktop.games.cards import CODES, FRENCH, faces

SUITS = "shdc"
"""The suits' letters; a suit is the index here."""
NO_SUIT = -1

DECK: tuple[int, ...] = faces(f"{pip}{suit}" for suit in SUITS for pip in "A9TJQK")
"""All 24 cards, in code order."""
JACK: tuple[int, ...] = faces(f"J{suit}" for suit in SUITS)
QUEEN: tuple[int, ...] = faces(f"Q{suit}" for suit in SUITS)
KING: tuple[int, ...] = faces(f"K{suit}" for suit in SUITS)
"""Jacks, queens and kings by suit."""

TRUMP_JODHI = 40
"""The points of king and queen of trumps; a claim of so many reveals that they are trumps."""
TRIPS = 3
"""The number of equal cards that Trips needs; the caller leads them to as many tricks."""
_VALUES = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2}

SUIT: tuple[int, ...] = (
    *(SUITS.index(code[1]) if card in FRENCH else NO_SUIT for card, code in enumerate(CODES)),
    NO_SUIT,
)
"""Suit by card; a hidden card, being -1, has none."""
VALUE: tuple[int, ...] = tuple(_VALUES.get(code[0], 0) * (card in DECK) for card, code in enumerate(CODES))
"""Points by card: 76 a suit, 304 in all."""
POWER: tuple[int, ...] = tuple(
    ("QKTA9J".index(code[0]) + 1) * (card in DECK) if code[0] in "QKTA9J" else 0
    for card, code in enumerate(CODES)
)
"""The order within each suit by card: 6 for the jack down to 1 for the queen."""
ROYAL_POWER: tuple[int, ...] = tuple(power and 7 - power for power in POWER)
"""The order under Royals: 6 for the queen down to 1 for the jack."""


_SORTED = sorted(range(len(CODES)), key=lambda card: (SUIT[card], -POWER[card]))
by_suit: Callable[[int], int] = tuple(map(_SORTED.index, range(len(CODES)))).__getitem__
"""Sort key of a hand: by suit, the strongest first."""


def best(trick: Sequence[int], trump: int, power: Sequence[int]) -> int:
    """Return the index of the winning card of a trick, its leader's being 0 (T10); `trump` may be NO_SUIT."""
    won, top = 0, trick[0]
    suit = SUIT[top]
    for place, card in enumerate(trick):
        if SUIT[card] == suit:
            if power[card] > power[top]:
                won, top = place, card
        elif SUIT[card] == trump:
            won, top, suit = place, card, trump
    return won


def playable(
    hand: Sequence[int], trick: Sequence[int], trump: int, power: Sequence[int], *, undertrump: bool
) -> list[int]:
    """Return the cards of a hand that may be played to a trick, in the hand's order (T10).

    Without `undertrump`, a seat that cannot follow may play no trump below the highest of the trick, unless
    it has only trumps.
    """
    if not trick:
        return list(hand)
    led = SUIT[trick[0]]
    following = [card for card in hand if SUIT[card] == led]
    if following:
        return following
    if not undertrump and led != trump:
        highest = max([power[card] for card in trick if SUIT[card] == trump], default=0)
        over = [card for card in hand if SUIT[card] != trump or power[card] > highest]
        if any(SUIT[card] != trump for card in over):
            return over
    return list(hand)


def equal_three(hand: Sequence[int]) -> list[int]:
    """Return the cards of a rank of which a hand holds three or more; empty if there is none (6)."""
    for card in hand:
        equal = [other for other in hand if POWER[other] == POWER[card]]
        if len(equal) >= TRIPS:
            return equal
    return []


def jodhis(hand: Collection[int], claimed: Collection[int]) -> list[int]:
    """Return the kings of the suits whose king and queen a hand holds, without those `claimed`."""
    return [
        king
        for king, queen in zip(KING, QUEEN, strict=True)
        if king in hand and queen in hand and king not in claimed
    ]


def jodhi_points(hand: Collection[int], king: int, trump: int) -> int:
    """Return the points of a suit's king and queen, and jack if the hand still holds it."""
    suit = SUIT[king]
    return (30 if JACK[suit] in hand else 20) + (20 if suit == trump else 0)
