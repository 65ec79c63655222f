# SPDX-License-Identifier: MIT
"""Measurements of claims about a deal, always with the same result."""

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.players.claims import ROUNDS, FirstMove, Gain, Happens, Margin


@pytest.mark.whole
def test_a_level_that_plays_like_another_gains_nothing() -> None:
    game = new_game("thothit")
    assert Gain(better="langganan", points=0).measure(game, 1, 0, "langganan") == 0
    gained = Gain(points=0).measure(game, 5, 0, "langganan")
    assert gained == Gain(points=0).measure(game, 5, 0, "langganan") > 20
    assert gained == -Gain(better="langganan", worse="empu", points=0).measure(game, 5, 0, "langganan")


@pytest.mark.whole
def test_a_margin_is_what_both_sides_of_a_gain_are_made_of() -> None:
    game = new_game("sackson", 2)
    master, regular = (
        Margin(points=0, level=level).measure(game, 24, 0, "langganan") for level in ("empu", "langganan")
    )
    assert Gain(points=0).measure(game, 24, 0, "langganan") == master - regular


@pytest.mark.whole
def test_two_first_moves_are_compared() -> None:
    game = new_game("sackson", 2)
    moves = {"better": "M4", "worse": "OTxOT"}
    back = {"better": "OTxOT", "worse": "M4"}
    there = FirstMove(**moves, points=0).measure(game, 34, 1, "langganan")
    assert there > 0
    assert FirstMove(**back, points=0).measure(game, 34, 1, "langganan") == -there


def test_events_and_wins_are_counted() -> None:
    game = new_game("sackson", 2)
    assert Happens(event="played", times=11).measure(game, 1, 0, "langganan") == ROUNDS
    assert Happens(event="played", times=12).measure(game, 1, 0, "langganan") == 0
    won = [Happens().measure(game, 28, place, "langganan") for place in (0, 1)]
    assert won == [ROUNDS, 0]
