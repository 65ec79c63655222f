# SPDX-License-Identifier: MIT
"""The match on disk: written after every move, found again at the next start; and those left for it."""

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
from thothit_desktop.app.store.settings import SETTINGS
from thothit_desktop.flow.match import PERSON
from thothit_desktop.games.record import LIMIT, Progress, Record, RecordError, dump, load, parse, replay
from thothit_desktop.games.rescue import rescue
from thothit_desktop.games.variations import MOST_VARIATIONS

translate = QCoreApplication.translate

SUFFIX = ".thothit"

LEFT_OVER = 60
"""Seconds after which a file that a killed program was writing cannot be another program's."""


TRIES = 3
"""How often a match is read at the start before it is given up for this time."""

PAUSE = 0.05
"""Seconds between two tries."""


_TICK = 2 * 10**9
"""Nanoseconds that every file system tells apart."""

_PASSING = (
    errno.EACCES,
    errno.EBUSY,
    errno.EIO,
    errno.EMFILE,
    errno.ENFILE,
    errno.ENOMEM,
    errno.EPERM,
)
"""Faults of the system that may be over the next time, and tell nothing about a file."""


class FileError(Exception):
    """A file that cannot be read or written; the message names it and says why."""


class ReadingError(FileError):
    """The system does not give the file out just now; it says nothing about what is in it."""


def read(path: Path, *, checked: bool = True, watch: Progress | None = None) -> Record:
    """The record of a file; raises FileError. If it is not `checked`, its moves have not been played.

    `watch` is told of each round that is checked.
    """
    try:
        text = _text(path)
        return load(text, watch) if checked else parse(text)
    except RecordError as error:
        why = spoken(error)
    # Not from within the handler, whose fault holds all that has been read of a long record.
    raise FileError(f"{path}: {why}")


def rescued(path: Path) -> Record | None:
    """The rounds before the fault in a file that cannot be read; None where there are none."""
    try:
        return rescue(_text(path))
    except FileError:
        return None


def _text(path: Path) -> str:
    """The text of a file; raises FileError."""
    try:
        # A pipe or a device might never end.
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise FileError(translate("saves", "{0}: not a file").format(path))
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
        if len(data) > LIMIT:
            raise FileError(translate("saves", "{0}: too large for a game record").format(path))
        if not data.strip():
            raise FileError(translate("saves", "{0}: the file is empty").format(path))
        return data.removeprefix(BOM_UTF8).decode()
    except OSError as error:
        kind = ReadingError if error.errno in _PASSING else FileError
        raise kind(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError(translate("saves", "{0}: not a text file").format(path)) from None


def write(path: Path, record: Record) -> None:
    """Write a record so that the file is whole at every moment; raises FileError."""
    write_text(path, dump(record) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a text so that the file is whole at every moment; raises FileError."""
    file = QSaveFile(str(path))
    done = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(text.encode()) >= 0 and file.flush()
    if not done:
        raise FileError(f"{path}: {file.errorString()}")
    try:
        if os.name == "posix":
            os.fsync(file.handle())  # Qt does so as well, but does not tell when it fails
    except OSError as error:
        file.cancelWriting()
        raise FileError(f"{path}: {error.strerror}") from None
    if not file.commit():
        raise FileError(f"{path}: {file.errorString()}")


class Saves:
    """The current match, and a folder of those that were left, each in a file that is named by its id."""

    def __init__(self, directory: Path, exclusive: bool = False) -> None:
        """`exclusive` says that no other program uses the directory."""
        self.exclusive = exclusive
        self.current = directory / f"match{SUFFIX}"
        self.folder = directory / "matches"
        self._id = ""
        """That of the match in `current`, as far as it is known; empty once that has been put away."""
        self._record: Record | None = None
        """The match in `current`, as far as it is known."""
        self._unsaved: Record | None = None
        """The current match as it stands, where it could not be written."""
        self._late: list[Record] = []
        """Matches that were left before they could be written."""
        self._leaving = False
        """Whether the match in `current` has been left and is not kept beside the new one yet."""
        self._untouched = self.folder / "untouched"
        """Holds the name of the match put away last, where the person has not played in it."""

    def place(self, match_id: str) -> Path:
        """Return where the match of an id lies once it is left."""
        return self.folder / f"{match_id}{SUFFIX}"

    @property
    def previous(self) -> Path | None:
        """The match that was left last; None where there is none."""
        kept = []
        with suppress(OSError):
            kept = [path for path in self.folder.glob(f"*{SUFFIX}") if path != self.place(self._id)]
        return max(kept, key=_written, default=None)

    def resume(self, watch: Progress | None = None) -> tuple[Record | None, str]:
        """The saved match, None where there is none; and why it does not go on, else empty.

        Of a damaged one, which is set aside, the rounds before the fault go on, where there are any. One that
        the system does not give out keeps its place: it is put away like any other when a new match begins.
        `watch` is told of each round that is checked.
        """
        self._clear()
        self._take_over()
        try:
            self.current.lstat()
            record = _read_patiently(self.current, watch)
        except FileNotFoundError:
            return None, ""
        except OSError as error:  # the directory may not be looked into
            return None, f"{self.current}: {error.strerror}"
        except ReadingError as error:
            return None, translate("saves", "{0} (it stays among the saved matches)").format(error)
        except FileError as error:
            return self._set_aside(str(error))
        self._note(record)
        return record, ""

    def _set_aside(self, why: str) -> tuple[Record | None, str]:
        """Move a damaged match out of the way; its sound rounds take its place."""
        aside = self._dated("damaged")
        try:
            self.current.rename(aside)
        except OSError as fault:
            return None, translate("saves", "{0} (not set aside: {1})").format(why, fault.strerror)
        left = rescued(aside)
        if left is not None:
            left = replace(left, id=id_of(left))
            with suppress(FileError):  # it is told when it is saved again
                self.save(left)
        return left, translate("saves", "{0} (kept as {1})").format(why, aside.name)

    def put_away(self) -> None:
        """Keep the current match beside the new one that will take its place.

        It has both names until the new one is first saved: a program killed in between goes on with it. Of
        several matches in a row in which the person has not played only the last is kept. What cannot be
        written now is told when the new match is saved, and written then or later.
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
        """Keep the matches that were left while nothing could be written; raises FileError."""
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
        """The record of a match that is about to be played, as `adopted`; the current one is put away for it.

        It is not where the one that comes goes on with it.
        """
        coming = self.adopted(record)
        if coming.id != self._id:
            self.put_away()
        return coming

    def adopted(self, record: Record) -> Record:
        """The record with the id that it has here: its own, unless a match that has gone on has that one."""
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
        """The match of an id as it stands here, be it the current one or one that was left."""
        for path in (self.current, self.place(match_id)):
            with suppress(FileError):
                known = read(path, checked=False)
                if id_of(known) == match_id:
                    return known
        return None

    def save(self, record: Record) -> None:
        """Write the current match; raises FileError. Nothing takes the place of a match that is not kept."""
        self._unsaved = record
        self._catch_up()
        write(self.current, record)
        self._unsaved = None
        self._note(record)

    def save_variations(self, varied: Record) -> None:
        """Write the variations of a match that is not the current one, and the help; raises FileError.

        The match itself was not played now.
        """
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
            draft.unlink(missing_ok=True)  # it stays where both were the same file already
        except OSError:  # a file system without links, or something else of that name
            try:
                self.current.replace(place)
            except OSError:
                self.current.rename(self._dated("previous"))
        self._make_newest(place)
        self._forget_untouched(place, new)
        self._id = ""

    def _make_newest(self, kept: Path) -> None:
        """Give the match just put away the latest time of all, even if the clock was set back."""
        with suppress(OSError):
            others = [path for path in self.folder.glob(f"*{SUFFIX}") if path != kept]
            newest = max(map(_written, others), default=0)
            if _written(kept) <= newest:
                later = newest + _TICK
                os.utime(kept, ns=(later, later))

    def _forget_untouched(self, kept: Path, new: bool) -> None:
        """Remove the match put away before the one now `kept` if nobody played in it; note if so in this one.

        One that is not `new` was imported, or gone back to: somebody wants it.
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
        """Bring to the others what earlier versions have left, or a folder that could not be used."""
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
        """Remove what programs killed while they were writing have left behind."""
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

    Where nobody sits, nothing was played.
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
    """The record of a file; a fault of the system may be over at the next try. Raises FileError."""
    for _ in range(TRIES - 1):
        try:
            return read(path, watch=watch)
        except ReadingError:
            time.sleep(PAUSE)
    return read(path, watch=watch)


def _written(path: Path) -> int:
    """Return when a file was last written; 0 where it is gone."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _id_in(path: Path) -> str:
    """The id of the match in a file that has not been read yet; a new one if it cannot be."""
    try:
        return id_of(read(path, checked=False))
    except FileError:
        return new_id()
