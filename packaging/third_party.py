# SPDX-License-Identifier: MIT
"""The works of others in the installers, from `licences/THIRD-PARTY.md`."""

import re
from pathlib import Path, PurePosixPath
from typing import NamedTuple

OVERVIEW = Path(__file__).parent / "licences" / "THIRD-PARTY.md"


class Work(NamedTuple):
    """A work with files of its own in a bundle."""

    name: str
    files: tuple[str, ...]
    """The patterns of their places."""
    systems: str
    licence: str
    source: str

    def owns(self, place: str, system: str) -> bool:
        """Return True if a file of a bundle belongs to this work; `system` is Linux, Windows or macOS."""
        if self.systems != "all" and system not in self.systems:
            return False
        return any(PurePosixPath(place.lower()).match(pattern.lower()) for pattern in self.files)


class Part(NamedTuple):
    """A work inside a library of Qt."""

    name: str
    library: str
    systems: str
    licence: str


def works() -> list[Work]:
    """Return the works with files of their own."""
    return [
        Work(row[0], tuple(re.findall(r"`([^`]+)`", row[1])), row[2], row[3], row[4])
        for row in _rows()
        if len(row) == len(Work._fields)
    ]


def parts() -> list[Part]:
    """Return the works inside Qt's libraries."""
    return [Part._make(row) for row in _rows() if len(row) == len(Part._fields)]


def _rows() -> list[list[str]]:
    lines = OVERVIEW.read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"]
    return [row for row in rows if row[0] not in ("work", "part") and set(row[0]) != {"-"}]
