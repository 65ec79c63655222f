# SPDX-License-Identifier: MIT
"""The commands `thothit move` and `thothit simulate`."""

import io
import json
import random
import sys
from pathlib import Path

import pytest

from thothit_desktop import cli_players
from thothit_desktop.cli import main
from thothit_desktop.games import new_game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import Record, deal_number, dump, load, replay, round_of
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.arena import simulate


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
        "thothit: record 1: its last round is over, there is no move to choose\n"
    )


SIMULATE = ["simulate", "thothit", "--playouts", "10"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["move", "-", "--player", "bob"], "invalid choice: 'bob'"),
        (["move", "-", "--playouts", "0"], "0 is too few"),
        (["move", "-", "--playouts", "9", "--budget", "9"], "not allowed with"),
        (["move", "-", "--budget", "soon"], "'soon' is not a whole number"),
        ([*SIMULATE, "--seats", "greedy,greedy"], "3 players, not 2"),
        ([*SIMULATE, "--seats", "greedy,bob,greedy"], "no player is called 'bob'"),
        (["simulate", "whist", "--seats", "greedy,greedy,greedy"], "no game is called 'whist'"),
        ([*SIMULATE, "--seats", "greedy,greedy,greedy", "--deals", "-1"], "--deals"),
        (SIMULATE, "--seats"),
    ],
)
def test_wrong_command_lines(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert not shown.out
    assert reason in shown.err
    assert shown.err.count("\n") == 1


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--seats", "expert,greedy,random", "--deals", "2"]) == 0
    first, _, *rows, last = capsys.readouterr().out.splitlines()
    assert first == "thothit: 2 deals x 3 rotations, 6 rounds, 10 playouts a decision"
    assert [row.split()[0] for row in rows] == ["expert", "greedy", "random"]
    assert all(row.count("±") == 3 for row in rows)
    assert "95 %" in last


def test_simulate_one_deal_claims_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "thothit", "--seats", "greedy,greedy,random", "--deals", "1", "--budget", "5"]) == 0
    )
    shown = capsys.readouterr().out
    assert "5 ms a decision" in shown
    assert "±" not in shown


def test_simulate_json_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "records.jsonl"
    command = [*SIMULATE, "--seats", "expert,greedy,random", "--deals", "2", "--seed", "11", "--json"]
    assert main([*command, "--records", str(path)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["game"], answer["deals"], answer["rotations"], answer["seed"]) == ("thothit", 2, 3, 11)
    assert answer["limit"] == {"ms": None, "playouts": 10}
    assert [one["player"] for one in answer["players"]] == ["expert", "greedy", "random"]
    records = [load(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [one.rounds[0].seed for one in records] == [11, 11, 11, 12, 12, 12]
    greedy = [one.rounds[0].points[one.seats.index("greedy")] for one in records]  # type: ignore[index]
    assert answer["players"][1]["points"]["mean"] == pytest.approx(sum(greedy) / 6)


def test_records_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no" / "such.jsonl"
    assert main([*SIMULATE, "--seats", "greedy,greedy,random", "--records", str(path)]) == 1
    assert capsys.readouterr().err == f"thothit: {path}: No such file or directory\n"


def test_simulate_where_nobody_won(capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game("kowah", 2)
    deal = next(
        deal
        for deal in range(99)
        if not any(one.points.mean for one in simulate(game, ("random",) * 2, 1, Limit(playouts=9), deal))
    )
    command = ["simulate", "kowah", "--seats", "random,random", "--deals", "1", "--seed", str(deal)]
    assert main(command) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split()[:4] for row in rows] == [["random", "0.00", "+0.00", "none"]] * 2
    assert main([*command, "--json"]) == 0
    assert [one["wins"] for one in json.loads(capsys.readouterr().out)["players"]] == [None, None]


def test_a_player_that_never_had_a_choice_has_no_times() -> None:
    assert cli_players._times(None).split() == ["none"]
