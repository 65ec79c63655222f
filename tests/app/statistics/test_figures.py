# SPDX-License-Identifier: MIT
"""Figures of rounds, against their definitions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.statistics.rounds import begun, played
from thothit_desktop.app.statistics.charts import every_line_with_room, scale
from thothit_desktop.app.statistics.figures import (
    CallCount,
    Figures,
    best_rounds,
    count_calls,
    count_matches,
    figures,
    histogram,
    moving_average,
    sure_within,
    window,
)
from thothit_desktop.app.statistics.results import FINISHED, GIVEN_UP, PLAYING

KINDS = st.sampled_from(["bid", "thunee", "jodhi"])
VALUES = st.lists(st.integers(-500, 500))


def test_no_rounds_tell_nothing():
    counted = figures([])
    assert counted == Figures(
        rounds=0,
        won=0,
        shared=0,
        helped=0,
        mean=None,
        within=None,
        spread=None,
        points=None,
        best=None,
        streak=0,
        running=0,
        lost_streak=0,
        thought=None,
        timed=0,
    )
    assert (counted.share, counted.needed) == (None, None)


def test_of_one_round_it_is_not_told_how_far_they_are_apart():
    counted = figures([played(30, 10)])
    assert (counted.mean, counted.spread, counted.within, counted.points, counted.best) == (
        *(20, None, None),
        *(30, 30),
    )
    assert (counted.streak, counted.running, counted.lost_streak, counted.share) == (1, 1, 0, 1)


def test_a_row_of_rounds_that_were_won_ends_with_one_that_was_not():
    assert figures([played(9, 0), played(9, 0), played(5, 5)]).running == 0
    assert figures([played(9, 0), played(9, 0), played(0, 9), played(9, 0)]).running == 1


def test_figures_are_as_they_are_defined():
    counted = figures(
        [played(30, 10), played(20, 20), played(0, 50), played(40, 10, helped=True), played(20, 10)]
    )
    assert (counted.rounds, counted.won, counted.shared, counted.helped) == (5, 3, 1, 1)
    assert counted.share == pytest.approx(0.7)
    assert (counted.mean, counted.points, counted.best) == (2.0, 22.0, 40)
    assert (counted.streak, counted.running) == (2, 2)
    assert counted.lost_streak == 1
    assert figures([played(0, 9), played(1, 9), played(9, 0), played(0, 9)]).lost_streak == 2
    assert counted.spread == pytest.approx(31.14, abs=0.01)
    assert counted.within == pytest.approx(38.66, abs=0.01)


def test_an_average_is_more_than_luck_once_it_is_larger_than_what_it_is_known_to_within():
    rounds = [played(10, 0), played(0, 10), played(10, 0), played(10, 0)]
    for times in range(1, 30):
        counted = figures(rounds * times)
        assert (counted.mean > counted.within) == (counted.needed <= counted.rounds)
    assert counted.needed == 15
    assert figures([played(10, 0), played(11, 0)]).needed == 2
    assert figures([played(10, 0), played(0, 10)]).needed is None
    assert figures([played(10, 0)]).needed is None


def test_how_many_rounds_are_needed_is_known_at_once_and_exactly():
    counted = figures([played(10, 0)])._replace(mean=3.182, spread=2.0)
    assert counted.needed == 5  # four would tell no more than the average itself
    assert counted._replace(mean=-10.0, spread=300.0).needed == 3460
    assert counted._replace(mean=0.01, spread=300.0).needed == 3_457_440_003
    assert counted._replace(mean=0.0).needed is None


def test_the_time_of_a_move_is_that_of_the_rounds_in_which_it_was_measured():
    quick, slow = (played(1, 0)._replace(thought=ms, decisions=7) for ms in (700, 14_000))
    counted = figures([quick, played(1, 0), slow])
    assert (counted.thought, counted.timed) == (1050, 2)
    assert figures([played(1, 0)]).thought is None
    idle = played(1, 0)._replace(thought=0, decisions=0)
    assert (figures([idle]).thought, figures([idle]).timed) == (None, 1)
    unknown = played(1, 0)._replace(thought=700)
    assert (figures([unknown]).thought, figures([unknown, quick]).thought) == (None, 200)


def test_matches_are_counted_by_what_has_become_of_them():
    matches = [begun(state=state) for state in (PLAYING, FINISHED, FINISHED, GIVEN_UP, None)]
    assert count_matches(matches) == (5, 2, 1, 1)


def test_the_best_rounds_are_those_won_by_most():
    small, large, lost = played(40, 30), played(90, 10, number=2), played(50, 80, number=3)
    again = played(40, 30, number=4)
    assert best_rounds([small, lost, large, again], most=3) == [large, again, small]
    more = played(50, 40, number=0)
    assert best_rounds([small, more, again], most=2) == [more, again]


def test_a_lost_round_is_never_among_the_best():
    won, lost = played(1, 0), played(50, 80, number=2)
    assert best_rounds([won, lost], most=3) == [won]
    assert best_rounds([lost], most=3) == []


@pytest.mark.parametrize(
    ("results", "errors"), [(2, 12.706), (3, 4.303), (6, 2.571), (9, 2.306), (31, 2.042), (10**6, 1.96)]
)
def test_few_results_are_less_sure_than_many(results, errors):
    """The values are those of every table of Student's t."""
    assert sure_within(results) == pytest.approx(errors, abs=0.0035)


def test_the_sureness_of_a_few_results_is_not_estimated():
    assert [sure_within(results) for results in (2, 3, 4, 5)] == [12.706, 4.303, 3.182, 2.776]


def test_the_series_for_students_t_has_its_coefficients():
    """Abramowitz and Stegun 26.7.5, up to the third power."""
    assert sure_within(6) == pytest.approx(2.567833971, abs=1e-9)
    assert sure_within(10) == pytest.approx(2.261952784, abs=1e-9)


@given(VALUES, st.integers(1, 30))
def test_each_moving_average_is_of_the_values_before_it(values, wide):
    for at, average in enumerate(moving_average(values, wide)):
        part = values[max(0, at + 1 - wide) : at + 1]
        assert average == pytest.approx(sum(part) / len(part))


def test_many_rounds_are_averaged_over_more():
    assert (window(3), window(1000), window(10_000)) == (20, 20, 200)
    assert (window(1049), window(1050), window(10_049)) == (20, 21, 200)


@given(VALUES)
def test_every_value_lies_in_one_bin_of_a_histogram(values):
    bins = histogram(values)
    assert len(bins) <= 20
    for low, high, held in bins:
        assert held == sum(low <= value <= high for value in values)
    assert sum(held for *_, held in bins) == len(values)


def test_bins_keep_to_the_steps_of_the_scores():
    assert histogram([0, 10, 10, 40]) == [(0, 0, 1), (10, 10, 2), (20, 20, 0), (30, 30, 0), (40, 40, 1)]
    assert histogram([7, 7]) == [(7, 7, 2)]
    assert histogram([]) == []
    assert histogram([-1, 1, 0]) == [(-1, -1, 1), (0, 0, 1), (1, 1, 1)]
    assert histogram(range(0, 60, 10), most=2) == [(0, 20, 3), (30, 50, 3)]
    assert histogram([0, 5, 30, 50], most=3) == [(0, 15, 2), (20, 35, 1), (40, 55, 1)]


def test_a_histogram_has_twenty_bins_at_most():
    assert [one.low for one in histogram(range(20))] == list(range(20))
    assert [(one.low, one.high) for one in histogram(range(21))] == [(at, at + 1) for at in range(0, 22, 2)]


@given(st.lists(st.floats(-1e6, 1e6)))
def test_a_scale_holds_zero_and_all_values_with_few_lines(values):
    low, high, step = scale(values)
    assert low <= min([0.0, *values]) <= max([0.0, *values]) <= high
    assert low <= 0 < high - low
    assert 0 < (high - low) / step <= 12


@pytest.mark.parametrize(("apart", "every"), [(40, 1), (14, 1), (13, 2), (4, 4), (0, 14), (-3, 14)])
def test_numbers_of_a_low_chart_do_not_lie_on_each_other(apart, every):
    assert every_line_with_room(apart, 14) == every


@given(st.lists(st.none() | st.lists(st.tuples(st.booleans(), KINDS))))
def test_calls_are_counted_by_kind_and_result(rounds):
    kept = [
        None if calls is None else ",".join("-+"[made] + kind for made, kind in calls) for calls in rounds
    ]
    every = [call for calls in rounds if calls for call in calls]
    counts = count_calls([played(1, 0)._replace(called=called) for called in kept])
    assert counts == {
        kind: CallCount(every.count((True, kind)), every.count((False, kind))) for _, kind in every
    }
