# SPDX-License-Identifier: MIT
"""The plays that annoy a partner in Thunee: no level from the neighbour up makes them."""

import re
import runpy
import sys

import pytest

from thothit_desktop.players.research import thunee_habits
from thothit_desktop.players.research.thunee_habits import main


def shares(printed: str) -> dict[str, list[tuple[int, int]]]:
    """By level the number of plays and of decisions, for each habit."""
    return {
        line.split()[0]: [(int(made), int(of)) for made, of in re.findall(r"(\d+) of (\d+)", line)]
        for line in printed.splitlines()
    }


@pytest.mark.parametrize("preset", ["cats", "durban"])
def test_a_partner_s_trick_is_not_overtaken(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["bocah", "tangga", "langganan", "--cases", "40", "--preset", preset])
    found = shares(capsys.readouterr().out)
    assert all(made > 8 and of == 40 for made, of in found["bocah"])
    assert found["tangga"] == found["langganan"] == [(0, 40)] * 3


@pytest.mark.whole
@pytest.mark.parametrize("level", ["sesepuh", "empu"])
def test_nor_by_players_who_search(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([level, "--cases", "30", "--preset", "durban"])
    assert all(made <= 1 for made, _ in shares(capsys.readouterr().out)[level])


def test_every_such_play_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bocah", "--cases", "5", "--players", "6", "--which"])
    lines = capsys.readouterr().out.splitlines()
    made = sum(made for made, _ in shares(lines[-1])["bocah"])
    assert len([line for line in lines if line.startswith("    deal ")]) == made > 0


def test_an_unknown_player_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["habits", "wizard"])
    with pytest.raises(SystemExit, match="no player is called 'wizard'"):
        runpy.run_path(str(thunee_habits.__file__), run_name="__main__")
