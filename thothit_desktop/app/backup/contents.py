# SPDX-License-Identifier: MIT
"""The files of a data directory that belong in a backup, and their limits."""

import re
from pathlib import Path

from thothit_desktop.app.statistics.database import FILE, WAITING
from thothit_desktop.app.store.saves import SUFFIX
from thothit_desktop.app.store.settings import SETTINGS
from thothit_desktop.games.record import LIMIT

MATCH = f"match{SUFFIX}"
MATCHES = "matches"

PARTS = (SETTINGS, MATCH, MATCHES, FILE, f"{FILE}-wal", f"{FILE}-shm", WAITING)
"""The files and folders of the data directory that a restore replaces."""

_MATCH_FILE = re.compile(rf"{MATCHES}/(deleted/)?[0-9A-Za-z][0-9A-Za-z-]{{0,63}}{re.escape(SUFFIX)}")
MOST_BYTES = {SETTINGS: 4_000_000, MATCH: LIMIT, FILE: 256_000_000, WAITING: LIMIT}
"""The largest size in bytes, by file name."""


def most_bytes(name: str) -> int | None:
    """Return the largest size of a file in bytes; None if a backup has no file of that name."""
    if name in MOST_BYTES:
        return MOST_BYTES[name]
    return LIMIT if _MATCH_FILE.fullmatch(name) else None


def match_files(directory: Path) -> list[Path]:
    """Return the files of saved and deleted matches, without symbolic links."""
    folder = directory / MATCHES
    found = [*folder.glob(f"*{SUFFIX}"), *folder.glob(f"deleted/*{SUFFIX}")]
    return sorted(path for path in found if path.is_file() and not path.is_symlink())
