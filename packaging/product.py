# SPDX-License-Identifier: MIT
"""The product data of the installers: the one source of names, version, limits and systems."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def _of_the_package(name: str) -> str:
    """Return a constant of the package, which is not imported: it may belong to another tree."""
    text = (ROOT / "thothit_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(rf'^{name} = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit(f"thothit_desktop/__init__.py has no {name}")
    return found[1]


PROGRAM = "thothit-desktop"
"""The command, the Debian package, the desktop file, the icon, and the class of its X11 windows."""

NAME = "Thothit"
"""The name in menus and title bars."""

ID = "io.github.thothit.Desktop"
"""The AppStream component, macOS's bundle identifier, Windows' application user model: never changes."""

HOME = _of_the_package("HOME")
"""The address of the project."""

SUMMARY = "Card games of Java and beyond against computer players"
DESCRIPTION = (
    (
        "Thothit is a card game of Java, a cousin of Scopa and Casino, played with slim black cards "
        "called ceki: capture cards from the pool with cards of the same rank, and collect pairs and red-"
        "stamped cards. This program has sixteen games: Thothit and nine other fishing games, Kings, "
        "Kowah and three other rummy games, and Thunee, a trick-taking game of Durban."
    ),
    (
        "You play with one to five computer players, who see only what a player in their seat could see. "
        "You don't need to know the cards: each tells you its name and what it would capture, the score "
        "sheet explains every point, and each game has a rules page with pictures and an example to play "
        "through."
    ),
)
"""The paragraphs for software centres and packages."""

FEATURES = (
    "Sixteen games, each with its house rules",
    "Thirty ceki designs drawn for this program, and two Western card styles with wayang courts",
    "Five levels of computer players; none of them sees hidden cards",
    "Mouse or keyboard, light or dark, any window from 900 x 600 up",
    "Your match is saved after every move: close the program and play on later",
)

PEOPLE = "The Thothit Desktop developers"
MAIL = "thothit-desktop@users.noreply.github.com"
LICENCE = "MIT"
COPYRIGHT = f"Copyright (c) 2026 {PEOPLE}"
KEYWORDS = ("card", "cards", "ceki", "fishing", "Java", "Totit", "Kowah", "Thunee", "Kings", "rummy", "trick")

SUFFIX = ".thothit"
MIME = "application/x-thothit-record"
MIME_NAME = "Thothit game record"

MACOS = "13.0"
"""The oldest macOS that PySide6 6.11 runs on."""

WINDOWS_BUILD = 18362
"""The build of Windows 10 1903, the first with the icuuc.dll that PySide6 6.11 needs."""

WINDOWS_NAME = "Windows 10 version 1903"

DEVELOPERS = "Without a window"
"""The heading of the changelog whose notes are not for players."""

UNPACKED_MB = 115
INSTALLER_MB = 32
"""The limit for a bundle and an installer, in megabytes of 1,000,000 bytes."""


@dataclass(frozen=True)
class Release:
    """A version with its date (ISO, empty if unreleased) and the changes for players, by heading."""

    version: str
    date: str
    notes: dict[str, list[str]]


def version() -> str:
    """Return the version of the program, from its package."""
    return _of_the_package("__version__")


def releases(changelog: Path = ROOT / "CHANGELOG.md") -> list[Release]:
    """Return the versions of the changelog, newest first; unreleased changes count as the next version."""
    found: list[Release] = []
    heading = ""
    for line in changelog.read_text(encoding="utf-8").splitlines():
        if line.startswith("## ["):
            name, _, date = line[4:].partition("]")
            name = version() if name == "Unreleased" else name
            found.append(Release(name, date.strip(" -"), {}))
            heading = ""
        elif found and line.startswith("### "):
            heading = line[4:]
        elif found and line.startswith("- "):
            found[-1].notes.setdefault(heading, []).append(line[2:])
        elif found and line.startswith("  ") and heading in found[-1].notes:
            found[-1].notes[heading][-1] += " " + line.strip()
        elif found and line and heading and not line.startswith("#"):
            heading = line
    return [release for release in found if release.notes]


def for_players(release: Release) -> dict[str, list[str]]:
    """Return the notes of a release without those for users of the command line."""
    return {heading: notes for heading, notes in release.notes.items() if heading != DEVELOPERS}
