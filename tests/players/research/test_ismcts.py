# SPDX-License-Identifier: MIT
"""OpenSpiel's tree search as a program that answers records."""

import io
import random
import runpy
import sys

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.record import Record, deal_number, dump, round_of

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

from thothit_desktop.players.research import ismcts


def record(name: str, moves: int, phase: str = "hand") -> tuple[str, set[str]]:
    """A round after so many moves or more, at a choice, and the texts of the legal moves."""
    for deal in range(99):
        position, rng = deal_number(new_game(name), deal), random.Random(1)
        while not position.is_over:
            choices = position.view(position.to_move).legal_moves()
            if len(position.moves) >= moves and len(choices) > 1 and phase in (position.phase, ""):
                names = tuple(f"Seat {seat}" for seat in range(position.game.players))
                return dump(Record(name, names, (round_of(position),))), set(map(write_move, choices))
            position.play(rng.choice(position.legal_moves()))
    raise AssertionError


def feed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_it_answers_each_record_with_a_legal_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [record("thothit", 0), record("sackson", 5), record("enthit", 60), record("thothit", 9, "stock")]
    for playouts in ([], ["--greedy"]):
        feed(monkeypatch, *(text for text, _ in asked))
        ismcts.main(["--ms", "5", *playouts])
        answers = capsys.readouterr().out.splitlines()
        assert len(answers) == 4
        assert all(answer in legal for answer, (_, legal) in zip(answers, asked, strict=True))


def test_what_it_cannot_answer_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    feed(monkeypatch, "{}")
    with pytest.raises(SystemExit, match="not a saved match: its format is not thothit-record"):
        ismcts.main([])
    feed(monkeypatch, record("kowah", 0, "")[0])
    with pytest.raises(SystemExit, match="not a view of a fishing game"):
        ismcts.main([])


def test_it_is_a_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    feed(monkeypatch)
    monkeypatch.setattr(sys, "argv", ["ismcts"])
    runpy.run_path(str(ismcts.__file__), run_name="__main__")
    assert not capsys.readouterr().out
