# SPDX-License-Identifier: MIT
"""The command `thothit simulate`."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from thothit_desktop.cli import main
from thothit_desktop.cli_results import times_cells
from thothit_desktop.games import new_game
from thothit_desktop.games.record import load
from thothit_desktop.players import Limit
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.fishing import luck

SIMULATE = ["simulate", "thothit", "--playouts", "10"]
RANDOM = ["simulate", "thothit", "--seats", "random,random,random"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([*SIMULATE, "--seats", "greedy,greedy"], "3 players, not 2"),
        ([*SIMULATE, "--seats", "greedy,bob,greedy"], "no player is called 'bob'"),
        (["simulate", "whist", "--seats", "greedy,greedy,greedy"], "no game is called 'whist'"),
        ([*SIMULATE, "--seats", "greedy,greedy,greedy", "--deals", "-1"], "--deals"),
        (SIMULATE, "--seats"),
        ([*RANDOM, "--until", "0"], "expected a number of points above 0, not '0'"),
        ([*RANDOM, "--until", "soon"], "expected a number of points above 0, not 'soon'"),
        ([*RANDOM, "--jobs", "many"], "a whole number, 0 or more, not 'many'"),
        ([*RANDOM, "--against", "x"], "a seat called against"),
        ([*SIMULATE, "--seats", "greedy,against,greedy"], "--against COMMAND"),
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
    assert first == "thothit: 2 deals x 3 rotations, 6 rounds, 10 playouts per decision"
    assert [row.split()[0] for row in rows] == ["expert", "greedy", "random"]
    assert all(row.count("±") == 3 for row in rows)
    assert "95%" in last


def test_simulate_one_deal_claims_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "thothit", "--seats", "greedy,greedy,random", "--deals", "1", "--budget", "5"]) == 0
    )
    shown = capsys.readouterr().out
    assert "5 ms per decision" in shown
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
    assert times_cells(None).split() == ["none"]


def shown_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*arguments, "--json"]) == 0
    shown: dict[str, object] = json.loads(capsys.readouterr().out)
    return shown


@pytest.mark.whole
def test_until_stops_when_the_margin_is_known_whatever_the_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    wide = shown_json(capsys, *RANDOM, "--until", "9")
    assert wide["deals"] == 200
    narrow = shown_json(capsys, *RANDOM, "--until", "1.5")
    assert narrow["deals"] > 200  # type: ignore[operator]
    assert narrow["deals"] % 50 == 0  # type: ignore[operator]
    assert all(one["margin"]["within"] <= 1.5 for one in narrow["players"])  # type: ignore[attr-defined]
    shared = shown_json(capsys, *RANDOM, "--until", "1.5", "--jobs", "2")
    for document in (narrow, shared):
        for one in document["players"]:  # type: ignore[attr-defined]
            del one["decision_ms"]
    assert narrow == shared
    assert shown_json(capsys, *RANDOM, "--until", "0.001", "--deals", "60")["deals"] == 60


@pytest.mark.whole
def test_luck_is_shown_beside_the_margin_where_it_is_known(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "ORDERS", 1)
    command = ["simulate", "thothit", "--seats", "bocah,random,random", "--deals", "20", "--luck"]
    assert main(command) == 0
    _, heads, *rows, _, why = capsys.readouterr().out.splitlines()
    assert "without luck" in heads
    assert [row.count("±") for row in rows] == [4] * 3
    assert why.startswith("without luck: the margin minus")
    document = shown_json(capsys, *command)
    assert all(one["less_luck"]["within"] for one in document["players"])  # type: ignore[attr-defined]
    document = shown_json(capsys, "simulate", "kowah", "--seats", "random,random", "--deals", "20", "--luck")
    assert [one["less_luck"] for one in document["players"]] == [None] * 2  # type: ignore[attr-defined]


@pytest.mark.whole
def test_progress_is_for_terminals_and_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RANDOM, "--deals", "12"]) == 0
    assert capsys.readouterr().err == ""
    assert main([*RANDOM, "--deals", "12", "--progress"]) == 0
    shown = capsys.readouterr().err
    assert "thothit: 1 of 12 deals" in shown
    assert "thothit: 12 of 12 deals, about 0 s left" in shown
    assert shown.endswith("\r")
    assert main([*RANDOM, "--until", "9", "--progress"]) == 0
    assert "200 of 200 deals" in capsys.readouterr().err


def test_results_as_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows, document = tmp_path / "results.csv", tmp_path / "results.json"
    command = [*SIMULATE, "--seats", "expert,greedy,random", "--deals", "2"]
    assert main([*command, "--csv", str(rows), "--json", str(document)]) == 0
    assert "±" in capsys.readouterr().out
    answer = json.loads(document.read_text(encoding="utf-8"))
    with rows.open(encoding="utf-8", newline="") as stream:
        read = list(csv.DictReader(stream))
    assert [row["player"] for row in read] == ["expert", "greedy", "random"]
    for row, one in zip(read, answer["players"], strict=True):
        assert float(row["margin"]) == one["margin"]["mean"]
        assert float(row["wins_within"]) == one["wins"]["within"]
        assert float(row["p95_ms"]) == one["decision_ms"]["p95"]
    assert main([*command, "--csv"]) == 0
    assert capsys.readouterr().out.startswith("game,options,deals,")
    assert main([*command, "--csv", "--json"]) == 2
    assert "can't both be printed" in capsys.readouterr().err
    assert main([*command, "--csv", str(tmp_path / "no" / "such.csv")]) == 1


ANSWERS = """
import sys
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import parse, replay
from thothit_desktop.players.registration import register_families

register_families()
for number, line in enumerate(sys.stdin):
    if number == 25:
        sys.exit("that is enough")
    print(write_move(replay(parse(line)).positions[-1].legal_moves()[0]), flush=True)
"""


def test_a_program_that_stops_leaves_what_is_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "program.py"
    program.write_text(ANSWERS, encoding="utf-8")
    seats = ["simulate", "thothit", "--seats", "greedy,against,greedy"]
    assert main([*seats, "--against", f'"{sys.executable}" "{program}"']) == 1
    shown = capsys.readouterr()
    assert shown.out.startswith("thothit: 1 deals x 3 rotations")
    assert shown.err == (
        "thothit: the program ended instead of answering (exit code 1: that is enough);"
        " the results so far are kept (deals: 1)\n"
    )
    assert main([*seats, "--against", f'"{tmp_path / "none"}"']) == 1
    shown = capsys.readouterr()
    assert not shown.out
    assert "No such file" in shown.err


def test_a_scheduler_needs_the_extra(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "thothit_desktop.players.arena.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*RANDOM, "--scheduler", "127.0.0.1:1"]) == 2
    assert "thothit-desktop[cluster]" in capsys.readouterr().err


def test_the_extras_are_loaded_by_nobody_who_does_not_ask() -> None:
    script = (
        "import sys; from thothit_desktop.cli import main;"
        " from thothit_desktop.players.registration import register_families; register_families();"
        f" main({[*RANDOM, '--deals', '1']});"
        " sys.exit(str({'dask', 'distributed', 'numpy', 'pyspiel'} & set(sys.modules) or ''))"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.stderr.strip() == ""
    assert "random" in run.stdout
