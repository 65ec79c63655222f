# SPDX-License-Identifier: MIT
"""The match on disk."""

import os
import random
from dataclasses import replace
from pathlib import Path

import pytest

from thothit_desktop.app.store.saves import FileError, Saves, read, write
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
        (lambda text: text[: len(text) // 2], "not a game record"),
        (lambda text: "", "empty"),
        (lambda text: text.replace('"version": 1', '"version": 9'), "version 9"),
        (lambda text: text.replace('"game": "thothit"', '"game": "bridge"'), "bridge"),
        (lambda text: text.replace('"moves": ["', '"moves": ["C1xS9", "'), "move 1"),
        (lambda text: "\0\0\0\0", "not a game record"),
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


def test_a_kill_before_the_new_match_is_saved_goes_on_with_the_old_one(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.save(saved)
    saves.put_away()
    assert saves.resume() == (saved, "")
    other = replace(saved, players=("You", "Joko", "Dewi"))
    saves.save(other)
    assert (read(saves.previous), read(saves.current)) == (saved, other)


def test_a_match_is_put_away_where_files_cannot_have_two_names(tmp_path, saved, monkeypatch):
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("pathlib.Path.hardlink_to", refuse)
    saves = Saves(tmp_path)
    saves.save(saved)
    saves.put_away()
    assert read(saves.previous) == saved


def test_a_match_is_kept_even_where_its_place_is_taken(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.save(saved)
    saves.previous.mkdir()
    (saves.previous / "something").touch()
    saves.put_away()
    (kept,) = tmp_path.glob("previous-*.thothit")
    assert read(kept) == saved


def test_what_a_killed_program_was_writing_is_removed(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.save(saved)
    old, new = tmp_path / "match.thothit.aBc123", tmp_path / "match.thothit.xYz789"
    for path in (old, new):
        path.write_text("half")
    os.utime(old, (1, 1))
    assert saves.resume() == (saved, "")
    assert (old.exists(), new.exists()) == (False, True)


def test_a_mark_of_byte_order_does_no_harm(tmp_path, saved):
    path = tmp_path / "windows.thothit"
    path.write_text(dump(saved), encoding="utf-8-sig")
    assert read(path) == saved


def test_what_would_never_end_is_not_read(tmp_path):
    huge = tmp_path / "huge.thothit"
    with huge.open("wb") as file:
        file.truncate(2**33)
    with pytest.raises(FileError, match="too large"):
        read(huge)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_no_record(tmp_path):
    pipe = tmp_path / "pipe.thothit"
    os.mkfifo(pipe)
    with pytest.raises(FileError, match="not a file"):
        read(pipe)


@pytest.mark.parametrize("make", [Path.mkdir, lambda path: path.symlink_to(path)])
def test_whatever_stands_in_the_place_of_the_save_is_set_aside(tmp_path, saved, make):
    saves = Saves(tmp_path)
    make(saves.current)
    record, why = saves.resume()
    assert record is None
    assert str(saves.current) in why
    saves.save(saved)
    assert saves.resume() == (saved, "")


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
    monkeypatch.setattr("thothit_desktop.app.store.saves.QSaveFile.commit", lambda self: False)
    with pytest.raises(FileError):
        write(path, saved)
    assert path.read_bytes() == before
