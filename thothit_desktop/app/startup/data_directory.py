# SPDX-License-Identifier: MIT
"""The directory of matches and settings: made where it is missing, refused where it cannot be used."""

import os
import stat
from pathlib import Path

from PySide6.QtCore import QFile, QStandardPaths

from thothit_desktop.app.startup.instance import LOCK, RUNNING
from thothit_desktop.app.store.saves import FileError
from thothit_desktop.app.store.settings import SETTINGS
from thothit_desktop.cli_texts import translate

_FILES = (SETTINGS, f"{SETTINGS}.lock", f"{RUNNING}/{LOCK}")
"""What Qt opens without asking what it is: something else in such a place would let them wait for ever."""


def data_directory(wanted: Path | None) -> Path:
    """The directory of saves and settings, private to the person; raises FileError."""
    place = QStandardPaths.StandardLocation.AppDataLocation
    directory = wanted or Path(QStandardPaths.writableLocation(place))
    _check_name(directory)
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError(translate("startup", "{0}: not a directory").format(directory)) from None
    except OSError as error:
        raise FileError(f"{directory}: {error.strerror}") from None
    for name in _FILES:
        _check_file(directory / name)
    _check_owner(directory / RUNNING)
    return directory


def _check_name(directory: Path) -> None:
    """Raise FileError where Qt would write the name in other bytes, so that there were two directories."""
    try:
        same = QFile.encodeName(str(directory)).data() == os.fsencode(directory)
    except UnicodeError:
        same = False
    if not same:
        shown = os.fsencode(directory).decode("ascii", "backslashreplace")
        told = translate(
            "startup", "{0}: the name is not in the system's character set; choose another --data-dir"
        )
        raise FileError(told.format(shown))


def _check_file(path: Path) -> None:
    """Raise FileError where something else stands in the place of a file."""
    try:
        kind = path.stat().st_mode
    except OSError:  # it is not there, or nobody may look
        return
    if not stat.S_ISREG(kind):
        told = translate("startup", "{0}: not a file; move it away, and the program makes its own")
        raise FileError(told.format(path))


def _check_owner(folder: Path) -> None:
    """Keep others from asking the program for anything; raises FileError where the folder is another's."""
    try:
        found = folder.stat()
        if os.name != "posix" or not stat.S_ISDIR(found.st_mode):
            return
        if found.st_uid != os.getuid():
            told = translate("startup", "{0}: it belongs to another user; choose another --data-dir")
            raise FileError(told.format(folder))
        if found.st_mode & 0o077:
            folder.chmod(0o700)
    except OSError:  # it is not there, or nothing can be written here
        return
