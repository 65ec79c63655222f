# SPDX-License-Identifier: MIT
"""The expected result of a Thunee hand before a card is played (docs/players.md)."""

from functools import lru_cache

from thothit_desktop.players.thunee.bitboard import JACK, numbers

_SURE = 212
"""The counting side's expected count against a first packet without any worth, measured."""
_OF_TRUMPS = (-30, -29, -27, -33, -44, -60)
_OF_OTHERS = (0, -1, 2, 0, -3, -23)
"""The changes of that count by each card of the first packet, queen to jack, of trumps and other suits."""

_TO_SET = (107, 95)
"""The highest count expected of the counting side, plus the call, at which the rule of thumb bids.

The second is for rules by which a failed bid costs two balls.
"""
_ASIDE = 11.5
"""The points by which a jack of another suit counts less by those rules, because it also helps to defend."""


@lru_cache(maxsize=1 << 8)
def expected_count(packet: int, trump: int) -> float:
    """Return the counting side's expected count, without the call, if this packet's owner sets trump.

    The packet is a mask of the usual order. With six players it has three cards, which each count for more.
    """
    held = numbers(packet)
    total = sum((_OF_TRUMPS if number // 6 == trump else _OF_OTHERS)[number % 6] for number in held)
    return _SURE + total * 4 / len(held)


@lru_cache(maxsize=1 << 8)
def above_limit(packet: int, bid: int, lost_call: int) -> float:
    """Return by how many points a bid is above the limit of the rule of thumb, 0 or less if it bids.

    `lost_call` are the balls that a failed bid costs.
    """
    suit = best_suit(packet)
    dear = lost_call > 1
    jacks = sum(packet >> shift & JACK > 0 for shift in range(0, 24, 6) if shift != 6 * suit)
    return expected_count(packet, suit) + bid - _TO_SET[dear] + _ASIDE * jacks * dear


@lru_cache(maxsize=1 << 8)
def best_suit(packet: int) -> int:
    """Return the suit to set with a first packet: the one with the lowest count for the counting side."""
    suits = sorted({number // 6 for number in numbers(packet)})
    return min(suits, key=lambda suit: expected_count(packet, suit))


def losers(hand: int) -> int:
    """Return the number of cards of a hand that are not in an unbroken run from the top of their suit."""
    lost = 0
    for suit in range(4):
        held = hand >> 6 * suit & 63
        place = 5
        while held >> place & 1 and place:
            place -= 1
        lost += (held & (2 << place) - 1).bit_count() if place else 0
    return lost


def tops(hand: int) -> list[int]:
    """Return by suit held the bit of the strongest card; the longest suit comes first."""
    suits = [hand & 63 << 6 * suit for suit in range(4)]
    suits.sort(key=lambda held: -held.bit_count())
    return [1 << held.bit_length() - 1 for held in suits if held]
