# SPDX-License-Identifier: MIT
"""The libraries that a macOS bundle takes from elsewhere, by what its binaries say that they load."""

from pathlib import Path

from macos import macho

SYSTEM = ("/usr/lib/", "/System/Library/")
"""Where every macOS has its own. Their files may lie in one large cache: nobody can look for them."""


def outside(bundle: Path) -> list[tuple[str, str]]:
    """The libraries that a bundle neither has nor may take from macOS, each with a file that asks for it.

    What is looked for relative to the bundle (`@rpath/..`) counts as there by its name: PyInstaller has every
    library, or a link to it, in one folder.
    """
    files = [path for path in bundle.rglob("*") if path.is_file()]  # a link into nothing is none
    inside = {path.name for path in files}
    asked: dict[str, str] = {}
    for path in sorted(files):
        if not path.is_symlink():
            for name in (name for part in macho.slices(path) for name in part.needs):
                mine = name.startswith("@") and Path(name).name in inside
                if not mine and not name.startswith(SYSTEM):
                    asked.setdefault(name, path.name)
    return sorted(asked.items())
