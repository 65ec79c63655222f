# SPDX-License-Identifier: MIT
"""Which arrows are drawn, and what stands above what."""

import pytest

from architecture.graph import Edges, circles, ranks, reached, without_detours

LINE: Edges = {"a": {"b", "c"}, "b": {"c"}, "c": set()}
ROUND: Edges = {"top": {"one"}, "one": {"two"}, "two": {"one", "low"}, "low": set()}


def test_what_a_name_leads_to():
    assert reached("a", LINE) == {"b", "c"}
    assert reached("c", LINE) == set()
    assert reached("one", ROUND) == {"one", "two", "low"}


def test_a_circle_is_those_that_lead_to_each_other():
    assert circles(LINE) == {"a": {"a"}, "b": {"b"}, "c": {"c"}}
    assert circles(ROUND)["one"] == circles(ROUND)["two"] == {"one", "two"}


@pytest.mark.parametrize(
    ("edges", "rank"),
    [(LINE, {"a": 2, "b": 1, "c": 0}), (ROUND, {"top": 2, "one": 1, "two": 1, "low": 0})],
)
def test_a_name_stands_above_all_that_it_leads_to(edges, rank):
    assert ranks(edges) == rank


def test_an_arrow_that_follows_from_two_others_is_left_out():
    assert without_detours(LINE) == {"a": {"b"}, "b": {"c"}, "c": set()}


def test_no_arrow_of_a_circle_is_left_out():
    assert without_detours(ROUND) == ROUND
    twice = {"one": {"two", "low"}, "two": {"one", "low"}, "low": set()}
    assert without_detours(twice) == twice
