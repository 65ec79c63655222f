# SPDX-License-Identifier: MIT
"""The match on disk: written after every move, found again at the next start."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from thothit_desktop.games.record import Record, RecordError, dump, load

SUFFIX = ".thothit"


class FileError(Exception):
    """A file that cannot be read or written; the message names it and says why."""


def read(path: Path) -> Record:
    """The checked record of a file; raises FileError."""
    try:
        return load(path.read_text(encoding="utf-8"))
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
        if not self.current.exists():
            return None, ""
        try:
            return read(self.current), ""
        except FileError as error:
            aside = self.current.with_name(f"damaged-{datetime.now():%Y%m%d-%H%M%S-%f}{SUFFIX}")
            try:
                self.current.rename(aside)
            except OSError as fault:
                return None, f"{error} ({aside.name}: {fault.strerror})"
            return None, f"{error} ({aside.name})"

    def put_away(self) -> None:
        """Keep the current match beside the new one that is about to begin."""
        if self.current.exists():
            self.current.replace(self.previous)

    def save(self, record: Record) -> None:
        """Write the current match; raises FileError."""
        write(self.current, record)
