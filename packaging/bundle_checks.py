# SPDX-License-Identifier: MIT
"""Checks of a bundle for missing files and its size; a fault ends the build with one sentence."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import linux.libraries
import macos.libraries
import product
import trim
import windows.libraries

LARGEST = 20
"""The number of files that are printed."""

NAMED = 10
"""The most faults that are named."""

_PARTS = {
    "linux": (
        "libqxcb.so",
        "libqwayland.so",
        "libqoffscreen.so",
        "libqsvgicon.so",
        "libqsvg.so",
        "libqjpeg.so",
    ),
    "win32": ("qwindows.dll", "qoffscreen.dll", "qsvgicon.dll", "qsvg.dll", "qjpeg.dll"),
    "darwin": (
        "libqcocoa.dylib",
        "libqoffscreen.dylib",
        "libqsvgicon.dylib",
        "libqsvg.dylib",
        "libqjpeg.dylib",
    ),
}
"""Plugins that Qt finds by itself, so that no file imports them by name."""

_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtStateMachine", "QtMultimedia", "QtNetwork")
"""The parts of PySide6 that the program imports, and those that QtMultimedia imports."""


def parts(platform: str = sys.platform) -> tuple[str, ...]:
    """Return the files that a bundle of a platform must have by name, besides pictures and pages."""
    program, suffix = (".exe", ".pyd") if platform == "win32" else ("", ".abi3.so")
    modules = (name + suffix for name in _MODULES)
    programs = (name + program for name in product.PROGRAMS)
    return (*programs, "icon.svg", "map.svg", *_PARTS[platform], *modules)


def check(bundle: Path, lost: Sequence[str] = (), platform: str = sys.platform) -> None:
    """Print the largest files; raises SystemExit naming missing files, or an excessive size.

    `platform` is the bundle's, in the form of `sys.platform`. `lost` are libraries that PyInstaller has not
    found on Linux; they matter if a file of the bundle needs them.
    """
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    sizes = sorted(((path.stat().st_size, path) for path in files), reverse=True)
    for size, path in sizes[:LARGEST]:
        print(f"{size / 1e6:8.1f} MB  {path.relative_to(bundle).as_posix()}")
    whole = sum(size for size, _ in sizes) / 1e6
    print(f"{whole:8.1f} MB  in {len(files)} files; {product.UNPACKED_MB} MB are allowed")
    names = {path.name for path in files}
    absent = [*missing_files(bundle), *(part for part in parts(platform) if part not in names)]
    wrong = [f"{name} is missing" for name in absent]
    wrong += [f"{name} is not to be there" for name in sorted(names) if trim.MEDIA.search(name)]
    wrong += missing_libraries(bundle, lost, platform)
    if whole > product.UNPACKED_MB:
        wrong.append(f"{whole:.1f} MB are more than {product.UNPACKED_MB}")
    if wrong:
        more = f"; and {len(wrong) - NAMED} more" if len(wrong) > NAMED else ""
        raise SystemExit("the bundle is not right: " + "; ".join(wrong[:NAMED]) + more)


def missing_files(bundle: Path) -> Iterator[str]:
    """Yield the pictures, pages and translations of the sources that are not in a bundle."""
    here = {path.relative_to(bundle).as_posix() for path in bundle.rglob("*")}
    for folder in ("assets/cards", "assets/fonts", "assets/sounds", "thothit_desktop"):
        for path in (product.ROOT / folder).rglob("*.*"):
            if path.suffix in (".py", ".pyc"):
                continue  # These files are in the archive of the program.
            inside = path.relative_to(product.ROOT).as_posix()
            inside = inside if inside.startswith("thothit_desktop") else f"thothit_desktop/{inside}"
            if not any(name.endswith(inside) for name in here):
                yield inside


def missing_libraries(bundle: Path, lost: Sequence[str], platform: str) -> list[str]:
    """Return the faults of a bundle's libraries, a sentence each; `lost` and `platform` as in `check`."""
    if platform == "win32":
        return [f"{name} is asked for by {by}" for name, by in windows.libraries.outside(bundle)]
    if platform == "darwin":
        return [f"{name} is asked for by {by}" for name, by in macos.libraries.outside(bundle)]
    known, asked = linux.libraries.packages(), dict(linux.libraries.outside(bundle))
    return [
        *(f"{name} is asked for by {by}" for name, by in asked.items() if name not in known),
        *(f"{name}, which few systems have, is missing" for name in asked if trim.LOCAL.fullmatch(name)),
        *(f"{name} was not found" for name in lost if name in asked),
    ]


def size_gate(installers: Iterable[Path]) -> None:
    """Print the sizes of installers; raises SystemExit naming one that is too large."""
    for path in installers:
        size = path.stat().st_size / 1e6
        print(f"{size:8.1f} MB  {path.name}; {product.INSTALLER_MB} MB are allowed")
        if size > product.INSTALLER_MB:
            raise SystemExit(f"{path.name} is too large: {size:.1f} MB")
