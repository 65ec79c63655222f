# SPDX-License-Identifier: MIT
"""Replaces the data directory by a backup, in steps that survive a crash at any moment.

The folder `restoring` holds the `new` files, and later the `old` ones until all is done. Once its file
`begun` exists, the next start of the program finishes the exchange; without it, nothing has changed.
"""

import shutil
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.backup.archive import BackupError, unpack, write_backup
from thothit_desktop.app.backup.contents import PARTS
from thothit_desktop.app.statistics.database import FILE

translate = QCoreApplication.translate

FOLDER = "restoring"
"""The work folder in the data directory; it exists only during a restore."""
KEPT = "backups"
"""The folder in the data directory that keeps a backup of the state before each restore."""
_BEGUN, _MOVED = "begun", "moved"


def prepare(directory: Path, source: Path) -> Path:
    """Unpack and check a backup, and back up the present state; raises BackupError.

    Returns the path of the backup of the present state. The data itself has not changed yet.
    """
    folder = directory / FOLDER
    try:
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "new").mkdir(parents=True)
        (folder / "old").mkdir()
        unpack(source, folder / "new")
        (directory / KEPT).mkdir(exist_ok=True)
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        why = translate("backup", "The backup can't be unpacked: {0}").format(error.strerror)
        raise BackupError(why) from None
    except BackupError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return _keep(directory)


def _keep(directory: Path) -> Path:
    """Back up the present state, copying unreadable statistics as they are; raises BackupError."""
    kept = directory / KEPT / f"before-restore-{datetime.now():%Y%m%d-%H%M%S-%f}.zip"
    if not write_backup(directory, kept).statistics and (directory / FILE).exists():
        with suppress(OSError):
            shutil.copyfile(directory / FILE, kept.with_suffix(".sqlite"))
    return kept


def take_over(directory: Path) -> None:
    """Exchange the present files for the prepared ones; raises BackupError."""
    folder = directory / FOLDER
    try:
        (folder / _BEGUN).touch()
        _exchange(directory, folder)
    except OSError as error:
        sentence = translate(
            "backup", "The restore stopped halfway: {0}. To finish it, close Thothit and start it again."
        )
        raise BackupError(sentence.format(error.strerror)) from None


def finish(directory: Path) -> None:
    """Finish an interrupted restore at the start of the program; discard one that was only prepared."""
    folder = directory / FOLDER
    if not folder.is_dir():
        return
    with suppress(OSError):
        if (folder / _BEGUN).exists():
            _exchange(directory, folder)
        else:
            shutil.rmtree(folder, ignore_errors=True)


def _exchange(directory: Path, folder: Path) -> None:
    """Move the old files away, then the new ones in; repeating any step is safe."""
    if not (folder / _MOVED).exists():
        for name in PARTS:
            if (directory / name).exists():
                (directory / name).replace(folder / "old" / name)
        (folder / _MOVED).touch()
    for name in PARTS:
        if (folder / "new" / name).exists():
            (folder / "new" / name).replace(directory / name)
    shutil.rmtree(folder, ignore_errors=True)
