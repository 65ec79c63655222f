# SPDX-License-Identifier: MIT
"""What of a data directory belongs into a backup, and under which names."""

import re
from pathlib import Path

from thothit_desktop.app.statistics.database import FILE, WAITING
from thothit_desktop.app.store.saves import SUFFIX
from thothit_desktop.app.store.settings import SETTINGS
from thothit_desktop.games.record import LIMIT

MATCH = f"match{SUFFIX}"
MATCHES = "matches"

PARTS = (SETTINGS, MATCH, MATCHES, FILE, f"{FILE}-wal", f"{FILE}-shm", WAITING)
"""What a restore takes the place of, in the data directory."""

_MATCH_FILE = re.compile(rf"{MATCHES}/(deleted/)?[0-9A-Za-z][0-9A-Za-z-]{{0,63}}{re.escape(SUFFIX)}")
MOST_BYTES = {SETTINGS: 4_000_000, MATCH: LIMIT, FILE: 256_000_000, WAITING: LIMIT}
"""By name, bytes that a file may have."""


def most_bytes(name: str) -> int | None:
    """Return how large a file of this name may be in a backup; None where a backup has no such file."""
    if name in MOST_BYTES:
        return MOST_BYTES[name]
    return LIMIT if _MATCH_FILE.fullmatch(name) else None


def match_files(directory: Path) -> list[Path]:
    """The matches that were left, and those that were deleted."""
    folder = directory / MATCHES
    found = [*folder.glob(f"*{SUFFIX}"), *folder.glob(f"deleted/*{SUFFIX}")]
    return sorted(path for path in found if path.is_file() and not path.is_symlink())
