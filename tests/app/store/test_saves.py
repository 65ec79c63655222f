# SPDX-License-Identifier: MIT
"""The match on disk."""

import errno
import os
import random
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSaveFile

from tests.app.rounds import ended
from thothit_desktop.app.store import saves as reading
from thothit_desktop.app.store.identity import id_of
from thothit_desktop.app.store.saves import FileError, ReadingError, Saves, read, untouched, write
from thothit_desktop.games import new_game
from thothit_desktop.games.record import Record, dump, round_of
from thothit_desktop.games.variations import Variation


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
        (lambda text: text[: len(text) // 2], "not a saved match"),
        (lambda text: "", "empty"),
        (lambda text: text.replace('"version": 1', '"version": 9'), "version 9"),
        (lambda text: text.replace('"game": "thothit"', '"game": "bridge"'), "bridge"),
        (lambda text: text.replace('"moves": ["', '"moves": ["C1xS9", "'), "move 1"),
        (lambda text: "\0\0\0\0", "not a saved match"),
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


def test_the_sound_rounds_of_a_damaged_save_go_on_in_its_place(tmp_path):
    saves = Saves(tmp_path)
    made = ended("thothit", rounds=3)
    made.id = "00000000000000a1"
    text = dump(made.record)
    third = text.rindex('"moves": [') + len('"moves": [')
    saves.current.write_text(text[:third] + '"C1xS9", ' + text[third:])
    record, why = saves.resume()
    assert (record.id, record.rounds) == (made.id, made.record.rounds[:2])
    assert "round 3, move 1" in why
    (aside,) = tmp_path.glob("damaged-*.thothit")
    assert aside.name in why
    assert saves.resume() == (record, "")
    saves.put_away()
    assert read(saves.place(made.id)) == record


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
    place = saves.place(id_of(saved))
    place.mkdir(parents=True)
    (place / "something").touch()
    saves.put_away()
    (kept,) = tmp_path.glob("previous-*.thothit")
    assert read(kept) == saved


def test_every_match_that_was_left_is_kept(tmp_path, saved):
    saves = Saves(tmp_path)
    left = [replace(saved, id=f"{number:016x}") for number in range(3)]
    for record in left:
        saves.put_away()
        saves.save(record)
    saves.put_away()
    assert [read(saves.place(record.id)) for record in left] == left
    assert saves.previous == saves.place(left[2].id)


def test_the_match_left_last_is_the_one_before_whatever_the_clock_says(tmp_path, saved):
    saves = Saves(tmp_path)
    left = [replace(saved, id=f"{number:016x}") for number in range(3)]
    for record, written in zip(left, (1_900_000_000, 1_800_000_000, 1_000_000_000), strict=True):
        saves.save(record)
        os.utime(saves.current, (written, written))  # the clock was set back in between
        saves.put_away()
        assert saves.previous == saves.place(record.id)


def test_a_match_that_goes_on_takes_the_place_where_it_was_kept(tmp_path, saved):
    saves = Saves(tmp_path)
    half = replace(saved, id="0" * 16, rounds=(replace(saved.rounds[0], moves=saved.rounds[0].moves[:5]),))
    whole = replace(saved, id="0" * 16)
    for record in (half, whole, half):
        saves.save(record)
        saves.put_away()
        assert read(saves.place("0" * 16)) == record
    assert len(list(saves.folder.iterdir())) == 1


@pytest.mark.parametrize("restarted", [False, True])
def test_of_matches_that_the_person_did_not_play_in_the_last_is_kept(tmp_path, saved, restarted):
    saves = Saves(tmp_path)
    first = saved.rounds[0]
    early = replace(saved, rounds=(replace(first, moves=first.moves[:2]),), seats=("greedy", "person", "x"))
    for record in (saved, *(replace(early, id=number * 16) for number in "123")):
        saves.put_away()
        if restarted:
            saves = Saves(tmp_path)
            saves.resume()
        saves.save(record)
    assert {path.stem for path in saves.folder.glob("*.thothit")} == {id_of(saved), "2" * 16}
    saves.put_away()
    assert {path.stem for path in saves.folder.glob("*.thothit")} == {id_of(saved), "3" * 16}
    saves.save(saved)
    saves.put_away()
    assert {path.stem for path in saves.folder.glob("*.thothit")} == {id_of(saved)}


def test_a_match_that_was_imported_stays_though_nobody_plays_in_it(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    dealt = replace(saved, id="1" * 16, rounds=(replace(saved.rounds[0], moves=()),))
    write(saves.place(dealt.id), dealt)
    saves.save(saves.admit(dealt))
    saves.put_away()
    saves.save(saved)
    saves.put_away()
    assert read(saves.place(dealt.id)) == dealt


def test_a_match_is_untouched_until_the_person_plays_or_names_it(saved):
    first = saved.rounds[0]
    starter = (first.dealer + 1) % 3
    for seat in range(3):
        seats = tuple("person" if each == seat else "greedy" for each in range(3))
        record = replace(saved, seats=seats, rounds=(replace(first, moves=first.moves[:1]),))
        assert untouched(record) == (seat != starter)
        assert not untouched(replace(record, title="Mine"))
    assert not untouched(saved)
    assert untouched(replace(saved, rounds=(replace(first, moves=()),)))


def test_the_note_of_an_earlier_program_is_heeded(tmp_path, saved):
    """It names the match put away last, in which nobody had played."""
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    dealt = replace(saved, id="1" * 16, rounds=(replace(saved.rounds[0], moves=()),))
    write(saves.place(dealt.id), dealt)
    (saves.folder / "untouched").write_text(dealt.id)
    saves.save(saved)
    saves.put_away()
    assert [path.name for path in saves.folder.iterdir()] == [f"{id_of(saved)}.thothit"]


@pytest.mark.parametrize("text", ["", "../match", "match", "\0", "\udc80"])
def test_a_damaged_note_of_it_removes_nothing(tmp_path, saved, text):
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    (saves.folder / "untouched").write_text(text, errors="surrogateescape")
    saves.save(saved)
    saves.put_away()
    assert read(saves.current) == saved
    assert read(saves.place(id_of(saved))) == saved


def test_a_record_that_comes_keeps_its_id_unless_its_match_has_gone_on(tmp_path, saved):
    saves = Saves(tmp_path)
    early = replace(saved, rounds=(replace(saved.rounds[0], moves=saved.rounds[0].moves[:5]),))
    mine = replace(saved, id="1" * 16, title="Mine")
    assert saves.admit(replace(saved, id="1" * 16)).id == "1" * 16
    saves.save(mine)
    assert saves.admit(replace(saved, id="1" * 16)) == mine
    again = saves.admit(replace(early, id="1" * 16))
    assert again.rounds == early.rounds
    assert again.id != mine.id
    assert read(saves.place(mine.id)) == mine
    saves.save(again)
    further = replace(saved, id="1" * 16, match=3)
    assert saves.admit(further) == replace(further, title="Mine")


def test_a_match_that_is_gone_back_to_keeps_the_variations_of_both(tmp_path, saved):
    saves = Saves(tmp_path)
    moves = saved.rounds[0].moves
    ours, theirs, new = (Variation(0, moves[:length]) for length in (3, 4, 5))
    saves.save(replace(saved, id="1" * 16, variations=(ours, theirs)))
    coming = saves.adopted(replace(saved, id="1" * 16, variations=(theirs, new)))
    assert coming.variations == (ours, theirs, new)


def test_variations_are_kept_with_a_match_that_is_not_played_now(tmp_path, saved):
    """It keeps its moves, its title and its place by time among the others; help in the variations counts."""
    saves = Saves(tmp_path)
    mine = replace(saved, id="1" * 16, title="Mine")
    saves.save(mine)
    saves.put_away()
    os.utime(saves.place(mine.id), (1000, 1000))
    varied = (Variation(0, saved.rounds[0].moves[:3]),)
    saves.save_variations(replace(mine, title="", rounds=(), help=2, variations=varied))
    assert read(saves.place(mine.id)) == replace(mine, help=2, variations=varied)
    assert saves.place(mine.id).stat().st_mtime == 1000


def test_a_match_that_the_rules_of_today_refuse_is_not_written_over(tmp_path, saved):
    saves = Saves(tmp_path)
    first = saved.rounds[0]
    refused = replace(saved, id="1" * 16, rounds=(replace(first, moves=(*first.moves, first.moves[0])),))
    saves.save(refused)
    with pytest.raises(FileError):
        read(saves.current)
    assert saves.admit(replace(saved, id="1" * 16)).id != "1" * 16


def test_the_match_before_of_earlier_versions_is_taken_over(tmp_path, saved):
    write(tmp_path / "previous.thothit", saved)
    other = replace(saved, players=("You", "Joko", "Dewi"))
    write(tmp_path / "previous-20261122-140000-000000.thothit", other)
    (tmp_path / "previous-damaged.thothit").write_text("{}")
    before = {path.read_bytes() for path in tmp_path.glob("previous*")} - {b"{}"}
    saves = Saves(tmp_path)
    assert saves.resume() == (None, "")
    assert {path.read_bytes() for path in saves.folder.iterdir()} == before
    assert [path.name for path in tmp_path.glob("previous*")] == ["previous-damaged.thothit"]


def test_the_match_before_stays_where_it_is_while_the_folder_cannot_be_used(tmp_path, saved):
    write(tmp_path / "previous.thothit", saved)
    (tmp_path / "matches").write_text("no folder")
    assert Saves(tmp_path).resume() == (None, "")
    assert read(tmp_path / "previous.thothit") == saved
    (tmp_path / "matches").unlink()
    saves = Saves(tmp_path)
    assert saves.resume() == (None, "")
    assert [read(path) for path in saves.folder.iterdir()] == [saved]


def test_a_file_that_is_not_checked_is_read_without_playing_its_moves(tmp_path, saved):
    path = tmp_path / "mine.thothit"
    path.write_text(dump(saved).replace('"moves": ["', '"moves": ["C1xS9", "'))
    assert len(read(path, checked=False).rounds[0].moves) == 10
    with pytest.raises(FileError, match="move 1"):
        read(path)


def test_what_is_taken_over_pushes_nothing_out(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    early = replace(saved, id="1" * 16, rounds=(replace(saved.rounds[0], moves=()),))
    write(saves.place("1" * 16), replace(saved, id="1" * 16))
    write(tmp_path / "previous.thothit", early)
    saves.resume()
    assert {len(read(path).rounds[0].moves) for path in saves.folder.iterdir()} == {0, 9}


def test_where_the_folder_s_name_is_taken_a_match_is_kept_beside_it(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.folder.touch()
    saves.save(saved)
    saves.put_away()
    (kept,) = tmp_path.glob("previous-*.thothit")
    assert read(kept) == saved
    assert saves.previous is None


def test_what_a_killed_program_was_writing_is_removed(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.save(saved)
    saves.folder.mkdir()
    for name in ("match.thothit", "settings.ini", "matches/1.thothit"):
        old, new = tmp_path / f"{name}.aBc123", tmp_path / f"{name}.xYz789"
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


def test_a_file_of_five_million_bytes_is_the_longest_that_is_read(tmp_path, saved):
    path = tmp_path / "long.thothit"
    path.write_text(dump(saved).ljust(5_000_000))
    assert read(path) == saved
    path.write_text(dump(saved).ljust(5_000_001))
    with pytest.raises(FileError, match="too large"):
        read(path)


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


def refusing(monkeypatch, name: str, number: int, times: int) -> None:
    """Let the system refuse to open a file of that name for reading so many times."""
    left = [times]
    real = Path.open

    def opening(path, mode="r", *more, **named):
        if path.name == name and "r" in mode and left[0]:
            left[0] -= 1
            raise OSError(number, os.strerror(number))
        return real(path, mode, *more, **named)

    monkeypatch.setattr(Path, "open", opening)
    monkeypatch.setattr(reading, "PAUSE", 0)


def test_a_save_that_is_refused_once_goes_on(tmp_path, saved, monkeypatch):
    for number in (errno.EIO, errno.EMFILE, errno.ENOMEM, errno.EACCES):
        saves = Saves(tmp_path)
        saves.save(saved)
        refusing(monkeypatch, "match.thothit", number, reading.TRIES - 1)
        assert saves.resume() == (saved, "")
        assert list(tmp_path.glob("damaged-*")) == []


def test_whoever_goes_on_with_a_long_match_is_told_how_far_it_is(tmp_path):
    told = []
    saves = Saves(tmp_path)
    saves.save(ended("kings", rounds=3).record)
    saves.resume(lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_save_that_cannot_be_read_now_keeps_its_name_and_is_found_later(tmp_path, saved, monkeypatch):
    saves = Saves(tmp_path)
    saves.save(saved)
    with monkeypatch.context() as patch:
        refusing(patch, "match.thothit", errno.EIO, 1000)
        record, why = saves.resume()
        assert record is None
        assert os.strerror(errno.EIO) in why
        assert [path.name for path in tmp_path.glob("*.thothit")] == ["match.thothit"]
        # A new match begins in its place.
        saves.put_away()
        saves.save(replace(saved, players=("You", "Joko", "Dewi")))
    (kept,) = saves.folder.glob("*.thothit")
    assert read(kept) == saved


def test_a_disk_that_does_not_take_what_was_written_is_told(tmp_path, saved, monkeypatch):
    path = tmp_path / "match.thothit"
    write(path, saved)
    before = path.read_bytes()

    def failing(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", failing)
    with pytest.raises(FileError, match=os.strerror(errno.EIO)):
        write(path, replace(saved, players=("You", "Joko", "Dewi")))
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["match.thothit"]


@pytest.fixture
def read_only(monkeypatch):
    """A function that makes the file system read-only, or takes that back."""
    refused = OSError(errno.EROFS, os.strerror(errno.EROFS))

    def refuse(*_: object, **__: object) -> None:
        raise refused

    def change(on: bool) -> None:
        monkeypatch.undo()
        if on:
            monkeypatch.setattr(reading, "write_text", lambda path, _: refuse_file(path))
            for name in ("hardlink_to", "replace", "rename", "mkdir", "unlink"):
                monkeypatch.setattr(Path, name, refuse)

    def refuse_file(path: Path) -> None:
        raise FileError(f"{path}: {refused.strerror}")

    return change


def test_matches_that_were_left_while_nothing_could_be_written_are_kept_later(tmp_path, saved, read_only):
    """The one on disk, those played after it, and what was played on in each."""
    saves = Saves(tmp_path)
    first, *others = (replace(saved, id=f"{number:016x}") for number in range(4))
    early = replace(first, rounds=(replace(first.rounds[0], moves=first.rounds[0].moves[:5]),))
    saves.save(early)
    read_only(True)
    for record in (first, *others):
        if record is not first:
            saves.put_away()
        with pytest.raises(FileError, match="Read-only"):
            saves.save(record)
    assert read(saves.current) == early
    read_only(False)
    saves.save(others[-1])
    assert read(saves.current) == others[-1]
    assert [read(saves.place(left.id)) for left in (first, *others[:-1])] == [first, *others[:-1]]


def test_a_match_that_cannot_be_written_may_be_put_away_twice(tmp_path, saved, read_only):
    """As when the one that comes is left before it was first saved."""
    saves = Saves(tmp_path)
    first, last = (replace(saved, id=f"{number:016x}") for number in range(2))
    read_only(True)
    with pytest.raises(FileError):
        saves.save(first)
    saves.put_away()
    saves.put_away()
    read_only(False)
    saves.save(last)
    assert (read(saves.current), read(saves.place(first.id))) == (last, first)


def test_a_match_that_could_not_be_put_away_is_not_written_over(tmp_path, saved, monkeypatch):
    """A disk that answers again only half: the old match cannot be kept, a new one could be written."""
    saves = Saves(tmp_path)
    saves.save(saved)

    def failing(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    for name in ("hardlink_to", "replace", "rename"):
        monkeypatch.setattr(Path, name, failing)
    saves.put_away()
    with pytest.raises(FileError, match=os.strerror(errno.EIO)):
        saves.save(replace(saved, id="1" * 16))
    assert read(saves.current) == saved
    monkeypatch.undo()
    saves.save(replace(saved, id="1" * 16))
    assert (read(saves.current).id, read(saves.place(id_of(saved)))) == ("1" * 16, saved)


def test_a_match_that_was_played_while_nothing_could_be_written_stays(tmp_path, saved, read_only):
    """A match that was only dealt is kept until the next such match; this one was played on."""
    saves = Saves(tmp_path)
    first = saved.rounds[0]
    dealt = replace(saved, id="1" * 16, rounds=(replace(first, moves=()),))
    saves.save(dealt)
    read_only(True)
    with pytest.raises(FileError):
        saves.save(replace(saved, id="1" * 16))
    saves.put_away()
    read_only(False)
    for number in "23":
        saves.save(replace(dealt, id=number * 16))
        saves.put_away()
    assert read(saves.place("1" * 16)).rounds == saved.rounds


def test_a_place_that_cannot_be_looked_at_is_not_written_over(tmp_path, saved, monkeypatch):
    """It may hold a match: the new one waits until that is kept."""
    Saves(tmp_path).save(saved)
    saves = Saves(tmp_path)

    def failing(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        for name in ("lstat", "is_file"):
            patch.setattr(Path, name, failing)
        assert saves.resume() == (None, f"{saves.current}: {os.strerror(errno.EIO)}")
        saves.put_away()
        with pytest.raises(FileError, match=os.strerror(errno.EIO)):
            saves.save(replace(saved, id="1" * 16))
    saves.save(replace(saved, id="1" * 16))
    assert read(saves.place(id_of(saved))) == saved
    assert read(saves.current).id == "1" * 16


def test_a_fault_holds_nothing_of_the_record(tmp_path, saved):
    """While it is told, the sound rounds of a record are looked for, which may be a long one."""
    path = tmp_path / "a.thothit"
    path.write_text(dump(saved).replace('"dealer": ', '"dealer": 9'))
    with pytest.raises(FileError, match="dealer") as caught:
        read(path)
    assert caught.value.__context__ is None


def failing(number: int):
    """A function that the system refuses with this fault, whatever it is given."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def test_what_was_being_written_a_minute_ago_may_still_be_written(tmp_path, monkeypatch):
    saves = Saves(tmp_path)
    now = 1_000_000_000.0
    young, old = tmp_path / "match.thothit.abcdef", tmp_path / "match.thothit.ghijkl"
    for path, age in ((young, 60), (old, 60.5)):
        path.write_text("half")
        os.utime(path, (now - age, now - age))
    monkeypatch.setattr("time.time", lambda: now)
    saves.resume()
    assert (young.exists(), old.exists()) == (True, False)


def test_a_save_is_tried_three_times_with_little_pauses(tmp_path, saved, monkeypatch):
    saves = Saves(tmp_path)
    saves.save(saved)
    slept = []
    monkeypatch.setattr("time.sleep", slept.append)
    for times, expected in ((2, saved), (3, None)):
        with monkeypatch.context() as patch:
            refusing(patch, "match.thothit", errno.EIO, times)
            patch.setattr(reading, "PAUSE", 0.05)
            record, why = saves.resume()
        assert record == expected
        assert bool(why) == (expected is None)
    assert slept == [0.05] * 4
    assert reading.PAUSE == 0.05


def test_a_directory_without_a_second_program_must_be_said_to_be_one(tmp_path):
    assert Saves(tmp_path).exclusive is False
    assert Saves(tmp_path, exclusive=True).exclusive is True


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda path: None, "No such file or directory"),
        (lambda path: path.mkdir(), "Is a directory"),
        (lambda path: path.write_text(" \n\t"), "the file is empty"),
        (lambda path: path.write_bytes(b"\xff\xfe{}"), "not a text file"),
    ],
)
def test_a_file_that_is_no_record_says_why(tmp_path, make, why):
    path = tmp_path / "mine.thothit"
    make(path)
    with pytest.raises(FileError) as caught:
        read(path)
    assert str(caught.value) == f"{path}: {why}"
    assert not isinstance(caught.value, ReadingError)
    assert reading.rescued(path) is None


def test_what_the_system_does_not_give_out_now_is_told_apart(tmp_path, saved, monkeypatch):
    path = tmp_path / "mine.thothit"
    write(path, saved)
    monkeypatch.setattr(Path, "open", failing(errno.EBUSY))
    with pytest.raises(ReadingError) as caught:
        read(path)
    assert str(caught.value) == f"{path}: {os.strerror(errno.EBUSY)}"


def test_a_file_is_read_with_its_moves_checked_unless_that_is_not_wanted(tmp_path, saved):
    path = tmp_path / "mine.thothit"
    wrong = replace(saved, rounds=(replace(saved.rounds[0], moves=saved.rounds[0].moves[:1] * 2),))
    path.write_text(dump(wrong))
    assert read(path, checked=False) == wrong
    with pytest.raises(FileError):
        read(path)


def test_a_text_is_written_as_it_is_even_an_empty_one(tmp_path):
    path = tmp_path / "text"
    for text in ("Anda – tiga\n", ""):
        reading.write_text(path, text)
        assert path.read_bytes() == text.encode()


@pytest.mark.parametrize(
    ("function", "result"), [("open", False), ("write", -1), ("flush", False), ("commit", False)]
)
def test_a_write_that_fails_at_any_step_is_told_and_leaves_the_old_file(
    tmp_path, saved, monkeypatch, function, result
):
    path = tmp_path / "match.thothit"
    write(path, saved)
    before = path.read_bytes()
    monkeypatch.setattr(QSaveFile, function, lambda *_: result)
    with pytest.raises(FileError, match=f"{path}: "):
        write(path, replace(saved, title="Mine"))
    assert path.read_bytes() == before


def test_a_match_that_is_saved_again_and_again_is_one_match(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.save(saved)
    assert not saves.folder.exists()
    again = Saves(tmp_path)
    again.save(replace(saved, title="Mine"))
    assert not saves.folder.exists()
    assert again.previous is None


def test_a_match_is_put_away_unread_under_its_id(tmp_path, saved):
    Saves(tmp_path).save(saved)
    saves = Saves(tmp_path)
    saves.put_away()
    assert [path.name for path in saves.folder.iterdir()] == [f"{id_of(saved)}.thothit"]
    assert read(saves.current) == read(saves.place(id_of(saved))) == saved


def test_a_damaged_one_is_put_away_under_a_new_id(tmp_path):
    saves = Saves(tmp_path)
    saves.current.write_text("{}")
    saves.put_away()
    (kept,) = saves.folder.iterdir()
    assert kept.read_text() == "{}"
    assert len(kept.stem) == 16


def test_the_match_that_was_left_last_is_the_one_written_last(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    for number, written in (("1", 2000), ("2", 3000), ("3", 1000)):
        write(saves.place(number * 16), replace(saved, id=number * 16))
        os.utime(saves.place(number * 16), (written, written))
    (saves.folder / "notes.txt").write_text("mine")
    assert saves.previous == saves.place("2" * 16)
    saves.save(replace(saved, id="2" * 16))
    assert saves.previous == saves.place("1" * 16), "the one that goes on has not been left"


def test_where_the_folder_cannot_be_listed_no_match_was_left(tmp_path, saved, monkeypatch):
    saves = Saves(tmp_path)
    saves.save(saved)
    saves.put_away()
    assert saves.previous is not None
    monkeypatch.setattr(Path, "glob", failing(errno.EIO))
    assert saves.previous is None
    assert saves.resume()[0] == saved


def test_a_file_that_has_gone_while_the_folder_was_listed_was_not_left_last(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    saves.place("0" * 16).symlink_to("nowhere")
    saves.place("2" * 16).symlink_to("nowhere")
    write(saves.place("1" * 16), saved)
    assert saves.previous == saves.place("1" * 16)


def test_a_damaged_save_that_cannot_be_set_aside_stays_and_that_is_told(tmp_path, monkeypatch):
    saves = Saves(tmp_path)
    saves.current.write_text("{}")
    monkeypatch.setattr(Path, "rename", failing(errno.EACCES))
    record, why = saves.resume()
    assert record is None
    assert f"{saves.current}: " in why
    assert f"(it can't be renamed: {os.strerror(errno.EACCES)})" in why
    assert saves.current.read_text() == "{}"


def test_sound_rounds_go_on_even_where_they_cannot_be_saved_now(tmp_path, monkeypatch):
    saves = Saves(tmp_path)
    text = dump(ended("thothit", rounds=2).record)
    second = text.rindex('"moves": [') + len('"moves": [')
    saves.current.write_text(text[:second] + '"C1xS9", ' + text[second:])
    with monkeypatch.context() as patch:
        patch.setattr(QSaveFile, "commit", lambda *_: False)
        record, why = saves.resume()
    assert len(record.rounds) == 1
    assert record.id == id_of(replace(record, id=""))
    assert "kept as damaged-" in why
    assert not saves.current.exists()
    saves.save(record)
    assert saves.resume() == (record, "")


def test_a_save_that_stays_for_now_says_so(tmp_path, saved, monkeypatch):
    saves = Saves(tmp_path)
    saves.save(saved)
    refusing(monkeypatch, "match.thothit", errno.EIO, 3)
    assert saves.resume() == (
        None,
        f"{saves.current}: {os.strerror(errno.EIO)} (it stays among the saved matches)",
    )


def test_whoever_cannot_keep_a_match_is_told_which_file_it_is_about(tmp_path, saved, monkeypatch):
    saves = Saves(tmp_path)
    saves.save(saved)
    for name in ("hardlink_to", "replace", "rename"):
        monkeypatch.setattr(Path, name, failing(errno.EIO))
    saves.put_away()
    with pytest.raises(FileError) as caught:
        saves.save(replace(saved, id="1" * 16))
    assert str(caught.value) == f"{saves.current}: {os.strerror(errno.EIO)}"

    def named(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "elsewhere")

    for name in ("hardlink_to", "replace", "rename"):
        monkeypatch.setattr(Path, name, named)
    with pytest.raises(FileError, match=r"^elsewhere: "):
        saves.save(replace(saved, id="1" * 16))


def test_a_match_that_could_not_be_written_once_is_not_written_again_later(tmp_path, saved, monkeypatch):
    """Once it has been, nothing of it is left for the folder."""
    saves = Saves(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(QSaveFile, "commit", lambda *_: False)
        with pytest.raises(FileError):
            saves.save(saved)
    saves.save(saved)
    saves.put_away()
    saves.save(replace(saved, id="1" * 16))
    assert [path.name for path in saves.folder.iterdir()] == [f"{id_of(saved)}.thothit"]


def test_a_draft_of_a_program_that_was_killed_does_not_stay(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.save(saved)
    saves.folder.mkdir()
    (saves.folder / f"{id_of(saved)}.draft").write_text("half")
    for _ in range(2):
        saves.put_away()
        assert [path.name for path in saves.folder.iterdir()] == [f"{id_of(saved)}.thothit"]
    assert read(saves.current) == saved


def test_the_title_is_the_one_that_comes_unless_it_has_none(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.save(replace(saved, id="1" * 16, title="Old"))
    assert saves.adopted(replace(saved, id="1" * 16, title="New")).title == "New"
    assert saves.adopted(replace(saved, id="1" * 16)).title == "Old"


def test_a_record_without_an_id_is_known_by_what_it_says(tmp_path, saved):
    coming = Saves(tmp_path).adopted(saved)
    assert coming == replace(saved, id=id_of(saved))


def test_the_match_that_goes_on_is_not_put_away_for_itself(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.save(replace(saved, id="1" * 16))
    saves.admit(replace(saved, id="1" * 16))
    assert not saves.folder.exists()
    saves.admit(replace(saved, id="2" * 16))
    assert [path.name for path in saves.folder.iterdir()] == [f"{'1' * 16}.thothit"]


def test_a_match_in_which_nobody_played_is_there_as_often_as_it_is_left(tmp_path, saved):
    """It is the last of them, and is not removed for itself."""
    saves = Saves(tmp_path)
    dealt = replace(saved, id="1" * 16, rounds=(replace(saved.rounds[0], moves=()),))
    for _ in range(3):
        saves.save(dealt)
        saves.put_away()
        assert read(saves.place(dealt.id)) == dealt
    saves.save(replace(dealt, id="2" * 16))
    saves.put_away()
    assert read(saves.place(dealt.id)) == dealt, "somebody has gone back to it"


def test_a_match_that_was_played_is_not_noted_as_one_that_was_not(tmp_path, saved):
    saves = Saves(tmp_path)
    for number in "12":
        saves.save(replace(saved, id=number * 16))
        saves.put_away()
    assert sorted(path.name for path in saves.folder.iterdir()) == [
        f"{number * 16}.thothit" for number in "12"
    ]
    dealt = replace(saved, id="3" * 16, rounds=(replace(saved.rounds[0], moves=()),))
    saves.save(dealt)
    saves.put_away()
    assert (saves.folder / "untouched").read_text() == "3" * 16


def test_several_rounds_or_a_variation_are_a_touch(saved):
    dealt = replace(saved, rounds=(replace(saved.rounds[0], moves=()),), seats=("person", "x", "y"))
    assert untouched(dealt)
    assert not untouched(replace(dealt, rounds=dealt.rounds * 2))
    assert not untouched(replace(dealt, variations=(Variation(0, ()),)))
    assert not untouched(replace(dealt, rounds=dealt.rounds * 2, seats=("z", "x", "y")))


def test_help_in_variations_is_kept_where_the_rules_of_today_refuse_the_match(tmp_path, saved):
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    wrong = replace(
        saved, id="1" * 16, rounds=(replace(saved.rounds[0], moves=saved.rounds[0].moves[:1] * 2),)
    )
    write(saves.place("1" * 16), wrong)
    os.utime(saves.place("1" * 16), ns=(10**18, 2 * 10**18))
    saves.save_variations(replace(wrong, help=7))
    assert read(saves.place("1" * 16), checked=False) == replace(wrong, help=7)
    assert saves.place("1" * 16).stat().st_mtime_ns == 2 * 10**18


def test_a_time_that_cannot_be_set_back_harms_no_variation(tmp_path, saved, monkeypatch):
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    write(saves.place("1" * 16), replace(saved, id="1" * 16))
    monkeypatch.setattr(os, "utime", failing(errno.EPERM))
    saves.save_variations(replace(saved, id="1" * 16, help=3))
    assert read(saves.place("1" * 16)).help == 3


def test_whoever_goes_on_at_the_last_try_is_told_how_far_it_is_too(tmp_path, monkeypatch):
    told = []
    saves = Saves(tmp_path)
    saves.save(ended("kings", rounds=2).record)
    refusing(monkeypatch, "match.thothit", errno.EIO, reading.TRIES - 1)
    saves.resume(lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]
