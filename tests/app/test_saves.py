# SPDX-License-Identifier: MIT
"""The match on disk."""

import random

import pytest

from thothit_desktop.app.saves import FileError, Saves, read, write
from thothit_desktop.games import new_game
from thothit_desktop.games.record import Record, dump, round_of


@pytest.fixture
def saved() -> Record:
    position = new_game("thothit").deal(random.Random(4))
    for _ in range(9):
        position.play(position.legal_moves()[0])
    return Record("thothit", ("You", "Sri", "Wati"), (round_of(position, 4),))


def test_what_is_written_is_read(tmp_path, saved):
    saves = Saves(tmp_path)
    assert saves.resume() == (None, "")
    saves.save(saved)
    assert saves.resume() == (saved, "")


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text[: len(text) // 2], "JSON"),
        (lambda text: "", "JSON"),
        (lambda text: text.replace('"version": 1', '"version": 9'), "version 9"),
        (lambda text: text.replace('"game": "thothit"', '"game": "bridge"'), "bridge"),
        (lambda text: text.replace('"moves": ["', '"moves": ["C1xS9", "'), "move 1"),
        (lambda text: "\0\0\0\0", "JSON"),
    ],
)
def test_a_damaged_or_future_save_is_set_aside_and_named(tmp_path, saved, damage, reason):
    saves = Saves(tmp_path)
    text = damage(dump(saved))
    saves.current.write_text(text)
    record, why = saves.resume()
    assert record is None
    assert str(saves.current) in why
    assert reason in why
    (aside,) = tmp_path.glob("damaged-*.thothit")
    assert aside.name in why
    assert aside.read_text() == text
    assert not saves.current.exists()


def test_a_binary_save_is_set_aside(tmp_path):
    saves = Saves(tmp_path)
    saves.current.write_bytes(b"\xff\xfe\x00")
    record, why = saves.resume()
    assert record is None
    assert "not a text file" in why
    assert len(list(tmp_path.glob("damaged-*"))) == 1


def test_the_match_before_is_kept(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.put_away()
    saves.save(saved)
    saves.put_away()
    assert read(saves.previous) == saved
    assert not saves.current.exists()


def test_faulty_paths_are_named(tmp_path, saved):
    with pytest.raises(FileError, match="missing"):
        read(tmp_path / "missing.thothit")
    with pytest.raises(FileError, match=str(tmp_path)):
        read(tmp_path)
    with pytest.raises(FileError, match="nowhere"):
        write(tmp_path / "nowhere" / "match.thothit", saved)


def test_a_failed_write_leaves_the_old_file(tmp_path, saved, monkeypatch):
    path = tmp_path / "match.thothit"
    write(path, saved)
    before = path.read_bytes()
    monkeypatch.setattr("thothit_desktop.app.saves.QSaveFile.commit", lambda self: False)
    with pytest.raises(FileError):
        write(path, saved)
    assert path.read_bytes() == before
