# SPDX-License-Identifier: MIT
"""The content of a backup; other files are never unpacked."""

import hashlib
import json
import sqlite3
import zipfile
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.app.statistics.rounds import played
from thothit_desktop.app.backup import archive
from thothit_desktop.app.backup.archive import BackupError, read_backup, unpack, write_backup
from thothit_desktop.app.backup.contents import most_bytes
from thothit_desktop.app.statistics.database import Database

MATCH = b"a match\n"


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """A data directory with something of everything, and with what is in no backup."""
    made = tmp_path / "data"
    (made / "matches" / "deleted").mkdir(parents=True)
    (made / "running").mkdir()
    (made / "running" / "lock").write_text("1")
    (made / "settings.ini").write_text("[General]\ndeck=western\n")
    (made / "match.thothit").write_bytes(MATCH)
    (made / "matches" / "0123456789abcdef.thothit").write_bytes(MATCH)
    (made / "matches" / "deleted" / "fedcba9876543210-2.thothit").write_bytes(MATCH)
    (made / "matches" / "index.json").write_text("{}")
    (made / "matches" / "strange name.thothit").write_text("")
    Database(made).put(played(30, 20))
    return made


@pytest.fixture
def backup(directory: Path, tmp_path: Path) -> Path:
    path = tmp_path / "all.zip"
    write_backup(directory, path)
    return path


def forged(path: Path, content: dict[str, bytes], /, **told: object) -> Path:
    """An archive with these files and a manifest that fits them."""
    manifest = {
        "format": "thothit-backup",
        "version": 1,
        "program": "0.1.0",
        "date": "2026-11-22T13:55:09Z",
        "rounds": 0,
        "files": {
            name: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
            for name, data in content.items()
        },
    } | told
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in content.items():
            made.writestr(name, data)
        made.writestr("manifest.json", json.dumps(manifest))
    return path


def test_everything_is_in_it_and_comes_back(directory, backup, tmp_path):
    summary = read_backup(backup)
    assert (summary.matches, summary.deleted, summary.rounds) == (2, 1, 1)
    assert summary.settings
    assert summary.statistics
    folder = tmp_path / "out"
    folder.mkdir()
    unpack(backup, folder)
    for name in ("settings.ini", "match.thothit", "matches/0123456789abcdef.thothit"):
        assert (folder / name).read_bytes() == (directory / name).read_bytes()
    assert Database(folder).rounds() == Database(directory).rounds()
    assert not (folder / "running").exists()
    assert not (folder / "matches" / "index.json").exists()


def test_rounds_that_another_connection_has_just_written_are_in_it(directory, tmp_path):
    with closing(sqlite3.connect(directory / "statistics.sqlite")) as other:
        other.execute("UPDATE rounds SET number = 2")
        other.commit()  # it lies in the write-ahead log as long as this one is open
        assert write_backup(directory, tmp_path / "b.zip").rounds == 1
    folder = tmp_path / "out"
    folder.mkdir()
    unpack(tmp_path / "b.zip", folder)
    assert [each.number for each in Database(folder).rounds()] == [2]


def test_an_empty_directory_and_broken_statistics_can_be_backed_up(tmp_path):
    (tmp_path / "new").mkdir()
    summary = write_backup(tmp_path / "new", tmp_path / "empty.zip")
    assert (summary.matches, summary.rounds, summary.settings, summary.statistics) == (0, 0, False, False)
    (tmp_path / "new" / "statistics.sqlite").write_bytes(b"no database at all, but long enough")
    assert not write_backup(tmp_path / "new", tmp_path / "broken.zip").statistics
    assert not read_backup(tmp_path / "broken.zip").statistics


def test_a_backup_that_cannot_be_written_leaves_the_last_one(directory, backup):
    before = backup.read_bytes()
    (backup.parent / "all.zip.draft").mkdir()
    with pytest.raises(BackupError, match="can't be written"):
        write_backup(directory, backup)
    assert backup.read_bytes() == before


CLIMBING = (
    *(
        "../settings.ini",
        "/tmp/settings.ini",
        "matches/../../x.thothit",
        "matches/deleted/../../../x.thothit",
    ),
    *("C:/settings.ini", "matches\\..\\x.thothit", "running/lock", "matches/x/y.thothit", "matches/.thothit"),
    *("statistics.sqlite-wal", "SETTINGS.INI", "matches/", "", "match.thothit/../x"),
)


def test_names_that_climb_or_are_strange_are_refused(tmp_path):
    for number, name in enumerate(CLIMBING):
        assert most_bytes(name) is None
        path = forged(tmp_path / f"{number}.zip", {name: b"x"} if name else {})
        if not name:
            continue
        folder = tmp_path / "deep" / "out"
        folder.mkdir(parents=True, exist_ok=True)
        with pytest.raises(BackupError, match="is damaged"):
            unpack(path, folder)
        assert list(folder.iterdir()) == []
    assert sorted(path.suffix for path in tmp_path.iterdir() if path.is_file()) == [".zip"] * len(CLIMBING)


def test_huge_members_are_refused_before_they_are_unpacked(tmp_path, monkeypatch):
    from thothit_desktop.app.backup import contents

    monkeypatch.setitem(contents.MOST_BYTES, "settings.ini", 1000)
    bomb = forged(tmp_path / "bomb.zip", {"settings.ini": bytes(1001)})
    assert bomb.stat().st_size < 1000
    with pytest.raises(BackupError, match="is damaged"):
        read_backup(bomb)
    with pytest.raises(BackupError, match="is damaged"):
        unpack(bomb, tmp_path)
    assert not (tmp_path / "settings.ini").exists()


def test_a_manifest_of_many_parts_is_refused_before_it_is_read(tmp_path, monkeypatch):
    path = tmp_path / "crowded.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("manifest.json", f"[{'{},' * 300_000}{{}}]")
    read = []
    monkeypatch.setattr(json, "loads", read.append)
    with pytest.raises(BackupError, match="is damaged"):
        read_backup(path)
    assert read == []


def test_a_manifest_that_is_too_long_is_refused(tmp_path, monkeypatch):
    path = forged(tmp_path / "long.zip", {"settings.ini": b"x"}, program="0.1.0")
    monkeypatch.setattr(archive, "_MOST_MANIFEST", 50)
    with pytest.raises(BackupError, match="is damaged"):
        read_backup(path)


def test_a_long_list_of_members_is_not_read(tmp_path, monkeypatch):
    path = forged(tmp_path / "all.zip", {f"matches/{number:016x}.thothit": b"" for number in range(30)})
    read_backup(path)
    monkeypatch.setattr(archive, "_MOST_AT_ONCE", 30 * 46)
    with pytest.raises(BackupError, match="is damaged"):
        read_backup(path)


@pytest.mark.parametrize("limit", ["_MOST_FILES", "_MOST_MANIFEST", "_MOST_AT_ONCE", "_MOST_IN_ALL"])
def test_what_could_not_be_read_is_not_written(directory, backup, monkeypatch, limit):
    before = backup.read_bytes()
    monkeypatch.setattr(archive, limit, 2)
    with pytest.raises(BackupError, match="can't be written: File too large"):
        write_backup(directory, backup)
    assert backup.read_bytes() == before
    assert list(backup.parent.glob("*.draft")) == []


def test_foreign_and_newer_files_are_refused_in_a_sentence(tmp_path, backup):
    plain = tmp_path / "plain.zip"
    with zipfile.ZipFile(plain, "w") as made:
        made.writestr("settings.ini", "x")
    text = tmp_path / "text.zip"
    text.write_text("hello")
    empty = tmp_path / "none.zip"
    empty.write_bytes(b"")
    for path in (plain, text, empty, tmp_path, forged(tmp_path / "f.zip", {}, format="other")):
        with pytest.raises(BackupError, match="is not a Thothit backup"):
            read_backup(path)
    with pytest.raises(BackupError, match="can't be found"):
        read_backup(tmp_path / "gone.zip")
    with pytest.raises(BackupError, match="newer version"):
        read_backup(forged(tmp_path / "newer.zip", {}, version=2, files=7))


FALSE = (
    {"files": []},
    {"files": {}},
    {"files": {"settings.ini": 1}},
    {"files": {"settings.ini": {"size": 1, "sha256": "0" * 64}}},
    {"files": {"settings.ini": {"size": 2, "sha256": hashlib.sha256(b"x").hexdigest()}}},
    {"version": "1"},
    {"rounds": None},
    {"program": "<b>" * 30},
    {"date": 7},
)


def test_a_manifest_that_does_not_fit_is_refused(tmp_path):
    for number, told in enumerate(FALSE):
        with pytest.raises(BackupError, match="is damaged"):
            read_backup(forged(tmp_path / f"{number}.zip", {"settings.ini": b"x"}, **told))


def test_statistics_that_are_broken_or_newer_are_refused(tmp_path):
    newer = tmp_path / "newer.sqlite"
    with closing(sqlite3.connect(newer)) as made:
        made.execute("PRAGMA user_version = 99")
        made.execute("CREATE TABLE x (y)")
    strange = tmp_path / "strange.sqlite"
    with closing(sqlite3.connect(strange)) as made:
        made.execute("CREATE TABLE rounds (points INTEGER CHECK (length(randomblob(900000000)) > 0))")
    for number, (content, why) in enumerate(
        (
            (b"no database" * 20, "are damaged"),
            (newer.read_bytes(), "newer version"),
            (strange.read_bytes(), "are damaged"),
        )
    ):
        folder = tmp_path / f"out{number}"
        folder.mkdir()
        path = forged(tmp_path / f"{number}.zip", {"statistics.sqlite": content})
        with pytest.raises(BackupError, match=why):
            unpack(path, folder)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(st.data())
def test_a_damaged_archive_is_refused_or_whole(tmp_path, data):
    """Whichever bytes are changed or cut off, what is unpacked is what was backed up."""
    whole = forged(tmp_path / "whole.zip", {"settings.ini": b"[General]\n" * 9, "match.thothit": MATCH})
    content = bytearray(whole.read_bytes())
    if data.draw(st.booleans()):
        del content[data.draw(st.integers(0, len(content) - 1)) :]
    else:
        for _ in range(data.draw(st.integers(1, 4))):
            content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    broken = tmp_path / "broken.zip"
    broken.write_bytes(content)
    with suppress(BackupError):
        read_backup(broken)
        with zipfile.ZipFile(broken) as whole:
            assert whole.read("match.thothit") == MATCH
