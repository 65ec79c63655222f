# SPDX-License-Identifier: MIT
"""The number of balls from which the sixes count, by the option `two-to-clear`."""

import pytest

from thothit_desktop.games.thunee.score import sixes_from


@pytest.mark.parametrize(
    ("balls", "goal", "lead", "start"),
    [
        ((11, 11), 12, 2, 11),
        ((12, 11), 12, 2, 11),
        ((12, 12), 13, 2, 12),
        ((13, 12, 13, 12), 13, 2, 12),
        ((11, 12), 13, 2, 0),
        ((12, 10), 12, 2, 0),
        ((11, 11), 12, 1, 0),
        ((0, 0), 13, 2, 0),
    ],
)
def test_they_close_when_both_sides_are_a_ball_short_and_two_are_needed(
    balls: tuple[int, ...], goal: int, lead: int, start: int
) -> None:
    assert sixes_from(balls, goal, lead) == start
