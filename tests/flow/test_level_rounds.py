# SPDX-License-Identifier: MIT
"""The rounds of a match as a measure of the person's strength."""

from collections.abc import Callable
from itertools import count

import pytest

from tests.app.rounds import ended, finish, found, sit
from thothit_desktop.flow.level_rounds import levels_due, may_be_matched
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Score


@pytest.fixture
def scored(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match]:
    """The match with computers of the usual level, and with these points by round and seat."""

    def score(played: Match, *points: tuple[int, ...]) -> Match:
        played.levels[1:] = ["langganan"] * (len(played.levels) - 1)
        played._seated = [tuple(played.levels)] * (len(points) - 1)
        scores = [Score(tuple(() for _ in of_round), of_round, ()) for of_round in points]
        monkeypatch.setattr(Match, "scores", scores)
        return played

    return score


@pytest.mark.parametrize(
    ("points", "due"),
    [((20, 5, 15), "sesepuh"), ((5, 5, 15), "tangga"), ((10, 5, 15), "langganan")],
)
def test_a_matched_seat_goes_up_or_down_by_how_far_the_person_is_from_the_mean_of_the_others(
    scored, points, due
):
    played = scored(ended("thothit", rounds=3), *[points] * 3)
    played.matched = frozenset({2})
    assert levels_due(played) == ["person", "langganan", due]
    assert played.levels[2] == "langganan"


def test_of_the_person_s_own_side_nobody_is_ahead(scored):
    played = scored(ended("thunee", rounds=3), *[(2, 1, 5, 1)] * 3)
    played.matched = frozenset({1})
    assert levels_due(played)[1] == "sesepuh"


def test_only_the_rounds_at_the_present_level_count(scored):
    played = scored(ended("thothit", rounds=3), *[(20, 5, 15)] * 3)
    played.matched = frozenset({1, 2})
    played._seated[0] = ("person", "tangga", "langganan")
    assert levels_due(played) == ["person", "langganan", "sesepuh"]


def test_where_nobody_plays_all_levels_stay(scored):
    played = scored(ended("thothit", rounds=3), *[(20, 5, 15)] * 3)
    played.matched = frozenset({1, 2})
    played.levels[0] = "bocah"
    assert levels_due(played) == ["bocah", "langganan", "langganan"]


def test_an_extra_hand_without_the_person_does_not_count(scored):
    def without(played: Match) -> bool:
        return len(played.positions) > 3 and 0 not in played.positions[3].game.playing

    played = found(without, "sackson", 3, length="rotation")
    scored(played, *[(20, 5, 15)] * 3, *[(0, 900, 900)] * (len(played.positions) - 3))
    played.matched = frozenset({1})
    assert levels_due(played)[1] == "sesepuh"


def test_only_who_plays_against_the_person_may_be_matched():
    assert [may_be_matched(sit("thothit"), seat) for seat in range(3)] == [False, True, True]
    assert [may_be_matched(sit("thunee"), seat) for seat in range(4)] == [False, True, False, True]
    watched = sit("thothit")
    watched.levels[0] = "bocah"
    assert [may_be_matched(watched, seat) for seat in range(3)] == [False] * 3


def test_real_rounds_move_a_level_too():
    """The person wins the first rounds of some match clearly enough."""
    for number in count():
        played = sit("thothit", number=number)
        played.levels[1:] = ["langganan"] * 2
        played.matched = frozenset({1})
        played.deal_first()
        for _ in range(3):
            finish(played)
            played.deal_next()
        if levels_due(played)[1] == "sesepuh":
            break
    assert levels_due(played)[2] == "langganan"
