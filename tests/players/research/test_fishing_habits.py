# SPDX-License-Identifier: MIT
"""The measurement of the tips on the rules pages."""

import re
import runpy
import sys

import pytest

from thothit_desktop.players.research import fishing_habits as habits
from thothit_desktop.players.research.fishing_habits import main


def shares(printed: str) -> dict[str, list[int]]:
    """By tip the percentages of the player and of a blind choice, and the number of decisions."""
    lines = [re.split(r"\s{2,}", line, maxsplit=1) for line in printed.splitlines()]
    return {tip: [int(number) for number in re.findall(r"\d+", rest)] for tip, rest in lines}


def test_a_regular_takes_the_identical_card(capsys: pytest.CaptureFixture[str]) -> None:
    main(["sackson", "--level", "langganan", "--rounds", "10"])
    found = shares(capsys.readouterr().out)
    followed, blind, decisions = found["with a card: take the identical one"]
    assert followed == 100
    assert 30 < blind < 60
    assert decisions > 10
    assert "take one's fourth" not in found


def test_only_enthit_and_kuna_have_a_fourth_copy(capsys: pytest.CaptureFixture[str]) -> None:
    main(["enthit", "--level", "langganan", "--rounds", "30"])
    found = shares(capsys.readouterr().out)
    followed, blind, _ = found["take one's fourth"]
    assert followed > blind


def test_a_game_without_hands_has_no_tips(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["habits", "thit-thit-dulit"])
    with pytest.raises(SystemExit):
        runpy.run_path(str(habits.__file__), run_name="__main__")
    assert "invalid choice: 'thit-thit-dulit'" in capsys.readouterr().err
