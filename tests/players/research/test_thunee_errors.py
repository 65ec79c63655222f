# SPDX-License-Identifier: MIT
"""The errors counted in Thunee, and the command's output."""

import random
import runpy
import sys
from pathlib import Path

import pytest

from tests.games.thunee.rounds import SET, X1, laid, said
from thothit_desktop.games import new_game
from thothit_desktop.games.record import Record, dump, round_of
from thothit_desktop.players.research import thunee_errors
from thothit_desktop.players.research.thunee_errors import main, winning_moves


def test_some_cards_win_and_others_lose() -> None:
    """In a critical decision some legal cards win and others do not."""
    assert not winning_moves(said(laid(X1), "pass, pass"))
    rng, found = random.Random(1), 0
    for number in range(12):
        hand = new_game("thunee").deal(random.Random(number))
        while not hand.is_over:
            moves = hand.legal_moves()
            winning = winning_moves(hand)  # type: ignore[arg-type]
            found += bool(winning)
            assert winning < set(moves)
            hand.play(rng.choice([move for move in moves if move.kind != "thunee"]))
    assert found


def test_under_thunee_nothing_is_counted() -> None:
    position = said(laid(X1), "pass, pass, trump Qs, thunee")
    assert not winning_moves(position)


def record_of_a_hand(path: Path) -> Path:
    position = said(laid(X1), f"{SET}, Jh, Kh, Th, Ah")
    path.write_text(dump(Record("thunee", ("a", "b", "c", "d"), (round_of(position),))), encoding="utf-8")
    return path


def test_every_level_answers_the_same_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy", "expert", "--deals", "6", "--seed", "3", "--playouts", "40", "--which"])
    lines = capsys.readouterr().out.splitlines()
    count = int(lines[0].rsplit(maxsplit=1)[1])
    assert lines[0].startswith("hands: 6;")
    assert count > 3
    rows = [line for line in lines if "by trick: " in line and line.startswith("  ")]
    for row, level in zip(rows, ("greedy", "expert"), strict=True):
        name, wrong, share, *_ = row.split()
        assert name == level
        assert float(share) == pytest.approx(100 * int(wrong) / count, abs=0.05)
        tricks = [part.split(" of ") for part in row.split("by trick: ")[1].split(", ")]
        assert sum(int(one) for one, _ in tricks) == int(wrong)
        assert sum(int(all_) for _, all_ in tricks) == count
    assert len([line for line in lines if line.startswith("    deal ")]) == sum(
        int(row.split()[1]) for row in rows
    )


def test_the_ceiling_says_what_many_deals_know(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy", "--deals", "4", "--seed", "3", "--ceiling", "600"])
    lines = capsys.readouterr().out.splitlines()
    count = int(lines[0].rsplit(maxsplit=1)[1])
    (ceiling,) = (line.split() for line in lines if line.startswith("  ceiling"))
    assert float(ceiling[2]) == pytest.approx(100 * int(ceiling[1]) / count, abs=0.05)
    (expected,) = (line.split() for line in lines if line.startswith("  expected"))
    assert 0 < float(expected[1]) < 50


def test_a_record_is_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = record_of_a_hand(tmp_path / "hand.json")
    monkeypatch.setattr(sys, "argv", ["errors", "greedy", "--record", str(path)])
    runpy.run_path(str(thunee_errors.__file__), run_name="__main__")
    printed = capsys.readouterr().out
    assert printed.startswith("hands: 1; ")
    assert "deal" not in printed


def test_what_is_no_record_of_thunee_gets_a_sentence(tmp_path: Path) -> None:
    other = new_game("thothit").deal(random.Random(1))
    path = tmp_path / "other.json"
    path.write_text(dump(Record("thothit", ("a", "b", "c"), (round_of(other),))), encoding="utf-8")
    for arguments, sentence in (
        (["--record", str(path)], "not a record of Thunee"),
        (["--record", str(tmp_path / "missing.json")], "No such file"),
        (["wizard", "--deals", "1"], "no player is called 'wizard'"),
    ):
        with pytest.raises(SystemExit, match=sentence):
            main(arguments)


def test_moves_are_named_as_records_name_them(capsys: pytest.CaptureFixture[str]) -> None:
    """Every error says what was played and what would have won."""
    main(["bocah", "--deals", "4", "--which"])
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("    deal"))
    said_, right = line.rsplit(": ", 1)[1].split(", not ")
    assert said_ not in right.split(" or ")
    assert said_ in line.split(" with ")[1]
    assert all(len(card) == 2 for card in right.split(" or "))
