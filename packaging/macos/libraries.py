# SPDX-License-Identifier: MIT
"""The libraries that a macOS bundle takes from elsewhere, by the load commands of its binaries."""

from pathlib import Path

from macos import macho

SYSTEM = ("/usr/lib/", "/System/Library/")
"""The folders of macOS's own libraries. Their files may be in one large cache, so they cannot be checked."""


def outside(bundle: Path) -> list[tuple[str, str]]:
    """Return the libraries that a bundle neither has nor may take from macOS, each with a file that needs it.

    A library with a path relative to the bundle (`@rpath/..`) counts as present by its name: PyInstaller puts
    every library, or a link to it, into one folder.
    """
    files = [path for path in bundle.rglob("*") if path.is_file()]  # A link to a missing file does not count.
    inside = {path.name for path in files}
    asked: dict[str, str] = {}
    for path in sorted(files):
        if not path.is_symlink():
            for name in (name for part in macho.slices(path) for name in part.needs):
                mine = name.startswith("@") and Path(name).name in inside
                if not mine and not name.startswith(SYSTEM):
                    asked.setdefault(name, path.name)
    return sorted(asked.items())
