# SPDX-License-Identifier: MIT
"""The commands `thothit move` and `thothit simulate`."""

import io
import random
import sys
from pathlib import Path

import pytest

from thothit_desktop.cli import main
from thothit_desktop.games import new_game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import Record, deal_number, dump, load, replay, round_of
from thothit_desktop.players import Limit, new_player


def record(moves: int, number: int = 3) -> str:
    """A round of Thothit after some random moves, as a line of JSON."""
    position = deal_number(new_game("thothit"), number)
    rng = random.Random(number)
    for _ in range(moves):
        if position.is_over:
            break
        position.play(rng.choice(position.legal_moves()))
    return dump(Record("thothit", ("A", "B", "C"), (round_of(position),)))


def feed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    text = "".join(f"{line}\n" for line in lines)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


@pytest.mark.parametrize("player", ["random", "greedy", "expert"])
def test_move_is_legal_and_reproducible(
    player: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(record(9), encoding="utf-8")
    command = ["move", str(path), "--player", player, "--playouts", "50", "--seed", "4"]
    assert main(command) == 0
    answer = capsys.readouterr().out
    assert main(command) == 0
    assert capsys.readouterr().out == answer
    position = replay(load(record(9))).positions[-1]
    expected = new_player(player).choose(
        position.view(position.to_move), Limit(playouts=50), random.Random(4), lambda: False
    )
    assert answer == f"{write_move(expected.move)}\n"


def test_move_answers_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, record(0), record(8), "{}")
    assert main(["move", "-", "--budget", "1", "--player", "greedy"]) == 1
    shown = capsys.readouterr()
    assert len(shown.out.splitlines()) == 2
    assert shown.err.startswith("thothit: standard input: line 3: ")
    assert shown.err.count("\n") == 1


def test_move_after_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    feed(monkeypatch, record(99))
    assert main(["move", "-"]) == 1
    assert capsys.readouterr().err == (
        "thothit: record 1: the last round is over, so there is no move to choose\n"
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["move", "-", "--player", "bob"], "invalid choice: 'bob'"),
        (["move", "-", "--playouts", "0"], "expected 1 or more, not 0"),
        (["move", "-", "--playouts", "9", "--budget", "9"], "not allowed with"),
        (["move", "-", "--budget", "soon"], "a whole number, 0 or more, not 'soon'"),
    ],
)
def test_wrong_command_lines(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert not shown.out
    assert reason in shown.err
    assert shown.err.count("\n") == 1
