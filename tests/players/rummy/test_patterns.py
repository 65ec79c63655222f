# SPDX-License-Identifier: MIT
"""Shapes of Kowah hands, and their chances."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thothit_desktop.games.cards import CEKI, RANK, faces
from thothit_desktop.games.rummy.hand import COPIES, ready_pairs
from thothit_desktop.players.rummy.draw_odds import Odds, places, prospects
from thothit_desktop.players.rummy.patterns import (
    OUTSIDE,
    Hand,
    groups_of,
    larger,
    live,
    matched,
    shapes,
    smaller,
)

CARDS = [card for card in CEKI for _ in range(COPIES)]
HANDS = st.permutations(CARDS).map(lambda cards: cards[:8])


def shape(hand: str) -> int:
    return Hand(faces(hand.split())).shape


def test_there_are_so_many_shapes() -> None:
    assert [len(shapes(cards)) for cards in (0, 1, 8, 9)] == [1, 2, 535, 987]


def test_a_shape_tells_its_groups() -> None:
    assert groups_of(shape("WF S1 WF M1 M7 S7 M7 C9")) == ((2, 1, 1), (1,), (2, 1))


@given(hand=HANDS, card=st.sampled_from(CEKI))
def test_a_card_more_and_less_is_the_hand_before(hand: list[int], card: int) -> None:
    held = Hand(hand)
    if held.copies[card] == COPIES:
        return
    before = held.shape
    held.add(card)
    assert held.shape == Hand([*hand, card]).shape
    assert held.shape in dict(larger(before))
    assert before in smaller(held.shape)
    held.drop(card)
    assert (held.shape, held.copies) == (before, Hand(hand).copies)
    assert held.designs() == sorted(set(hand))


@given(hand=HANDS)
def test_shapes_say_how_many_cards_lead_where(hand: list[int]) -> None:
    held, found = Hand(hand), Counter[int]()
    outside = Counter(CARDS)
    outside.subtract(hand)
    for card, copies in outside.items():
        if copies:
            held.add(card)
            found[held.shape] += copies
            held.drop(card)
    assert dict(larger(held.shape)) == found
    assert sum(found.values()) == OUTSIDE


@given(hand=HANDS)
def test_shapes_agree_with_the_rules_about_readiness(hand: list[int]) -> None:
    pairs, made = ready_pairs(hand), Hand(hand).shape
    assert live(made) == sum(COPIES - hand.count(card) for card in pairs)
    assert (matched(made) == 8) == bool(pairs)


@given(hand=HANDS)
def test_matched_cards_are_counted_by_trying_everything(hand: list[int]) -> None:
    """Against all triplets of ranks and pairs of designs."""
    best = 0
    for pair in set(hand):
        for kept in range(min(2, hand.count(pair)) + 1):
            ranks = Counter(RANK[card] for card in hand)
            ranks[RANK[pair]] -= kept
            for one, other in combinations([rank for rank in range(1, 10) for _ in range(2)], 2):
                both = min(6, ranks[one]) if one == other else min(3, ranks[one]) + min(3, ranks[other])
                best = max(best, kept + both)
    assert matched(Hand(hand).shape) == best


def test_more_live_waits_promise_more() -> None:
    promised = prospects(Odds(2, 0, 0.04, frozen=False)).waiting
    four, two, dead = "M5 S5 C5 M7 M7 C7 C7 S7", "M5 S5 C5 M7 S7 C7 C9 C9", "M5 S5 C5 M7 M7 M7 M7 S7"
    assert promised[places()[shape(four)]] > promised[places()[shape(two)]] > 0.3
    assert promised[places()[shape(dead)]] == 0


def test_hands_that_are_nearer_promise_more() -> None:
    best = prospects(Odds(2, 1, 0.0, frozen=False)).best
    near, far = "M5 S5 C5 M7 S7 C7 C9 S9", "C2 S3 M4 C5 S6 M7 C8 S9"
    assert best[places()[shape(near)]] > best[places()[shape(far)]]
    assert len(best) == len(shapes(8))
    assert all(0 < chance < 1 for chance in best)


@pytest.mark.parametrize(
    ("easier", "harder"),
    [
        (Odds(2, 0, 0.02, False), Odds(2, 0, 0.06, False)),
        (Odds(2, 1, 0.0, False), Odds(2, 0, 0.05, False)),
        (Odds(3, 2, 0.0, False), Odds(3, 1, 0.1, False)),
        (Odds(2, 0, 0.04, False), Odds(2, 0, 0.04, True)),
    ],
)
def test_every_hand_promises_less_against_harder_odds(easier: Odds, harder: Odds) -> None:
    soft, hard = prospects(easier).best, prospects(harder).best
    assert all(one >= other - 1e-3 for one, other in zip(soft, hard, strict=True))
    assert sum(soft) > sum(hard)
