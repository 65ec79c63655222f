# SPDX-License-Identifier: MIT
"""The line with the time left of a measurement."""

import time

import pytest

from thothit_desktop.players.time_left import TimeLeft


def test_it_tells_seconds_minutes_and_hours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for taken, told in ((3, "27 s"), (60, "9 min"), (3600, "9.0 h")):
        clock = iter((0.0, float(taken)))
        monkeypatch.setattr(time, "monotonic", lambda clock=clock: next(clock))
        TimeLeft("a v b", 10).advance()
        assert f"a v b: 1 of 10 deals, about {told} left" in capsys.readouterr().err


def test_it_is_shown_now_and_then_and_cleared(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter((0.0, 1.0, 1.1, 1.5))
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    left = TimeLeft("a v b", 10)
    for shown in (True, False, True):
        left.advance()
        assert bool(capsys.readouterr().err) == shown
    left.clear()
    assert capsys.readouterr().err.strip() == ""
