# SPDX-License-Identifier: MIT
"""docs/rules/mata.md M4, M5 and M7: hands, their calls, and the cards they wait for."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.oracle import mata_call, mata_sets, to_codes
from tests.games.pages import table
from thothit_desktop.games import cards
from thothit_desktop.games.cards import CEKI, KEPALA, RANK
from thothit_desktop.games.rummy.mata.hand import call_of, is_winning, matas, open_rank, sets_of, waits

SIZES = {"balik-satu": 3, "gonggong": 3, "tantanan": 2}
EXAMPLES = [
    (game.strip("`"), hand.replace(",", ""), *rest)
    for game, hand, *rest in table("mata", "| game | hand | call |")
]


@pytest.mark.parametrize(("game", "hand", "call", "waiting"), EXAMPLES)
def test_m5_the_examples_of_the_page(game: str, hand: str, call: str, waiting: str) -> None:
    held, size = cards.faces(hand.split()), SIZES[game]
    assert len(held) == (14 if size == 3 else 5)
    assert (call_of(held, size) or "none") == call
    assert cards.codes(waits(held, size, call_of(held, size))) == waiting.split()
    assert not is_winning(held, size)


def test_m5_there_are_thirteen_examples() -> None:
    assert len(EXAMPLES) == 13


@st.composite
def hands_of(draw: st.DrawFn) -> tuple[list[int], int]:
    """A hand that is nearly made of sets, and the size of these."""
    size = draw(st.sampled_from((2, 3)))
    rng = random.Random(draw(st.integers(0, 2**32)))
    deck, hand = rng.sample(KEPALA * 3, 180), []
    for _ in range(4 if size == 3 else 2):
        rank = draw(st.integers(1, 4))
        few = [card for card in deck if RANK[card] == rank][: draw(st.sampled_from((size, size, size - 1)))]
        for card in few:
            deck.remove(card)
        hand += few
    total = 14 if size == 3 else 5
    last = [card for card in deck if RANK[card] < 5]
    return [*hand, *last][:total], size


@given(held=hands_of())
def test_m5_a_call_is_that_of_the_second_implementation(held: tuple[list[int], int]) -> None:
    hand, size = held
    call, waiting = mata_call(to_codes(hand), size)
    assert (call_of(hand, size) or "none") == call
    assert set(to_codes(waits(hand, size, call_of(hand, size)))) == waiting


@given(held=hands_of())
def test_m5_what_is_waited_for_wins_and_nothing_else(held: tuple[list[int], int]) -> None:
    hand, size = held
    call = call_of(hand, size)
    winning = {card for card in CEKI if is_winning([*hand, card], size)}
    assert winning == set(waits(hand, size, call))
    assert bool(winning) == bool(call)
    assert bool(open_rank(hand, size)) or not call


@given(held=hands_of())
def test_m4_the_whole_hand_decides(held: tuple[list[int], int]) -> None:
    """A hand wins if some way to part its cards into sets has a mata among them."""
    hand, size = held
    for card in {*hand, 5}:
        whole = [*hand, card]
        by_trying = any(
            len(set(chosen)) == 1 and mata_sets(to_codes((Counter(whole) - Counter(chosen)).elements()), size)
            for chosen in set(combinations(sorted(whole), size))
        )
        assert is_winning(whole, size) == by_trying


@given(held=hands_of())
def test_a_hand_in_sets_begins_with_its_mata(held: tuple[list[int], int]) -> None:
    hand, size = held
    groups = sets_of(hand, size)
    assert Counter(card for group in groups for card in group) == Counter(hand)
    same = [group for group in groups if len(group) == size and len(set(group)) == 1]
    assert groups[: len(matas(hand, size))] == sorted(same, key=groups.index)[: len(matas(hand, size))]
    assert sorted(group[0] for group in groups[: len(matas(hand, size))]) == matas(hand, size)


def test_m7_unchanged_one_waits_for_copies_beside_a_mata() -> None:
    """C3 C3 C3 with S3 S3 makes a mata, and both designs wait as long as the call is not changed."""
    hand = cards.faces(["C3", "C3", "C3", "S3", "S3", "C4", "S4", "M4", "C5", "S5", "M5", "C6", "S6", "M6"])
    assert call_of(hand, 3) == "any"
    assert cards.codes(waits(hand, 3, "one")) == ["C3", "S3"]
    assert cards.codes(waits(hand, 3, "any")) == ["C3", "S3", "M3"]
    assert waits(hand, 3, "") == ()
