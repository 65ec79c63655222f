# SPDX-License-Identifier: MIT
"""The counts of needless gifts by Kowah's players."""

import re
import runpy
import sys

import pytest

from thothit_desktop.players.research import kowah_presents as presents
from thothit_desktop.players.research.kowah_presents import main


def counts(printed: str) -> list[list[int]]:
    """By level the rounds, discards, shown ones, those for nothing, declared hands and dead ones."""
    return [[int(number) for number in re.findall(r"\d+", line)] for line in printed.splitlines()]


@pytest.mark.whole
def test_a_regular_gives_nothing_and_a_child_does(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bocah", "langganan", "sesepuh", "--rounds", "25", "--seed", "3"])
    child, *others = counts(capsys.readouterr().out)
    assert child[0] == 25
    assert child[1] > child[2] >= child[3] > 0
    assert child[4] > child[5] > 0
    for _, discards, _, for_nothing, declared, dead in others:
        assert discards > 100
        assert declared > 25
        assert (for_nothing, dead) == (0, 0)


def test_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bocah", "--players", "2", "--rounds", "4", "--options", "waits=shown", "declaring=at-once"])
    assert counts(capsys.readouterr().out)[0][-1] == 0


def test_an_unknown_player_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["presents", "wizard"])
    with pytest.raises(SystemExit, match="no player is called 'wizard'"):
        runpy.run_path(str(presents.__file__), run_name="__main__")
