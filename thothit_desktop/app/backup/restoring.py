# SPDX-License-Identifier: MIT
"""Takes over an unpacked backup, so that a program killed at any moment has the old state or the new one.

In a folder of their own lie the `new` files, and then the `old` ones, which stay there until all is done.
Once the mark `begun` is written the next start finishes what was begun.
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
"""In the data directory, as long as a backup is taken over."""
KEPT = "backups"
"""In the data directory, where the state before each restore is kept."""
_BEGUN, _MOVED = "begun", "moved"


def prepare(directory: Path, source: Path) -> Path:
    """Unpack and check a backup beside the present state, and back that up; raises BackupError.

    Returns where the present state is kept. Nothing has changed yet.
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
        why = translate("backup", "There is no room to unpack it: {0}").format(error.strerror)
        raise BackupError(why) from None
    except BackupError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return _keep(directory)


def _keep(directory: Path) -> Path:
    """Back up the present state, with statistics that cannot be read as they are; raises BackupError."""
    kept = directory / KEPT / f"before-restore-{datetime.now():%Y%m%d-%H%M%S-%f}.zip"
    if not write_backup(directory, kept).statistics and (directory / FILE).exists():
        with suppress(OSError):
            shutil.copyfile(directory / FILE, kept.with_suffix(".sqlite"))
    return kept


def take_over(directory: Path) -> None:
    """Put what has been prepared in the place of the present state; raises BackupError."""
    folder = directory / FOLDER
    try:
        (folder / _BEGUN).touch()
        _exchange(directory, folder)
    except OSError as error:
        sentence = translate(
            "backup", "The restore has stopped: {0}. Close the program and start it again to finish it."
        )
        raise BackupError(sentence.format(error.strerror)) from None


def finish(directory: Path) -> None:
    """At a start: finish what a killed program has begun to take over, or forget what it has not."""
    folder = directory / FOLDER
    if not folder.is_dir():
        return
    with suppress(OSError):
        if (folder / _BEGUN).exists():
            _exchange(directory, folder)
        else:
            shutil.rmtree(folder, ignore_errors=True)


def _exchange(directory: Path, folder: Path) -> None:
    """Move the old files away, then the new ones in; each step can be done again."""
    if not (folder / _MOVED).exists():
        for name in PARTS:
            if (directory / name).exists():
                (directory / name).replace(folder / "old" / name)
        (folder / _MOVED).touch()
    for name in PARTS:
        if (folder / "new" / name).exists():
            (folder / "new" / name).replace(directory / name)
    shutil.rmtree(folder, ignore_errors=True)
