# SPDX-License-Identifier: MIT
"""The current match on disk, written after every move, and the matches left before it."""

import errno
import os
import time
from codecs import BOM_UTF8
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QIODevice, QSaveFile

from thothit_desktop.app.i18n.spoken_faults import spoken
from thothit_desktop.app.store.identity import id_of, is_id, new_id
from thothit_desktop.app.store.rule_sets import has_rules_line
from thothit_desktop.app.store.settings import SETTINGS
from thothit_desktop.flow.match import PERSON
from thothit_desktop.games.record import LIMIT, Progress, Record, RecordError, dump, load, parse, replay
from thothit_desktop.games.rescue import rescue
from thothit_desktop.games.variations import MOST_VARIATIONS

translate = QCoreApplication.translate

SUFFIX = ".thothit"

LEFT_OVER = 60
"""Seconds after which an unfinished file belongs to no running program any more."""


TRIES = 3
"""The number of attempts to read a match at the start."""

PAUSE = 0.05
"""Seconds between two attempts."""


_TICK = 2 * 10**9
"""Nanoseconds by which times differ in every file system."""

_PASSING = (
    errno.EACCES,
    errno.EBUSY,
    errno.EIO,
    errno.EMFILE,
    errno.ENFILE,
    errno.ENOMEM,
    errno.EPERM,
)
"""Errors of the system that may be temporary and say nothing about a file's content."""


class FileError(Exception):
    """A file cannot be read or written; the message names it and gives the reason."""


class ReadingError(FileError):
    """A file cannot be read at present, because of a fault of the system and not of its content."""


def read(path: Path, *, checked: bool = True, watch: Progress | None = None) -> Record:
    """Return the record in a file; raises FileError. If `checked`, its moves are played for a check.

    `watch` is called after each round that is checked.
    """
    try:
        text = read_text(path)
        return load(text, watch) if checked else parse(text)
    except RecordError as error:
        why = spoken(error)
    # Outside the handler, whose exception keeps all data read of a long record alive.
    raise FileError(f"{path}: {why}")


def house_rules_in(path: Path) -> str:
    """Return the text of a file with a line of house rules; empty for any other file."""
    try:
        text = read_text(path)
    except FileError:
        return ""
    return text if has_rules_line(text) else ""


def rescued(path: Path) -> Record | None:
    """Return the rounds before the fault in a file; None if there are none."""
    try:
        return rescue(read_text(path))
    except FileError:
        return None


def read_text(path: Path) -> str:
    """Return the text of a file; raises FileError."""
    try:
        # A pipe or a device might never end.
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise FileError(translate("saves", "{0}: not a file").format(path))
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
        if len(data) > LIMIT:
            raise FileError(translate("saves", "{0}: too large for a match").format(path))
        if not data.strip():
            raise FileError(translate("saves", "{0}: the file is empty").format(path))
        return data.removeprefix(BOM_UTF8).decode()
    except OSError as error:
        kind = ReadingError if error.errno in _PASSING else FileError
        raise kind(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError(translate("saves", "{0}: not a text file").format(path)) from None


def write(path: Path, record: Record) -> None:
    """Write a record so that the file is complete at every moment; raises FileError."""
    write_text(path, dump(record) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a text so that the file is complete at every moment; raises FileError."""
    file = QSaveFile(str(path))
    done = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(text.encode()) >= 0 and file.flush()
    if not done:
        raise FileError(f"{path}: {file.errorString()}")
    try:
        if os.name == "posix":
            os.fsync(file.handle())  # Qt does so as well, but does not report failure
    except OSError as error:
        file.cancelWriting()
        raise FileError(f"{path}: {error.strerror}") from None
    if not file.commit():
        raise FileError(f"{path}: {file.errorString()}")


class Saves:
    """The current match, and a folder of the matches left before, each in a file named after its id."""

    def __init__(self, directory: Path, exclusive: bool = False) -> None:
        """`exclusive` is True if no other program uses the directory."""
        self.exclusive = exclusive
        self.current = directory / f"match{SUFFIX}"
        self.folder = directory / "matches"
        self._id = ""
        """The id of the match in `current`, if known; empty once that match has been put away."""
        self._record: Record | None = None
        """The match in `current`, if known."""
        self._unsaved: Record | None = None
        """The current match, if it could not be written."""
        self._late: list[Record] = []
        """Matches that were left before they could be written."""
        self._leaving = False
        """True while the match in `current` has been left but not yet kept in the folder."""
        self._untouched = self.folder / "untouched"
        """The file with the id of the match put away last, if the person has not played in it."""

    def place(self, match_id: str) -> Path:
        """Return the path of a match in the folder, by its id."""
        return self.folder / f"{match_id}{SUFFIX}"

    @property
    def previous(self) -> Path | None:
        """The path of the match left last; None if there is none."""
        kept = []
        with suppress(OSError):
            kept = [path for path in self.folder.glob(f"*{SUFFIX}") if path != self.place(self._id)]
        return max(kept, key=_written, default=None)

    def resume(self, watch: Progress | None = None) -> tuple[Record | None, str]:
        """Return the saved match, or None, and the reason if it cannot go on, else an empty text.

        A damaged file is set aside; its rounds before the fault, if any, are returned. A file that cannot be
        read at present keeps its place, and is put away like any other when a new match begins. `watch` is
        called after each round that is checked.
        """
        self._clear()
        self._take_over()
        try:
            self.current.lstat()
            record = _read_patiently(self.current, watch)
        except FileNotFoundError:
            return None, ""
        except OSError as error:  # the directory cannot be read
            return None, f"{self.current}: {error.strerror}"
        except ReadingError as error:
            return None, translate("saves", "{0} (it stays among the saved matches)").format(error)
        except FileError as error:
            return self._set_aside(str(error))
        self._note(record)
        return record, ""

    def _set_aside(self, why: str) -> tuple[Record | None, str]:
        """Rename a damaged match, and save its sound rounds in its place."""
        aside = self._dated("damaged")
        try:
            self.current.rename(aside)
        except OSError as fault:
            return None, translate("saves", "{0} (it can't be renamed: {1})").format(why, fault.strerror)
        left = rescued(aside)
        if left is not None:
            left = replace(left, id=id_of(left))
            with suppress(FileError):  # reported when the match is saved again
                self.save(left)
        return left, translate("saves", "{0} (kept as {1})").format(why, aside.name)

    def put_away(self) -> None:
        """Keep the current match in the folder, before a new one takes its place.

        The file has both names until the new match is first saved, so a program killed in between goes on
        with it. Of several matches in a row in which the person has not played, only the last is kept. A
        failure is reported when the new match is saved, and the match is written then or later.
        """
        if self._unsaved is not None:
            if id_of(self._unsaved) == self._id:
                self._record = self._unsaved
            self._late.append(self._unsaved)
            self._unsaved = None
        self._leaving = True
        with suppress(FileError):
            self._catch_up()

    def _catch_up(self) -> None:
        """Write the matches that were left but not kept yet; raises FileError."""
        try:
            if self._leaving and self.current.is_file():
                self._keep()
            self._leaving = False
            if self._late:
                self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise FileError(f"{error.filename or self.current}: {error.strerror}") from None
        while self._late:
            write(self.place(id_of(self._late[0])), self._late[0])
            del self._late[0]

    def admit(self, record: Record) -> Record:
        """Put the current match away for the match of a record, which is returned as by `adopted`.

        The current match stays if the record continues it.
        """
        coming = self.adopted(record)
        if coming.id != self._id:
            self.put_away()
        return coming

    def adopted(self, record: Record) -> Record:
        """Return a record with its own id, or a new id if another continuation of the match is saved here.

        A record that continues the saved match takes over its title and variations.
        """
        match_id = id_of(record)
        known = self._known(match_id)
        if known is None:
            return replace(record, id=match_id)
        if not record.continues(known):
            return replace(record, id=new_id())
        here = known.variations
        both = (*here, *(varied for varied in record.variations if varied not in here))
        return replace(
            record, id=match_id, title=record.title or known.title, variations=both[-MOST_VARIATIONS:]
        )

    def _known(self, match_id: str) -> Record | None:
        """Return the match of an id, the current one or one in the folder; None if there is none."""
        for path in (self.current, self.place(match_id)):
            with suppress(FileError):
                known = read(path, checked=False)
                if id_of(known) == match_id:
                    return known
        return None

    def save(self, record: Record) -> None:
        """Write the current match, once all matches left before are kept; raises FileError."""
        self._unsaved = record
        self._catch_up()
        write(self.current, record)
        self._unsaved = None
        self._note(record)

    def save_variations(self, varied: Record) -> None:
        """Write the variations and the help of a match in the folder, and keep its time; raises FileError."""
        path = self.place(varied.id)
        record = read(path, checked=False)
        before = path.stat()
        write(path, replace(record, id=varied.id, help=varied.help, variations=varied.variations))
        with suppress(OSError):
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    def _note(self, record: Record) -> None:
        self._id, self._record = id_of(record), record

    def _keep(self) -> None:
        place = self.place(self._id or _id_in(self.current))
        draft, new = place.with_suffix(".draft"), not place.exists()
        try:
            self.folder.mkdir(exist_ok=True)
            draft.unlink(missing_ok=True)
            draft.hardlink_to(self.current)
            draft.replace(place)
            draft.unlink(missing_ok=True)  # it remains if both were the same file already
        except OSError:  # a file system without links, or the name is taken by something else
            try:
                self.current.replace(place)
            except OSError:
                self.current.rename(self._dated("previous"))
        self._make_newest(place)
        self._forget_untouched(place, new)
        self._id = ""

    def _make_newest(self, kept: Path) -> None:
        """Give the match just put away the latest time of all, even if the clock has been set back."""
        with suppress(OSError):
            others = [path for path in self.folder.glob(f"*{SUFFIX}") if path != kept]
            newest = max(map(_written, others), default=0)
            if _written(kept) <= newest:
                later = newest + _TICK
                os.utime(kept, ns=(later, later))

    def _forget_untouched(self, kept: Path, new: bool) -> None:
        """Remove the match put away before `kept` if nobody played in it; note if nobody played in `kept`.

        A match that is not `new` was imported or gone back to, and is kept.
        """
        with suppress(OSError, ValueError):
            name = self._untouched.read_bytes().decode()
            self._untouched.unlink()
            if name != kept.stem and is_id(name):
                self.place(name).unlink()
        if new and self._record is not None and untouched(self._record):
            with suppress(FileError):
                write_text(self._untouched, kept.stem)

    def _take_over(self) -> None:
        """Move files named `previous..`, left by earlier versions or without a folder, to the folder."""
        with suppress(OSError):
            for path in sorted(self.current.parent.glob(f"previous*{SUFFIX}")):
                with suppress(FileError):
                    record = read(path)
                    place = self.place(id_of(record))
                    self.folder.mkdir(exist_ok=True)
                    if place.exists():
                        record = self.adopted(record)
                        write(self.place(record.id), record)
                        path.unlink()
                    else:
                        path.rename(place)

    def _dated(self, word: str) -> Path:
        return self.current.with_name(f"{word}-{datetime.now():%Y%m%d-%H%M%S-%f}{SUFFIX}")

    def _clear(self) -> None:
        """Remove unfinished files of programs that were killed while writing."""
        here = self.current.parent
        with suppress(OSError):
            for path in (
                *here.glob(f"{self.current.name}.??????"),
                *here.glob(f"{SETTINGS}.??????"),
                *self.folder.glob(f"*{SUFFIX}.??????"),
            ):
                if path.stat().st_mtime < time.time() - LEFT_OVER:
                    path.unlink()


def untouched(record: Record) -> bool:
    """Return True if the person has neither played nor named a match.

    Without a person, return True if no move was made.
    """
    dealt, *more = record.rounds
    if more or record.title or record.variations:
        return False
    if PERSON not in record.seats:
        return not dealt.moves
    position = replay(replace(record, rounds=(replace(dealt, moves=(), points=None),))).positions[0]
    for move in dealt.moves:
        if position.to_move == record.seats.index(PERSON):
            return False
        position.play(move)
    return True


def _read_patiently(path: Path, watch: Progress | None) -> Record:
    """Return the record in a file, with several attempts if the system fails. Raises FileError."""
    for _ in range(TRIES - 1):
        try:
            return read(path, watch=watch)
        except ReadingError:
            time.sleep(PAUSE)
    return read(path, watch=watch)


def _written(path: Path) -> int:
    """Return the time of a file's last change in nanoseconds; 0 if it is missing."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _id_in(path: Path) -> str:
    """Return the id of the match in a file; a new one if the file cannot be read."""
    try:
        return id_of(read(path, checked=False))
    except FileError:
        return new_id()
