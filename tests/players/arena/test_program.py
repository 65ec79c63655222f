# SPDX-License-Identifier: MIT
"""An external program in a seat: it plays like the player it runs, and faults are one sentence."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.games.record import dump
from thothit_desktop.players import UnknownPlayerError
from thothit_desktop.players.arena.contest import Contest, play_deal
from thothit_desktop.players.arena.program import PROGRAM, ContestError, ProgramSpec, close_programs

GAME = new_game("thothit")
MOVE = f'"{sys.executable}" -m thothit_desktop.cli move - --player greedy'


@pytest.fixture(autouse=True)
def nothing_runs_on() -> Iterator[None]:
    yield
    close_programs()


def contest(command: str, seconds: float = 60) -> Contest:
    program = ProgramSpec(command, seconds)
    return Contest(GAME, ("greedy", PROGRAM, "random"), seed=3, program=program, recorded=True)


def test_it_plays_as_the_player_that_it_runs() -> None:
    with_program = play_deal(contest(MOVE), 0)
    alone = play_deal(Contest(GAME, ("greedy", "greedy", "random"), seed=3, recorded=True), 0)
    for one, other in zip(with_program, alone, strict=True):
        assert one.points == other.points
        assert one.record
        assert other.record
        assert one.record.rounds == other.record.rounds
        assert PROGRAM in dump(one.record)


@pytest.mark.parametrize(
    ("script", "seconds", "reason"),
    [
        ("import sys; sys.stdin.readline(); print('ho', flush=True)", 60, "answered 'ho', which is none of"),
        ("import time; time.sleep(600)", 0.2, "gave no answer in 0.2 seconds"),
        ("raise SystemExit('no more')", 60, r"ended instead of answering \(exit code 1: no more\)"),
        ("pass", 60, r"ended instead of answering \(exit code 0\)"),
    ],
)
def test_a_bad_program_is_a_sentence(script: str, seconds: float, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(script, encoding="utf-8")
    with pytest.raises(ContestError, match=reason):
        play_deal(contest(f'"{sys.executable}" "{path}"', seconds), 0)


@pytest.mark.parametrize(
    ("command", "reason"),
    [("/no/such/program", "No such file"), ('"', "not a good one"), ("", "not a good one")],
)
def test_a_program_that_cannot_start(command: str, reason: str) -> None:
    with pytest.raises(ContestError, match=reason):
        play_deal(contest(command), 0)


def test_its_seat_needs_a_program() -> None:
    with pytest.raises(UnknownPlayerError):
        Contest(GAME, ("greedy", PROGRAM, "random"))
