# SPDX-License-Identifier: MIT
"""The uncertainty of a difference between two moves."""

import pytest

from thothit_desktop.games.contract import Move
from thothit_desktop.players.coach.contract import WeighedMove
from thothit_desktop.players.coach.weighing import paired, weighed

STAY, TAKE, WAIT = Move("play", (1,)), Move("play", (2, 3)), Move("play", (4,))


def test_common_luck_cancels_out() -> None:
    """A gain of both moves in a world does not widen the interval."""
    assert paired([30.0, -20.0, 5.0], [28.0, -22.0, 3.0]) == (2.0, 0.0)


def test_the_interval_is_that_of_the_differences() -> None:
    mean, within = paired([1.0, 3.0, 1.0, 3.0], [0.0, 0.0, 0.0, 0.0])
    assert mean == 2.0
    # The deviation is the root of 4/3, the standard error half of it.
    assert within == pytest.approx(1.96 * (4 / 3) ** 0.5 / 2)


def test_one_world_gives_no_interval() -> None:
    assert paired([3.0], [1.0]) == (2.0, 0.0)


def test_a_world_may_weigh_more_than_another() -> None:
    """As if it had been met as often."""
    mean, within = paired([4.0, 1.0], [0.0, 0.0], [3.0, 1.0])
    assert mean == 3.25
    assert within == pytest.approx(1.96 * ((3 * 0.75) ** 2 + 2.25**2) ** 0.5 * 2**0.5 / 4)
    assert paired([3.0, 1.0, 2.0], [1.0, 1.0, 1.0], [2.0] * 3) == paired([3.0, 1.0, 2.0], [1.0, 1.0, 1.0])


def test_nothing_promises_more_than_what_is_said_to_be_best() -> None:
    options = weighed((STAY, TAKE, WAIT), [[1.0, 4.0, 0.0], [1.0, 2.0, 0.0]], best=STAY)
    assert [option.move for option in options] == [STAY, TAKE, WAIT]
    assert [option.margin for option in options] == [1.0, 1.0, 0.0]
    assert [option.behind for option in options] == [0.0, 0.0, 1.0]


def test_best_first_and_how_far_the_others_are_behind() -> None:
    options = weighed((STAY, TAKE, WAIT), [[1.0, 4.0, 1.0], [1.0, 2.0, 1.0]])
    assert [option.move for option in options] == [TAKE, STAY, WAIT]
    assert options[0] == WeighedMove(TAKE, 3.0)
    assert options[1].margin == 1.0
    assert options[1].behind == 2.0
    assert options[1].within > 0
