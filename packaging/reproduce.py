# SPDX-License-Identifier: MIT
"""Check that the same commit gives the same installers: `python packaging/reproduce.py`.

This Python builds two clones of this checkout's last commit one after the other, in folders with names of
different lengths, and compares their `dist/` byte by byte. Ends with 1 if there are differences, and names
the differing files of the bundle and the packages. Linux only, after `packaging/linux/build.sh` has installed
the requirements; takes twice its time.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import product

CLONES = ("one", "another-and-longer")
INSTALLERS = ("*.deb", "*.run", "*.cdx.json")
NAMED = 20
"""The most files that are named."""


def clone(folder: Path) -> Path:
    """Return a clone of this checkout's last commit."""
    subprocess.run(["git", "clone", "-q", str(product.ROOT), str(folder)], check=True)
    return folder


def build(folder: Path) -> None:
    """Make the installers of a clone."""
    environment = os.environ | {"PYTHONPATH": str(folder)}
    command = [sys.executable, "packaging/build.py"]
    subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=True)


def digests(folder: Path, pattern: str) -> dict[str, str]:
    """Return the digest of each file that matches a pattern, by place; for links their targets."""
    found = {}
    for path in sorted(folder.glob(pattern)):
        if path.is_symlink():
            found[path.relative_to(folder).as_posix()] = f"-> {path.readlink()}"
        elif path.is_file():
            found[path.relative_to(folder).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def differing(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """Return the places where two builds differ."""
    return sorted(place for place in one.keys() | other.keys() if one.get(place) != other.get(place))


def main() -> int:
    """Build twice, compare, and print the differences."""
    with tempfile.TemporaryDirectory(prefix="thothit-reproduce-") as place:
        one, other = [clone(Path(place) / name) for name in CLONES]
        for folder in (one, other):
            build(folder)
        installers = [
            {
                name: digest
                for pattern in INSTALLERS
                for name, digest in digests(folder / "dist", pattern).items()
            }
            for folder in (one, other)
        ]
        wrong = differing(*installers)
        for name, digest in installers[0].items():
            print(f"{'differs' if name in wrong else 'same   '}  {digest}  {name}")
        if not wrong:
            return 0
        for part in ("dist/thothit-desktop", "build/work/deb", "build/work/run"):
            inside = differing(digests(one / part, "**/*"), digests(other / part, "**/*"))
            for name in inside[:NAMED]:
                print(f"differs in {part}: {name}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
