# SPDX-License-Identifier: MIT
"""Deals of hidden cards, all equally likely."""

import random
from collections import Counter
from itertools import product

import pytest

from thothit_desktop.players.thunee.bitboard import SUIT, bits
from thothit_desktop.players.thunee.even_deals import EvenDeals

FREE = 0b000111 | 0b000011 << 6 | 0b1 << 12
"""Three spades, two hearts, a diamond."""
ROOM = (0, 2, 2, 2)


def every_deal(lacking: tuple[int, ...]) -> set[tuple[int, ...]]:
    """All ways to give the cards out, by trying each seat for each card."""
    found = set()
    for seats in product(range(4), repeat=FREE.bit_count()):
        given = [0] * 4
        for seat, bit in zip(seats, bits(FREE), strict=True):
            given[seat] |= bit
        full = tuple(hand.bit_count() for hand in given) == ROOM
        if full and not any(hand & missing for hand, missing in zip(given, lacking, strict=True)):
            found.add(tuple(given))
    return found


@pytest.mark.parametrize(
    "lacking",
    [
        (0, 0, 0, 0),
        (SUIT[0], SUIT[0], 0, 0),
        (0, SUIT[1], SUIT[0], 0),
        (0, 0b1, SUIT[1], SUIT[2]),
        (SUIT[2], SUIT[3], 0, SUIT[3]),
    ],
)
def test_every_deal_is_as_likely_as_any_other(lacking: tuple[int, ...]) -> None:
    possible = every_deal(lacking)
    deals, rng = EvenDeals(FREE, ROOM, lacking), random.Random(7)
    assert deals.ways == len(possible) > 5
    drawn = Counter(tuple(deals.draw(rng)) for _ in range(200 * len(possible)))
    assert drawn.keys() == possible
    assert max(abs(count - 200) for count in drawn.values()) < 200 * 0.4


def test_where_there_is_no_deal_none_is_drawn() -> None:
    deals = EvenDeals(FREE, ROOM, (0, SUIT[0], SUIT[0], 0))
    assert deals.ways == 0
    with pytest.raises(ValueError, match="no way"):
        deals.draw(random.Random(1))


def test_nothing_is_dealt_where_nothing_is_left() -> None:
    assert EvenDeals(0, (0, 0), (SUIT[0], 0)).draw(random.Random(1)) == [0, 0]
