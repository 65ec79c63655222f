# SPDX-License-Identifier: MIT
"""Reading and writing of backup files: zip archives with a manifest of sizes and digests.

An archive is not trusted. Only files that its manifest lists are unpacked, under names that a backup may
have and up to a size limit for each, so that nothing is written outside the target folder. The list of its
members is read in limited pieces, so that a forged one cannot fill the memory.
"""

import errno
import hashlib
import json
import os
import re
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from io import BufferedReader, FileIO
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop import __version__
from thothit_desktop.app.backup.contents import MATCH, match_files, most_bytes
from thothit_desktop.app.statistics.database import FILE, WAITING
from thothit_desktop.app.statistics.schema import VERSION, check_tables
from thothit_desktop.app.store.matches import time_now
from thothit_desktop.app.store.settings import SETTINGS
from thothit_desktop.app.store.settings_file import SettingsError, check_settings
from thothit_desktop.games.record_json import crowded

translate = QCoreApplication.translate

FORMAT = "thothit-backup"
ARCHIVE_VERSION = 1
MANIFEST = "manifest.json"
_MOST_FILES = 50_000
_MOST_MANIFEST = 10_000_000
_MOST_AT_ONCE = 5_000_000
"""The most bytes read in one piece; the largest piece is the archive's list of members."""
_MOST_IN_ALL = 2_000_000_000
_CHUNK = 1 << 20
_DAMAGE = (
    *(zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError),
    *(KeyError, ValueError, TypeError, RecursionError, UnicodeError),
)
"""The exceptions that reading a damaged archive may raise."""


class BackupError(Exception):
    """A backup cannot be written, read or restored; the message says why."""


@dataclass(frozen=True)
class BackupSummary:
    """The contents of a backup."""

    program: str
    """The version of the program that wrote the backup."""
    date: str
    """The time of the backup in UTC, such as `2026-11-22T13:55:09Z`."""
    matches: int
    """The number of saved matches, including the one under way."""
    deleted: int
    """The number of matches in the folder of deleted ones."""
    rounds: int
    """The number of rounds in the statistics, without removed ones."""
    statistics: bool
    """True if the backup has statistics; unreadable ones are left out."""
    settings: bool
    """True if the backup has settings."""


# Writing


def write_backup(directory: Path, target: Path) -> BackupSummary:
    """Write a data directory to one file, completely or not at all; raises BackupError."""
    draft = target.with_name(f"{target.name}.draft")
    try:
        with _statistics_of(directory) as database:
            summary = _write(directory, database, draft)
        if not _can_be_opened(draft):
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        draft.replace(target)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        sentence = translate("backup", "{0} can't be written: {1}")
        raise BackupError(sentence.format(target, error.strerror)) from None
    return summary


def _write(directory: Path, database: Path | None, draft: Path) -> BackupSummary:
    sources = {name: directory / name for name in (SETTINGS, MATCH, WAITING)}
    sources |= {path.relative_to(directory).as_posix(): path for path in match_files(directory)}
    if database is not None:
        sources[FILE] = database
    files: dict[str, dict[str, object]] = {}
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in sources.items():
            most = most_bytes(name)
            if most is None or not path.is_file() or path.stat().st_size > most:
                continue
            content = path.read_bytes()
            files[name] = {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
            archive.writestr(name, content)
        rounds = 0 if database is None else _rounds_in(database)
        told = {
            "format": FORMAT,
            "version": ARCHIVE_VERSION,
            "program": __version__,
            "date": time_now(),
            "rounds": rounds,
            "files": files,
        }
        archive.writestr(MANIFEST, json.dumps(told, indent=1))
    return _summary(told)


def _can_be_opened(archive: Path) -> bool:
    """Return True if an archive keeps all limits of a backup."""
    try:
        with _opened(archive):
            return True
    except BackupError:
        return False


@contextmanager
def _statistics_of(directory: Path) -> Iterator[Path | None]:
    """Yield the path of a temporary copy of the statistics; None if there are none or they cannot be read."""
    source = directory / FILE
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        yield copy if source.exists() and _copy_statistics(source, copy) else None


def _copy_statistics(source: Path, copy: Path) -> bool:
    """Copy a database that may be in use; return True if it could be read."""
    uri = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as read, closing(sqlite3.connect(copy)) as written:
            read.backup(written)
            written.execute("PRAGMA journal_mode = DELETE")
        _rounds_in(copy)
    except (sqlite3.Error, UnicodeDecodeError):  # Python may fail to decode SQLite's message
        return False
    return True


def _rounds_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as opened:
        return int(opened.execute("SELECT COUNT(*) FROM rounds WHERE NOT removed").fetchone()[0])


def _summary(told: dict[str, Any]) -> BackupSummary:
    names = list(told["files"])
    deleted = sum("/deleted/" in name for name in names)
    return BackupSummary(
        str(told["program"]),
        str(told["date"]),
        sum(name == MATCH or name.startswith("matches/") for name in names) - deleted,
        deleted,
        told["rounds"],
        FILE in names,
        SETTINGS in names,
    )


# Reading


class _ArchiveFile(BufferedReader):
    """A file that refuses to be read in pieces larger than `_MOST_AT_ONCE`."""

    def read(self, size: int | None = -1, /) -> bytes:
        """Read up to `size` bytes; raises zipfile.BadZipFile for a larger piece."""
        if size is not None and size > _MOST_AT_ONCE:
            raise zipfile.BadZipFile
        return super().read(size)


def read_backup(path: Path) -> BackupSummary:
    """Read a whole backup, check its digests, and return its summary; raises BackupError."""
    with _opened(path) as (archive, told):
        for name in told["files"]:
            for _ in _content(archive, told, name):
                pass
        return _summary(told)


def unpack(path: Path, folder: Path) -> None:
    """Unpack a backup into an empty folder and check it; raises BackupError."""
    with _opened(path) as (archive, told):
        for name in told["files"]:
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("xb") as file:
                file.writelines(_content(archive, told, name))
    try:
        check_settings(folder / SETTINGS)
    except SettingsError:
        raise BackupError(
            translate("backup", "The settings in this backup are damaged. Try another backup.")
        ) from None
    _check_statistics(folder / FILE)


@contextmanager
def _opened(path: Path) -> Iterator[tuple[zipfile.ZipFile, dict[str, Any]]]:
    """Yield an archive and its manifest; raises BackupError for every fault."""
    foreign = translate("backup", "{0} is not a Thothit backup.").format(path.name)
    damaged = translate("backup", "{0} is damaged. Try another backup.").format(path.name)
    try:
        if not path.is_file():
            raise BackupError(foreign if path.exists() else _no_file(path))
        if not zipfile.is_zipfile(path):
            raise BackupError(foreign)
        with _ArchiveFile(FileIO(path)) as file, zipfile.ZipFile(file) as archive:
            if MANIFEST not in archive.namelist():
                raise BackupError(foreign)
            told = _manifest(archive)
            if told.get("format") != FORMAT:
                raise BackupError(foreign)
            if type(told.get("version")) is int and told["version"] > ARCHIVE_VERSION:
                sentence = translate(
                    "backup", "{0} is from a newer version of Thothit. Update Thothit first."
                )
                raise BackupError(sentence.format(path.name))
            if not _is_sound(archive, told):
                raise BackupError(damaged)
            yield archive, told
    except _DAMAGE:
        raise BackupError(damaged) from None
    except OSError as error:
        raise BackupError(f"{path}: {error.strerror}") from None


def _no_file(path: Path) -> str:
    return translate("backup", "{0} can't be found.").format(path.name)


def _manifest(archive: zipfile.ZipFile) -> dict[str, Any]:
    with archive.open(MANIFEST) as file:
        text = file.read(_MOST_MANIFEST + 1).decode()
    if len(text) > _MOST_MANIFEST or crowded(text):
        raise ValueError
    told = json.loads(text)
    if not isinstance(told, dict):
        raise TypeError
    return told


def _is_sound(archive: zipfile.ZipFile, told: dict[str, Any]) -> bool:
    """Return True if manifest and archive list the same files, and a backup may have all of them."""
    files, members = told.get("files"), archive.infolist()
    if not isinstance(files, dict) or len(files) > _MOST_FILES or len(members) != len(files) + 1:
        return False
    if {member.filename for member in members} != {MANIFEST, *files}:
        return False
    texts = (told.get("program"), told.get("date"))
    if not all(isinstance(text, str) and len(text) <= 40 and text.isprintable() for text in texts):
        return False
    if type(told.get("rounds")) is not int or type(told.get("version")) is not int:
        return False
    sizes = {member.filename: member.file_size for member in members}
    return all(_is_entry(name, entry, sizes[name]) for name, entry in files.items()) and (
        sum(sizes.values()) <= _MOST_IN_ALL
    )


def _is_entry(name: str, entry: object, size: int) -> bool:
    most = most_bytes(name)
    if most is None or not isinstance(entry, dict) or entry.get("size") != size:
        return False
    digest = entry.get("sha256")
    return size <= most and isinstance(digest, str) and re.fullmatch("[0-9a-f]{64}", digest) is not None


def _content(archive: zipfile.ZipFile, told: dict[str, Any], name: str) -> Iterator[bytes]:
    """Yield the content of a file in pieces; raises ValueError if it differs from the manifest."""
    digest, size, entry = hashlib.sha256(), 0, told["files"][name]
    with archive.open(name) as file:
        while piece := file.read(_CHUNK):
            digest.update(piece)
            size += len(piece)
            if size > entry["size"]:
                raise ValueError
            yield piece
    if (size, digest.hexdigest()) != (entry["size"], entry["sha256"]):
        raise ValueError


def _check_statistics(database: Path) -> None:
    """Raise BackupError if the statistics of an unpacked backup are damaged or too new."""
    if not database.exists():
        return
    damaged = BackupError(
        translate("backup", "The statistics in this backup are damaged. Try another backup.")
    )
    try:
        with closing(sqlite3.connect(database)) as opened:
            if opened.execute("PRAGMA user_version").fetchone()[0] > VERSION:
                raise BackupError(
                    translate(
                        "backup",
                        "The statistics in this backup are from a newer version of "
                        "Thothit. Update Thothit first.",
                    )
                )
            check_tables(opened)
            if opened.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise damaged
    except (sqlite3.Error, UnicodeDecodeError):  # Python may fail to decode SQLite's message
        raise damaged from None
