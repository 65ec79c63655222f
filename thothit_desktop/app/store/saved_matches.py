# SPDX-License-Identifier: MIT
"""The saved matches: listed by summaries, renamed, deleted and restored.

An index keeps the summary of each file with its time of writing and its size. If these differ from the
file's, or the index is missing or damaged, the file is read anew. Nothing else is taken from the index.

A thousand matches are listed often in one evening, so the list must take little memory: the index is read
and written line by line, and a path is kept as text, since a `Path` consists of several objects and its
parts are interned in a table that never shrinks.
"""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from thothit_desktop.app.store.identity import id_of, new_id
from thothit_desktop.app.store.matches import match_in
from thothit_desktop.app.store.saves import SUFFIX, FileError, Saves, read, write, write_text
from thothit_desktop.app.store.summary import MatchSummary, as_json, from_json, summary_of
from thothit_desktop.app.store.trash import Trash
from thothit_desktop.games.record import Record

INDEX_VERSION = 5
"""The version of the index; one of another version is made anew."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A saved match: its file and summary, or the fault if the file cannot be read."""

    place: str
    """The path of the file."""
    summary: MatchSummary | None
    fault: str = ""
    written: float = 0.0
    """The time the file was written, in seconds since 1970."""

    @property
    def path(self) -> Path:
        """The path of the file."""
        return Path(self.place)


class _Known(NamedTuple):
    """The known state of a file: time of writing in nanoseconds, size in bytes, and summary or fault.

    Without a summary it is not written to the index, because the fault is in the present language.
    """

    written: int
    size: int
    summary: MatchSummary | None
    fault: str = ""


class SavedMatches:
    """The matches in the folder of `saves`, without the one in play, and the deleted matches."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self.trash = saves.folder / "deleted"
        """The folder of deleted matches."""
        self._deleted = Trash(self.trash)
        self._index = saves.folder / "index.json"
        self._known: dict[str, _Known] | None = None
        self._grown = False

    def scan(self, running: str, deleted: bool = False) -> tuple[list[SavedMatch], list[Path]]:
        """Return the known matches, and the files still to be read, without the `running` match."""
        known = self._summaries()
        entries, unread = [], []
        for name, place, stat in self._files(deleted):
            if name == self._saves.place(running).name:
                continue
            here = known.get(name)
            if here is None or (here.written, here.size) != (stat.st_mtime_ns, stat.st_size):
                unread.append(Path(place))
            else:
                entries.append(SavedMatch(place, here.summary, here.fault, stat.st_mtime))
        return entries, unread

    def read_entry(self, path: Path) -> SavedMatch:
        """Read a file that is not in the index, add it there, and return it."""
        try:
            stat = path.stat()
        except OSError as error:
            return SavedMatch(str(path), None, f"{path}: {error.strerror}")
        summary, fault = None, ""
        try:
            summary = summary_of(match_in(path))
        except FileError as error:
            fault = str(error)
        self._summaries()[self._name(path)] = _Known(stat.st_mtime_ns, stat.st_size, summary, fault)
        self._grown = True
        return SavedMatch(str(path), summary, fault, stat.st_mtime)

    def write_index(self) -> None:
        """Write the index, if it has changed; failure is ignored, and the files are read again next time."""
        if not self._grown:
            return
        there = {name for deleted in (False, True) for name, _, _ in self._files(deleted)}
        lines = [
            json.dumps([name, here.written, here.size, as_json(here.summary)])
            for name, here in self._summaries().items()
            if name in there and here.summary is not None
        ]
        with suppress(FileError):
            write_text(self._index, ",\n".join([f"[{INDEX_VERSION}", *lines]) + "\n]\n")
            self._grown = False

    def rename(self, path: Path, title: str) -> SavedMatch:
        """Give a match a title, or remove it by an empty one; raises FileError."""
        record = read(path)
        return self.rewrite(path, replace(record, id=id_of(record), title=title))

    def rewrite(self, path: Path, record: Record) -> SavedMatch:
        """Write a changed record of a match, and keep the file's time; raises FileError."""
        before = path.stat()
        write(path, record)
        with suppress(OSError):
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
        return self.read_entry(path)

    def delete(self, path: Path) -> Path:
        """Move a match to the deleted ones and return its new path. Raises FileError."""
        place = self._move(path, self.trash)
        self._deleted.note(place)
        return place

    def restore(self, path: Path) -> Path:
        """Restore a deleted match and return its new path. Raises FileError."""
        place = self._move(path, self._saves.folder)
        self._deleted.forget(path)
        return place

    def erase(self, path: Path) -> None:
        """Delete a match for good; raises FileError."""
        try:
            path.unlink()
        except OSError as error:
            raise FileError(f"{path}: {error.strerror}") from None
        self._deleted.forget(path)

    def clear_out(self) -> None:
        """Delete old deleted matches for good, if no other program uses the directory."""
        if self._saves.exclusive:
            self._deleted.clear_out()

    def add(self, record: Record, running: Record | None) -> Path | None:
        """Save a checked record and return its path; None if it is the `running` match. Raises FileError.

        A record of a saved match is not saved twice, and a match that has gone on here is not changed.
        """
        record = self._saves.adopted(record)
        if running is not None and record.id == running.id:
            if record.rounds == running.rounds:
                return None
            record = replace(record, id=new_id())
        path = self._saves.place(record.id)
        try:
            self._saves.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise FileError(f"{self._saves.folder}: {error.strerror}") from None
        write(path, record)
        return path

    def _move(self, path: Path, folder: Path) -> Path:
        target, number = folder / path.name, 2
        while target.exists():
            target, number = folder / f"{path.stem}-{number}{SUFFIX}", number + 1
        try:
            folder.mkdir(exist_ok=True)
            path.rename(target)
        except OSError as error:
            raise FileError(f"{path}: {error.strerror}") from None
        known = self._summaries()
        if (here := known.pop(self._name(path), None)) is not None:
            known[self._name(target)] = here
            self._grown = True
        return target

    def _files(self, deleted: bool) -> Iterator[tuple[str, str, os.stat_result]]:
        """Yield the files of matches: the name in the index, the path, and the result of `stat`."""
        folder, above = (self.trash, f"{self.trash.name}/") if deleted else (self._saves.folder, "")
        with suppress(OSError), os.scandir(folder) as listing:
            for file in listing:
                if file.name.endswith(SUFFIX):
                    with suppress(OSError):
                        yield f"{above}{file.name}", file.path, file.stat()

    def _name(self, path: Path) -> str:
        return path.relative_to(self._saves.folder).as_posix()

    def _summaries(self) -> dict[str, _Known]:
        if self._known is None:
            self._known = {}
            with suppress(OSError), self._index.open("rb") as lines:
                if next(lines, b"").strip(b"[,\n") == str(INDEX_VERSION).encode():
                    self._known.update(known for line in lines if (known := _known(line)) is not None)
        return self._known


def _known(line: bytes) -> tuple[str, _Known] | None:
    """Return the name and state of a file in a line of the index; None if the line is invalid."""
    try:
        name, written, size, data = json.loads(line.rstrip(b",\n"))
    except (ValueError, TypeError, RecursionError):
        return None
    summary = from_json(data)
    if type(name) is not str or type(written) is not int or type(size) is not int or summary is None:
        return None
    return name, _Known(written, size, summary)
