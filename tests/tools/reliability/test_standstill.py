# SPDX-License-Identifier: MIT
"""A standstill, distinguished from a slow machine."""

import pytest

from tests.tools.reliability import standstill
from tests.tools.reliability.standstill import Standstill


class ClockByHand:
    """A clock that advances only when a test sets it."""

    def __init__(self) -> None:
        self.now = 5.0

    def monotonic(self) -> float:
        """Return the seconds since some moment."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ClockByHand:
    made = ClockByHand()
    monkeypatch.setattr(standstill, "time", made)
    return made


def test_a_standstill_is_much_time_with_many_actions(clock: ClockByHand) -> None:
    watched = Standstill(10.0, 3)
    assert [watched.act() for _ in range(9)] == [False] * 9, "no time has passed"
    clock.now += 11
    assert watched.act()
    watched.reset()
    clock.now += 11
    assert [watched.act() for _ in range(4)] == [False, False, False, True], "few actions are no standstill"
    watched.reset()
    assert not watched.act()
