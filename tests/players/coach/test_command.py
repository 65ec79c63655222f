# SPDX-License-Identifier: MIT
"""A review printed as text."""

import random
import runpy
import sys
from pathlib import Path

import pytest

from tests.players.tokens import never
from thothit_desktop.games import new_game
from thothit_desktop.games.record import Record, dump, round_of
from thothit_desktop.players import Limit
from thothit_desktop.players.coach.__main__ import main
from thothit_desktop.players.coach.report import lines
from thothit_desktop.players.coach.review import review

pytestmark = pytest.mark.whole


def saved(path: Path, game_id: str, players: int, seats: tuple[str, ...] = (), over: bool = True) -> str:
    """A record of one round played at random."""
    rng = random.Random(2)
    position = new_game(game_id, players).deal(rng)
    while not position.is_over and (over or len(position.moves) < 3):
        position.play(rng.choice(position.legal_moves()))
    names = ("Adi", "Budi", "Citra", "Dewi")[:players]
    path.write_text(dump(Record(game_id, names, (round_of(position),), seats=seats)), encoding="utf-8")
    return str(path)


def test_prints_the_seat_of_the_person(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([saved(tmp_path / "x", "kowah", 2, ("greedy", "person"))])
    text = capsys.readouterr().out
    assert text.startswith("round 1, seat 1 (Budi)\n  result ")
    assert text.count("(Adi)") == 0


@pytest.mark.long
def test_says_what_a_round_was_made_of() -> None:
    """The report names luck, losses and their reasons, and the hindsight."""
    words = {
        "deal ",
        "own cards ",
        "others ",
        "given away ",
        "without luck ",
        " behind ",
        "gains: cards ",
        "card ",
    }
    wanted = words | {"with all cards open, move ", "otherwise: move "}
    for seed in range(20):
        position, rng = new_game("thothit").deal(random.Random(seed)), random.Random(seed)
        while not position.is_over:
            position.play(rng.choice(position.legal_moves()))
        found = review(position, 0, rng, never, limit=Limit(playouts=60))
        assert found
        text = "\n".join(lines(found))
        wanted -= {word for word in wanted if word in text}
    assert not wanted


def test_a_round_and_a_seat_may_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path / "x", "kowah", 2)
    main([path, "--round", "1", "--seat", "1"])
    chosen = capsys.readouterr().out
    main([path])
    assert capsys.readouterr().out.endswith(chosen)
    assert chosen.startswith("round 1, seat 1 (Budi)")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--round", "2"], "there is no finished round 2"),
        (["--seat", "7"], "seat 7 does not play round 1"),
    ],
)
def test_says_what_is_not_there(tmp_path: Path, arguments: list[str], said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        main([saved(tmp_path / "x", "kowah", 2), *arguments])


def test_an_unfinished_round_is_passed_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path / "x", "thothit", 3, over=False)
    main([path])
    assert capsys.readouterr().out == ""
    with pytest.raises(SystemExit, match="no finished round 1"):
        main([path, "--round", "1"])


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="nowhere"):
        main([str(tmp_path / "nowhere")])


def test_it_starts_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path / "x", "kowah", 2)
    monkeypatch.setattr(sys, "argv", ["coach", path, "--seat", "1"])
    runpy.run_path(main.__code__.co_filename, run_name="__main__")
    assert capsys.readouterr().out.startswith("round 1, seat 1 (Budi)")
