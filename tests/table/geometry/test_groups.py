# SPDX-License-Identifier: MIT
"""The places of ranks in a row, in numbers: four spans of 200 units, cards of 100."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thothit_desktop.table.geometry.groups import Span, presses, share

WIDE, GAP, SEEN = 100.0, 8.0, 20.0
DEGREES = presses(WIDE, GAP, SEEN)
BOUNDS = Span(0, 800)
CELLS = tuple(Span(left + GAP / 2, left + 200 - GAP / 2) for left in range(0, 800, 200))
EASE = DEGREES[0]

RANKS = st.lists(
    st.lists(st.sampled_from((1, 1, 2, 2, 3, 3)), max_size=6).map(sorted).map(tuple), min_size=4, max_size=4
)


def laid(ranks):
    """The left sides by place, of the places that have cards."""
    here = [number for number, cards in enumerate(ranks) if cards]
    cells = tuple(CELLS[number] for number in here)
    lefts = share(BOUNDS, cells, tuple(tuple(ranks[number]) for number in here), WIDE, DEGREES)
    return dict(zip(here, lefts, strict=True))


def steps(lefts):
    return [b - a for a, b in pairwise(lefts)]


def test_pressing_begins_at_the_gaps_goes_on_with_twins_and_ends_with_designs():
    for before, after in pairwise(DEGREES):
        assert after.apart <= before.apart
        assert after.other <= before.other
        assert after.twin <= before.twin
        if after.twin < before.twin:
            assert before.apart == GAP
            assert before.other <= WIDE
        if SEEN <= after.other < WIDE:
            assert after.twin <= SEEN * 1.2
    told = [degree for degree in DEGREES if degree.other > 1.4 * SEEN]
    assert len(told) > 20
    for degree in told:
        assert degree.twin * 1.3 < degree.other
    assert any(degree.other == degree.twin > SEEN for degree in DEGREES)  # then all alike


@pytest.mark.whole
@given(RANKS)
def test_ranks_lie_apart_in_their_order_within_the_bounds_over_their_middles(ranks):
    spans = [(number, lefts[0], lefts[-1] + WIDE) for number, lefts in laid(ranks).items()]
    for number, left, right in spans:
        assert BOUNDS.left - 0.01 <= left <= CELLS[number].middle + 0.01
        assert CELLS[number].middle - 0.01 <= right <= BOUNDS.right + 0.01
    for (_, _, right), (_, left, _) in pairwise(spans):
        assert left - right >= GAP - 0.05


@pytest.mark.whole
@given(RANKS)
def test_no_card_covers_another_and_one_without_neighbours_is_never_pressed(ranks):
    for lefts in laid(ranks).values():
        assert all(step > 1 for step in steps(lefts))
    for number, cards in enumerate(ranks):
        alone: list[tuple[int, ...]] = [()] * 4
        alone[number] = cards
        for lefts in laid(alone).values():
            assert steps(lefts) == pytest.approx(EASE.steps(cards))


def test_what_fits_its_place_lies_in_the_middle_of_it():
    ranks = [(1,), (1, 1), (), (2,)]
    for number, lefts in laid(ranks).items():
        assert (lefts[0] + lefts[-1] + WIDE) / 2 == CELLS[number].middle


def test_a_rank_spreads_over_empty_places_and_moves_nobody():
    lefts = laid([(), (1, 2, 3), (), (1,)])
    assert steps(lefts[1]) == [EASE.other] * 2
    assert lefts[3] == (650,)


def test_a_neighbour_makes_way_only_as_far_as_must_be():
    lefts = laid([(1,), (1, 2, 3), (), (1, 1)])
    assert lefts[0] == (50,)
    assert lefts[1][0] == pytest.approx(150 + 2 * GAP)
    assert steps(lefts[1]) == [EASE.other] * 2
    assert lefts[3] == laid([(), (), (), (1, 1)])[3]


def test_only_groups_that_need_the_same_space_are_pressed():
    lefts = laid([(1, 1, 2, 2, 3), (1, 2, 3), (), (1, 2)])
    assert sum(steps(lefts[0])) < sum(EASE.steps((1, 1, 2, 2, 3)))
    assert steps(lefts[3]) == [EASE.other]


def test_as_long_as_can_be_a_strip_of_every_card_is_seen():
    ranks = [(1, 1, 2, 3, 3), (1, 2), (1, 1, 2, 3), (1, 1, 2, 3)]
    assert all(step >= SEEN - 0.01 for lefts in laid(ranks).values() for step in steps(lefts))
