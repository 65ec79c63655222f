# SPDX-License-Identifier: MIT
"""Figures of rounds, against their definitions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.statistics.rounds import played
from thothit_desktop.app.statistics.charts import scale
from thothit_desktop.app.statistics.figures import figures, histogram, moving_average, window

VALUES = st.lists(st.integers(-500, 500))


def test_no_rounds_tell_nothing():
    counted = figures([])
    assert (counted.rounds, counted.mean, counted.within, counted.best, counted.share) == (
        0,
        None,
        None,
        None,
        None,
    )


def test_figures_are_as_they_are_defined():
    counted = figures(
        [played(30, 10), played(20, 20), played(0, 50), played(40, 10, helped=True), played(20, 10)]
    )
    assert (counted.rounds, counted.matches, counted.won, counted.shared, counted.helped) == (5, 1, 3, 1, 1)
    assert counted.share == pytest.approx(0.7)
    assert (counted.mean, counted.points, counted.best) == (2.0, 22.0, 40)
    assert (counted.streak, counted.running) == (2, 2)
    assert counted.spread == pytest.approx(31.14, abs=0.01)
    assert counted.within == pytest.approx(27.30, abs=0.01)


@given(VALUES, st.integers(1, 30))
def test_each_moving_average_is_of_the_values_before_it(values, wide):
    for at, average in enumerate(moving_average(values, wide)):
        part = values[max(0, at + 1 - wide) : at + 1]
        assert average == pytest.approx(sum(part) / len(part))


def test_many_rounds_are_averaged_over_more():
    assert (window(3), window(1000), window(10_000)) == (20, 20, 200)


@given(VALUES)
def test_every_value_lies_in_one_bin_of_a_histogram(values):
    bins = histogram(values)
    assert len(bins) <= 20
    for low, high, held in bins:
        assert held == sum(low <= value <= high for value in values)
    assert sum(held for *_, held in bins) == len(values)


def test_bins_keep_to_the_steps_of_the_scores():
    assert histogram([0, 10, 10, 40]) == [(0, 0, 1), (10, 10, 2), (20, 20, 0), (30, 30, 0), (40, 40, 1)]


@given(st.lists(st.floats(-1e6, 1e6)))
def test_a_scale_holds_zero_and_all_values_with_few_lines(values):
    low, high, step = scale(values)
    assert low <= min([0.0, *values]) <= max([0.0, *values]) <= high
    assert low <= 0 < high - low
    assert 0 < (high - low) / step <= 12
