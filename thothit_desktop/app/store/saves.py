# SPDX-License-Identifier: MIT
"""The match on disk: written after every move, found again at the next start."""

import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from thothit_desktop.games.record import Record, RecordError, dump, load

SUFFIX = ".thothit"

LIMIT = 16_000_000
"""Bytes of a file that are read; a record of ten thousand rounds is shorter."""

LEFT_OVER = 60
"""Seconds after which a file that a killed program was writing cannot be another program's."""


class FileError(Exception):
    """A file that cannot be read or written; the message names it and says why."""


def read(path: Path) -> Record:
    """The checked record of a file; raises FileError."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise FileError(f"{path}: not a file")  # a pipe or a device might never end
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
        if len(data) > LIMIT:
            raise FileError(f"{path}: too large for a game record")
        if not data.strip():
            raise FileError(f"{path}: the file is empty")
        return load(data.decode("utf-8-sig"))
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError(f"{path}: not a text file") from None
    except RecordError as error:
        raise FileError(f"{path}: {error}") from None


def write(path: Path, record: Record) -> None:
    """Write a record so that the file is whole at every moment; raises FileError."""
    file = QSaveFile(str(path))
    done = (
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        and file.write((dump(record) + "\n").encode()) >= 0
        and file.commit()
    )
    if not done:
        raise FileError(f"{path}: {file.errorString()}")


class Saves:
    """The current match and the one before it, in a directory."""

    def __init__(self, directory: Path) -> None:
        self.current = directory / f"match{SUFFIX}"
        self.previous = directory / f"previous{SUFFIX}"

    def resume(self) -> tuple[Record | None, str]:
        """The saved match, None where there is none; and why a damaged one was set aside, else empty."""
        self._clear()
        try:
            self.current.lstat()
            return read(self.current), ""
        except FileNotFoundError:
            return None, ""
        except OSError as error:  # the directory may not be looked into
            return None, f"{self.current}: {error.strerror}"
        except FileError as error:
            aside = self._dated("damaged")
            try:
                self.current.rename(aside)
            except OSError as fault:
                return None, f"{error} (not set aside: {fault.strerror})"
            return None, f"{error} (kept as {aside.name})"

    def put_away(self) -> None:
        """Keep the current match beside the new one that will take its place.

        It has both names until the new one is first saved: a program killed in between goes on with it.
        """
        with suppress(OSError):  # what cannot be written at all is told when the new match is saved
            if self.current.is_file():
                self._keep()

    def give_way(self, now: Record | None, coming: Record) -> None:
        """Put the current match away, which stands as `now`, unless the one that comes goes on with it."""
        if now is None or not coming.continues(now):
            self.put_away()

    def _keep(self) -> None:
        try:
            self.previous.unlink(missing_ok=True)
            self.previous.hardlink_to(self.current)
        except OSError:  # a file system without links, or something else of that name
            try:
                self.current.replace(self.previous)
            except OSError:
                self.current.rename(self._dated("previous"))

    def _dated(self, word: str) -> Path:
        return self.current.with_name(f"{word}-{datetime.now():%Y%m%d-%H%M%S-%f}{SUFFIX}")

    def _clear(self) -> None:
        """Remove what programs killed while they were writing have left behind."""
        with suppress(OSError):
            for path in self.current.parent.glob(f"{self.current.name}.??????"):
                if path.stat().st_mtime < time.time() - LEFT_OVER:
                    path.unlink()

    def save(self, record: Record) -> None:
        """Write the current match; raises FileError."""
        write(self.current, record)
