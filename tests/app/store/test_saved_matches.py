# SPDX-License-Identifier: MIT
"""Saved matches: files, index, renaming, deleting and restoring."""

import json
import os
from dataclasses import replace
from functools import cache

import pytest

from tests.app.rounds import ended, match
from thothit_desktop.app.store import trash
from thothit_desktop.app.store.saved_matches import SavedMatches
from thothit_desktop.app.store.saves import FileError, Saves, read
from thothit_desktop.app.store.summary import summary_of


@cache
def played(number: int, rounds: int):
    """Played once: each deal has a nonce of its own."""
    return ended("thothit", rounds=rounds, number=number).record


def record(number: int, rounds: int = 1, **fields):
    return replace(played(number, rounds), id=f"{number:016x}", **fields)


@pytest.fixture
def saves(tmp_path):
    return Saves(tmp_path)


@pytest.fixture
def filled(saves):
    """Four matches, one of them running."""
    for number in (1, 2, 3, 4):
        saves.put_away()
        saves.save(record(number))
    saves.put_away()
    return SavedMatches(saves)


def listed(saved_matches: SavedMatches, deleted: bool = False):
    """The numbers of the matches after all have been read."""
    entries, unread = saved_matches.scan(f"{4:016x}", deleted)
    entries += [saved_matches.read_entry(path) for path in unread]
    return sorted(entry.summary.number if entry.summary else -1 for entry in entries)


def test_an_empty_folder_lists_nothing(saves):
    saved_matches = SavedMatches(saves)
    assert saved_matches.scan("") == ([], [])
    saved_matches.write_index()
    assert list(saves.current.parent.iterdir()) == []


def test_what_was_read_once_is_not_read_again(filled, saves):
    assert len(filled.scan("")[1]) == 4
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    again = SavedMatches(saves)
    assert again.scan(f"{4:016x}")[1] == []
    assert listed(again) == [1, 2, 3]
    (entry,) = (entry for entry in again.scan("")[0] if entry.summary.number == 2)
    expected = ended("thothit", number=2)
    expected.id = f"{2:016x}"
    assert entry.summary == summary_of(expected)


def test_the_index_knows_a_match_where_it_was_moved(filled, saves):
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    filled.delete(saves.place(f"{2:016x}"))
    filled.write_index()
    assert SavedMatches(saves).scan("", deleted=True)[1] == []


def test_an_index_that_has_learnt_nothing_is_not_written_again(filled, saves):
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    (saves.folder / "index.json").unlink()
    filled.write_index()
    assert not (saves.folder / "index.json").exists()


def test_a_file_that_has_changed_is_read_anew(filled, saves):
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    saves.save(record(2, rounds=2))
    saves.put_away()
    again = SavedMatches(saves)
    entries, unread = again.scan(f"{4:016x}")
    assert len(entries) == 2
    assert unread == [saves.place(f"{2:016x}")]
    assert again.read_entry(unread[0]).summary.ended == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "[" * 100_000,
        "\0",
        '{"version": 3, "files": {}}',
        "[5",
        "[5\n]",
        "[5,\n]",
        '[5,\n1,\n[1, 2],\n["x", 2, 3, null],\n[null, 1, 2, {}]\n]',
        '[5,\n["x", 1.5, 2, null],\n["x", 1, 2, "bad"\n\n\0',
        "[5,\n" + "[" * 100_000,
    ],
)
def test_a_damaged_index_is_made_anew(filled, saves, text):
    (saves.folder / "index.json").write_text(text)
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    assert len(SavedMatches(saves).scan(f"{4:016x}")[0]) == 3


def test_an_index_that_cannot_be_written_harms_nothing(filled, saves):
    (saves.folder / "index.json").mkdir()
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    assert listed(filled) == [1, 2, 3]


def test_a_damaged_record_is_listed_with_its_fault(filled, saves):
    saves.place(f"{2:016x}").write_text("{}")
    (saves.folder / "by hand.thothit").write_text("\0")
    assert listed(filled) == [-1, -1, 1, 3]
    faults = [entry.fault for entry in filled.scan(f"{4:016x}")[0] if entry.fault]
    assert any("not a saved match: its format is not thothit-record" in fault for fault in faults)
    filled.write_index()
    assert listed(SavedMatches(saves)) == [-1, -1, 1, 3]


def test_a_fault_is_told_in_the_language_of_the_moment(filled, saves, speaking):
    (saves.folder / "bad.thothit").write_text("{}", encoding="utf-8")
    told = []
    for code in ("en", "id"):
        speaking(code)
        saved_matches = SavedMatches(saves)
        _, unread = saved_matches.scan("")
        told += [fault for path in unread if (fault := saved_matches.read_entry(path).fault)]
        saved_matches.write_index()
    assert [one.rpartition(": ")[2] for one in told] == [
        "its format is not thothit-record",
        "formatnya bukan thothit-record",
    ]


def test_a_file_that_goes_while_it_is_read_is_a_fault(filled, saves):
    entry = filled.read_entry(saves.folder / "gone.thothit")
    assert entry.summary is None
    assert "gone.thothit: No such file" in entry.fault


def test_what_is_deleted_comes_back(filled, saves):
    assert listed(filled) == [1, 2, 3]
    path = saves.place(f"{2:016x}")
    there = filled.delete(path)
    assert listed(filled) == [1, 3]
    assert filled.scan("", deleted=True)[1] == []  # it is known there
    assert listed(filled, deleted=True) == [2]
    assert filled.restore(there) == path
    assert listed(filled) == [1, 2, 3]
    assert read(path) == record(2)


def test_what_was_deleted_long_ago_goes_unless_another_program_is_there(filled, saves, monkeypatch):
    place = filled.delete(saves.place(f"{1:016x}"))
    monkeypatch.setattr(trash, "KEPT_DAYS", -1)
    filled.clear_out()
    assert place.exists()
    SavedMatches(Saves(saves.current.parent, exclusive=True)).clear_out()
    assert not place.exists()
    assert listed(filled) == [2, 3]


def test_nothing_that_was_deleted_before_is_written_over(filled, saves):
    path = saves.place(f"{2:016x}")
    first = filled.delete(path)
    assert filled.add(record(2, rounds=2), None) == path
    second = filled.delete(path)
    assert (len(read(first).rounds), len(read(second).rounds)) == (1, 2)
    assert filled.restore(second) == saves.folder / second.name
    filled.restore(first)
    assert listed(filled) == [1, 2, 3, record(2, rounds=2).rounds[1].seed]


def test_what_cannot_be_moved_is_told(filled, saves):
    with pytest.raises(FileError, match=r"gone\.thothit: No such file"):
        filled.delete(saves.folder / "gone.thothit")


def test_a_title_is_kept_with_the_match_and_its_time_of_writing_too(filled, saves):
    path = saves.place(f"{2:016x}")
    os.utime(path, ns=(10**18, 10**18))
    assert filled.rename(path, "Di Kuna").summary.title == "Di Kuna"
    assert read(path) == record(2, title="Di Kuna")
    assert path.stat().st_mtime_ns == 10**18
    assert filled.rename(path, "").summary.title == ""
    assert read(path) == record(2)


def test_a_match_of_version_1_is_named_by_what_it_says_and_gets_its_id_with_a_title(saves):
    old = match("thothit").record
    saved_matches = SavedMatches(saves)
    path = saved_matches.add(old, None)
    written = read(path)
    assert path == saves.place(written.id)
    assert saved_matches.add(old, None) == path
    assert saved_matches.rename(path, "Old").summary.id == written.id


def test_an_imported_match_is_there_once_and_pushes_nothing_out(filled, saves):
    early, late = record(2), record(2, rounds=2)
    assert filled.add(early, None) == saves.place(early.id)
    assert filled.add(late, None) == saves.place(early.id)
    other = filled.add(early, None)
    assert other != saves.place(early.id)
    assert read(saves.place(early.id)) == late
    assert read(other).rounds == early.rounds
    saves.save(late)
    assert filled.add(late, late) is None
    further = filled.add(record(2, rounds=3), late)
    assert read(further).id != late.id


def test_where_nothing_can_be_written_that_is_told(saves):
    saves.folder.touch()
    with pytest.raises(FileError, match="matches: File exists"):
        SavedMatches(saves).add(record(1), None)


def test_the_index_forgets_what_is_gone(filled, saves):
    assert listed(filled) == [1, 2, 3]
    saves.place(f"{2:016x}").unlink()
    filled.write_index()
    kept = json.loads((saves.folder / "index.json").read_text())
    assert len(kept) == 3


def test_an_entry_tells_its_file_and_when_it_was_written(filled, saves):
    path = saves.place(f"{2:016x}")
    os.utime(path, (1000.5, 1000.5))
    read_now = filled.read_entry(path)
    (known,) = (entry for entry in filled.scan("")[0] if entry.path == path)
    assert read_now == known
    assert (known.path, known.fault, known.written) == (path, "", 1000.5)
    assert known.summary.id == f"{2:016x}"


def test_a_file_that_cannot_be_looked_at_has_no_time(filled, saves):
    assert filled.read_entry(saves.folder / "gone.thothit").written == 0.0


@pytest.mark.parametrize("change", ["time", "length"])
def test_a_file_is_read_anew_when_its_time_or_its_length_is_another(filled, saves, change):
    path = saves.place(f"{2:016x}")
    os.utime(path, ns=(10**18, 10**18))
    assert listed(filled) == [1, 2, 3]
    assert filled.scan("")[1] == [saves.place(f"{4:016x}")]
    if change == "length":
        path.write_text(path.read_text() + " ")
    os.utime(path, ns=(10**18, 10**18 + (change == "time")))
    assert path in filled.scan("")[1]


def test_the_current_match_is_not_listed_but_may_be_among_the_deleted(filled, saves):
    running = f"{2:016x}"
    assert saves.place(running) not in filled.scan(running)[1]
    assert len(filled.scan(running)[1]) == 3
    there = filled.delete(saves.place(running))
    entries, unread = filled.scan(running, deleted=True)
    assert (entries, unread) == ([], [there])
    assert there == saves.folder / "deleted" / f"{running}.thothit"


def test_only_records_are_listed(filled, saves):
    (saves.folder / "notes.txt").write_text("mine")
    (saves.folder / "gone.thothit").symlink_to("nowhere")
    assert len(filled.scan("")[1]) == 4


def test_the_index_is_of_version_5_and_another_is_made_anew(filled, saves):
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    file = saves.folder / "index.json"
    version, *lines = json.loads(file.read_text())
    assert version == 5
    stat = saves.place(f"{2:016x}").stat()
    assert [f"{2:016x}.thothit", stat.st_mtime_ns, stat.st_size] in [line[:3] for line in lines]
    assert len(lines) == 3
    assert len(SavedMatches(saves).scan("")[0]) == 3
    file.write_text(file.read_text().replace("[5", "[4", 1))
    assert SavedMatches(saves).scan("")[0] == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda line: [line[0], float(line[1]), *line[2:]],
        lambda line: [*line[:2], str(line[2]), line[3]],
        lambda line: [*line[:2], True, line[3]],
        lambda line: [*line[:3], {**line[3], "ended": -1}],
        lambda line: [*line, ""],
        lambda line: line[:3],
        lambda line: [[line[0]], *line[1:]],
        lambda line: {"written": line[1]},
        lambda line: None,
    ],
)
def test_a_damaged_line_of_the_index_is_learnt_anew_and_spoils_no_other(filled, saves, spoil):
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    file, name = saves.folder / "index.json", f"{2:016x}.thothit"
    version, *lines = json.loads(file.read_text())
    spoilt = [json.dumps(spoil(line) if line[0] == name else line) for line in lines]
    file.write_text(",\n".join([f"[{version}", *spoilt]) + "\n]\n")
    entries, unread = SavedMatches(saves).scan(f"{4:016x}")
    assert sorted(entry.summary.number for entry in entries) == [1, 3]
    assert unread == [saves.folder / name]


def test_an_index_that_breaks_off_is_good_as_far_as_it_goes(filled, saves):
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    file = saves.folder / "index.json"
    file.write_bytes(file.read_bytes()[:-20] + b"\xff")
    entries, unread = SavedMatches(saves).scan(f"{4:016x}")
    assert sorted([len(entries), len(unread)]) == [1, 2]


def test_what_is_learnt_after_the_index_was_written_is_written_too(filled, saves):
    first, *others = filled.scan("")[1]
    filled.read_entry(first)
    filled.write_index()
    for path in others:
        filled.read_entry(path)
    filled.write_index()
    assert SavedMatches(saves).scan("")[1] == []


def test_an_index_that_could_not_be_written_is_written_the_next_time(filled, saves):
    file = saves.folder / "index.json"
    file.mkdir()
    assert listed(filled) == [1, 2, 3]
    filled.write_index()
    file.rmdir()
    filled.write_index()
    assert SavedMatches(saves).scan(f"{4:016x}")[1] == []


def test_deleted_matches_of_one_name_are_counted_from_two(filled, saves):
    path = saves.place(f"{2:016x}")
    places = [filled.delete(path)]
    for rounds in (2, 3):
        filled.add(record(2, rounds=rounds), None)
        places.append(filled.delete(path))
    assert [place.name for place in places] == [
        f"{2:016x}.thothit",
        f"{2:016x}-2.thothit",
        f"{2:016x}-3.thothit",
    ]
    assert [len(read(place).rounds) for place in places] == [1, 2, 3]


def test_a_deleted_match_has_its_month_from_its_deletion_and_none_when_it_is_back(filled, saves):
    note = filled.trash / trash.NOTE
    first, second = (filled.delete(saves.place(f"{number:016x}")) for number in (1, 2))
    assert set(json.loads(note.read_text())) == {first.name, second.name}
    filled.restore(first)
    assert set(json.loads(note.read_text())) == {second.name}
    filled.erase(second)
    assert not second.exists()
    assert not note.exists()


def test_what_cannot_be_erased_is_told(filled, saves):
    gone = filled.trash / "gone.thothit"
    with pytest.raises(FileError) as caught:
        filled.erase(gone)
    assert str(caught.value) == f"{gone}: No such file or directory"


def test_a_time_that_cannot_be_set_back_harms_no_title(filled, saves, monkeypatch):
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "utime", refuse)
    assert filled.rename(saves.place(f"{2:016x}"), "Mine").summary.title == "Mine"


def test_the_running_match_is_imported_only_where_it_stands_differently(filled, saves):
    running = record(7)
    saves.save(running)
    assert filled.add(running, running) is None
    assert not saves.place(running.id).exists()
    other = filled.add(record(7, rounds=2), running)
    assert other != saves.place(running.id)
    assert read(other) == replace(record(7, rounds=2), id=other.stem)
    assert filled.add(record(8), running) == saves.place(f"{8:016x}")


def test_a_folder_that_cannot_be_made_is_named(saves):
    saves.folder.touch()
    with pytest.raises(FileError) as caught:
        SavedMatches(saves).add(record(1), None)
    assert str(caught.value) == f"{saves.folder}: File exists"


def test_matches_that_were_only_looked_at_write_no_index(filled, saves):
    filled.scan("")
    filled.write_index()
    assert not (saves.folder / "index.json").exists()
