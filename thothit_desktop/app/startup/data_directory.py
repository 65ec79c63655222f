# SPDX-License-Identifier: MIT
"""The directory of matches and settings: created if missing, refused if it cannot be used.

A file in place of a folder of the program, or the reverse, is set aside.
"""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFile, QStandardPaths

from thothit_desktop.app.startup.instance import LOCK, RUNNING
from thothit_desktop.app.startup.start_attempts import STARTING
from thothit_desktop.app.store.aside import set_aside
from thothit_desktop.app.store.program_log import LOG
from thothit_desktop.app.store.saves import FileError
from thothit_desktop.app.store.settings import SETTINGS
from thothit_desktop.cli_texts import translate

_FILES = (
    *(SETTINGS, f"{SETTINGS}.lock", LOG, f"{LOG}.1"),
    *(f"{RUNNING}/{LOCK}", f"{RUNNING}/{STARTING}"),
    *("statistics.sqlite", "statistics.sqlite-wal", "statistics.sqlite-shm", "statistics-waiting.jsonl"),
    *("matches/index.json", "matches/untouched", "matches/deleted/deleted.json"),
)
"""Files of the program. Qt opens some of them unchecked; a pipe in their place would block it for ever."""
_FOLDERS = (RUNNING, "matches", "matches/deleted", "backups", "restoring")
"""Folders of the program."""


def data_directory(wanted: Path | None) -> Path:
    """Return the directory of matches and settings, created if missing; raises FileError."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    directory = wanted or Path(QStandardPaths.writableLocation(place))
    _check_name(directory)
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError(translate("startup", "{0}: not a folder").format(directory)) from None
    except OSError as error:
        raise FileError(f"{directory}: {error.strerror}") from None
    if not os.access(directory, os.R_OK | os.X_OK):
        raise FileError(f"{directory}: {os.strerror(errno.EACCES)}")
    return directory


def set_aside_misplaced(directory: Path) -> list[str]:
    """Set aside everything unusable in place of the program's files; return sentences about it.

    Raises FileError if that fails.
    """
    told: list[str] = []
    for names, is_right, why in (
        (_FOLDERS, stat.S_ISDIR, translate("startup", "{0}: not a folder")),
        (_FILES, stat.S_ISREG, translate("startup", "{0}: not a file")),
    ):
        paths = [directory / name for name in names]
        told += [set_aside(path, why.format(path)) for path in paths if _is_misplaced(path, is_right)]
    if _is_of_another(directory / RUNNING):  # that user could make requests
        why = translate("startup", "{0}: it belongs to another user")
        told.append(set_aside(directory / RUNNING, why.format(directory / RUNNING)))
    return told


def _check_name(directory: Path) -> None:
    """Raise FileError if Qt would encode the name otherwise, and so use another directory."""
    try:
        same = QFile.encodeName(str(directory)).data() == os.fsencode(directory)
    except UnicodeError:
        same = False
    if not same:
        shown = os.fsencode(directory).decode("ascii", "backslashreplace")
        told = translate(
            "startup",
            "choose another --data-dir: the name {0} can't be written in the system's character set",
        )
        raise FileError(told.format(shown))


def _is_misplaced(path: Path, is_right: Callable[[int], bool]) -> bool:
    """Return True if a path exists but is of the wrong kind, or is a broken link in place of a folder."""
    try:
        return not is_right(path.stat().st_mode)
    except FileNotFoundError:
        return is_right is stat.S_ISDIR and path.is_symlink()
    except OSError:  # it cannot be examined
        return False


def _is_of_another(folder: Path) -> bool:
    """Return True if a folder belongs to another user; else make it private."""
    try:
        found = folder.stat()
        if os.name != "posix":
            return False
        if found.st_uid != os.getuid():
            return True
        if found.st_mode & 0o077:
            folder.chmod(0o700)
    except OSError:  # it is missing, or the disk is read-only
        pass
    return False
