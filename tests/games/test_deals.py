# SPDX-License-Identifier: MIT
"""Deal numbers that must never change, and how many legal lines begin at them."""

import random

import pytest

from tests.games.oracle import legal_lines
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.record import deal_number

TOPS = [
    (1, "S5 WF S3 C5 C2 C3 S1", "M9 M3 M5", "M2 S5 M6"),
    (24, "C8 S3 M7 OT S4 S9 S2", "C2 M6 M1", "C4 M3 S6"),
]


@pytest.mark.parametrize(("number", "hand", "pool", "stock"), TOPS)
def test_pinned_deals(number: int, hand: str, pool: str, stock: str) -> None:
    layout = deal_number(new_game("thothit"), number).layout
    assert cards.codes(layout.hands[0]) == hand.split()
    assert cards.codes(layout.pool[:3]) == pool.split()
    assert cards.codes(layout.stock[:3]) == stock.split()


@pytest.mark.parametrize("dealer", range(3))
def test_a_deal_is_python_s_shuffle_of_the_deck_in_code_order(dealer: int) -> None:
    deck = [code for code in cards.CODES for _ in range(2)]
    random.Random(5).shuffle(deck)
    layout = deal_number(new_game("thothit"), 5, dealer).layout
    raja, patih = (dealer + 1) % 3, (dealer + 2) % 3
    hands = [layout.hands[raja], layout.hands[patih], layout.hands[dealer]]
    assert cards.codes([*(card for hand in hands for card in hand), *layout.pool, *layout.stock]) == deck


LINES = [
    (1, {}, [7, 7, 49, 49, 343]),
    (1, {"first-turn": "off"}, [10, 19, 155, 155, 2134]),
    (1, {"first-turn": "off", "pairs": "odd-first"}, [9, 9, 73, 73, 901]),
    (1, {"first-turn": "off", "pairs": "different-first"}, [9, 9, 75, 75, 837]),
    (1, {"first-turn": "off", "duty": "hand"}, [10, 19, 113, 113, 1302]),
    (24, {}, [7, 7, 49, 49, 294]),
    (24, {"first-turn": "off"}, [14, 14, 150, 150, 1679]),
    (24, {"first-turn": "off", "pairs": "odd-first"}, [13, 13, 139, 139, 1529]),
    (24, {"first-turn": "off", "pairs": "different-first"}, [12, 12, 107, 107, 1198]),
    (24, {"first-turn": "off", "duty": "hand"}, [12, 12, 103, 103, 1114]),
]


@pytest.mark.parametrize(("number", "options", "counts"), LINES)
def test_legal_lines(number: int, options: dict[str, str], counts: list[int]) -> None:
    position = deal_number(new_game("thothit", options=options), number)
    assert [legal_lines(position, depth) for depth in range(1, 6)] == counts
