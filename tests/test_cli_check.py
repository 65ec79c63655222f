# SPDX-License-Identifier: MIT
"""The command `thothit check`."""

import re

import pytest

from thothit_desktop import cli, cli_check
from thothit_desktop.games import games
from thothit_desktop.games.contract import Refusal
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.record import parse


@pytest.mark.long
def test_it_plays_rounds_of_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "--rounds", "60", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    *played, last = said.splitlines()
    assert [line.partition(":")[0] for line in played] == list(games())
    assert sum(int(line.partition(": ")[2]) for line in played) == 60
    assert last == "rounds played: 60, no errors"
    assert cli.main(["check", "--rounds", "60", "--seed", "1"]) == 0
    assert capsys.readouterr().out == said


@pytest.mark.whole
def test_it_finds_the_same_with_any_number_of_processes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_check, "BLOCK", 20)
    said = []
    for jobs in ("1", "2"):
        assert cli.main(["check", "--rounds", "50", "--jobs", jobs]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


def test_a_fault_is_exit_1_with_its_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FishingPosition, "refusal", lambda *_: Refusal("game-over"))
    assert cli.main(["check", "--rounds", "60"]) == 1
    said = capsys.readouterr()
    assert parse(said.out.splitlines()[-1]).rounds
    fault = r"thothit: error found: \S+ is legal and refused \(rounds played: \d+; the record is above\)\n"
    assert re.fullmatch(fault, said.err)
