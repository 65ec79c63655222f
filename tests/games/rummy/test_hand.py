# SPDX-License-Identifier: MIT
"""docs/rules/kowah.md W3: ready hands, and the cards they wait for."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.pages import table
from thothit_desktop.games import cards
from thothit_desktop.games.cards import CEKI, KEPALA, RANK
from thothit_desktop.games.rummy.hand import grouped, is_dead, ready_pairs


def rows_of_examples() -> list[tuple[str, str, str]]:
    return [
        (hand.replace(",", ""), ready, waits) for hand, ready, waits in table("kowah", "| hand | ready |")
    ]


@pytest.mark.parametrize(("hand", "ready", "told"), rows_of_examples())
def test_w3_the_examples_of_the_page(hand: str, ready: str, told: str) -> None:
    held = cards.faces(hand.split())
    pairs = ready_pairs(held)
    assert len(held) == 8
    assert bool(pairs) == (ready == "yes")
    assert cards.codes(pairs) == told.partition(",")[0].split()
    assert [is_dead(held, pair) for pair in pairs] == ["dead" in told for _ in pairs]


def test_w3_there_are_seven_examples() -> None:
    assert len(rows_of_examples()) == 7


def pairs_by_trying(hand: Sequence[int]) -> set[int]:
    """W3 told literally: two identical cards, and the six others split into two triplets of a rank."""
    found = set()
    for first, second in combinations(range(len(hand)), 2):
        rest = [hand[i] for i in range(len(hand)) if i not in (first, second)]
        for three in combinations(range(1, len(rest)), 2):
            one = [rest[0], *(rest[i] for i in three)]
            other = [rest[i] for i in range(1, len(rest)) if i not in three]
            if hand[first] == hand[second] and all(
                len({RANK[c] for c in part}) == 1 for part in (one, other)
            ):
                found.add(hand[first])
    return found


few_ranks = st.lists(st.sampled_from(range(3)), min_size=1, max_size=3).flatmap(
    lambda ranks: st.permutations([c for c in KEPALA * 2 if (RANK[c] - 1) % 3 in ranks and RANK[c] < 7])
)
hands_of_eight = st.one_of(few_ranks.filter(lambda h: len(h) > 8), st.permutations(KEPALA * 2)).map(
    lambda h: h[:8]
)


@given(hands_of_eight)
def test_w3_ready_is_what_trying_all_splits_finds(hand: list[int]) -> None:
    assert set(ready_pairs(hand)) == pairs_by_trying(hand)
    assert list(ready_pairs(hand)) == sorted(ready_pairs(hand))


@st.composite
def ready_hands(draw: st.DrawFn) -> list[int]:
    """A pair and two triplets, in any order."""
    left = Counter(KEPALA * 2)
    pair = draw(st.sampled_from(list(CEKI)))
    hand = [pair, pair]
    left.subtract(hand)
    for _ in range(2):
        rank = draw(st.integers(1, 9))
        three = draw(st.permutations([c for c in left.elements() if RANK[c] == rank]))[:3]
        hand += three
        left.subtract(three)
    return draw(st.permutations(hand))


@given(ready_hands())
def test_w3_every_pair_with_two_triplets_is_ready(hand: list[int]) -> None:
    assert set(ready_pairs(hand)) == pairs_by_trying(hand) != set()


@given(ready_hands(), ready_hands())
def test_w6_at_most_one_seat_can_wait_for_a_card(first: list[int], second: list[int]) -> None:
    held = Counter([*first, *second])
    both = set(ready_pairs(first)) & set(ready_pairs(second))
    assert all(held[design] >= 4 for design in both)


@given(st.one_of(hands_of_eight, ready_hands()))
def test_a_grouped_hand_is_the_hand_with_as_many_triplets_as_there_are(hand: list[int]) -> None:
    groups = grouped(hand)
    assert sorted(c for group in groups for c in group) == sorted(hand)
    assert [len(group) for group in groups] == sorted((len(group) for group in groups), reverse=True)
    ranks = Counter(RANK[c] for c in hand)
    assert sum(len(group) == 3 for group in groups) == sum(count // 3 for count in ranks.values())
    assert all(len({RANK[c] for c in group}) == 1 for group in groups)
    if ready_pairs(hand):
        assert [len(set(group)) for group in groups if len(group) == 2] == [1]


def test_identical_pairs_stand_before_others() -> None:
    held = cards.faces(["C2", "S2", "C9", "C9", "S5", "M5", "C5", "WF"])
    assert [" ".join(cards.codes(group)) for group in grouped(held)] == ["C5 S5 M5", "C9 C9", "C2 S2", "WF"]
