# SPDX-License-Identifier: MIT
"""Whether a bundle is whole and small enough; what is wrong ends the build in a sentence."""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import macos_libraries
import product
import trim
import windows_libraries

LARGEST = 20
"""Files that are printed."""

NAMED = 10
"""Faults that are named."""

_BASE = {
    **{
        f"lib{name}": "libc6"
        for name in ("c.so.6", "m.so.6", "dl.so.2", "pthread.so.0", "rt.so.1", "util.so.1")
    },
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libexpat.so.1": "libexpat1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Debian's packages of the libraries that every system with a desktop has."""

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
"""Plugins that Qt looks for by itself: nothing asks for them by name."""

_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtStateMachine")
"""The parts of PySide6 that the program imports."""


def parts(platform: str = sys.platform) -> tuple[str, ...]:
    """The files that a bundle of a platform must have by name, besides pictures and pages."""
    program, suffix = (".exe", ".pyd") if platform == "win32" else ("", ".abi3.so")
    modules = (name + suffix for name in _MODULES)
    return (product.PROGRAM + program, "icon.svg", *_PARTS[platform], *modules)


def packages() -> dict[str, str]:
    """Debian's package of each library that a bundle may take from the system."""
    sys.path.insert(0, str(product.ROOT))
    from thothit_desktop.app.startup.system import PACKAGES

    return _BASE | PACKAGES


def check(bundle: Path, lost: Sequence[str] = (), platform: str = sys.platform) -> None:
    """Print the largest files; raises SystemExit naming what is missing, or that it is too large.

    `platform` is the one that the bundle is for, as `sys.platform` calls it. `lost` are libraries that
    PyInstaller has looked for in vain on Linux; they matter where a file of the bundle asks for them.
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
    if platform == "win32":
        wrong += [f"{name} is asked for by {by}" for name, by in windows_libraries.outside(bundle)]
    elif platform == "darwin":
        wrong += [f"{name} is asked for by {by}" for name, by in macos_libraries.outside(bundle)]
    else:
        known, asked = packages(), dict(outside(bundle))
        wrong += [f"{name} is asked for by {by}" for name, by in asked.items() if name not in known]
        wrong += [
            f"{name}, which few systems have, is missing" for name in asked if trim.LOCAL.fullmatch(name)
        ]
        wrong += [f"{name} was not found" for name in lost if name in asked]
    if whole > product.UNPACKED_MB:
        wrong.append(f"{whole:.1f} MB are more than {product.UNPACKED_MB}")
    if wrong:
        more = f"; and {len(wrong) - NAMED} more" if len(wrong) > NAMED else ""
        raise SystemExit("the bundle is not right: " + "; ".join(wrong[:NAMED]) + more)


def missing_files(bundle: Path) -> Iterator[str]:
    """The pictures, rules pages and examples of the sources that are not in a bundle."""
    here = {path.relative_to(bundle).as_posix() for path in bundle.rglob("*")}
    for folder in ("assets/cards", "thothit_desktop/app/rules"):
        for path in (product.ROOT / folder).rglob("*.*"):
            inside = path.relative_to(product.ROOT).as_posix()
            inside = inside if inside.startswith("thothit_desktop") else f"thothit_desktop/{inside}"
            if not any(name.endswith(inside) for name in here):
                yield inside


def outside(bundle: Path) -> list[tuple[str, str]]:
    """The libraries that a Linux bundle takes from the system, each with a file that asks for it."""
    inside = {path.name for path in bundle.rglob("*") if path.is_file()}
    asked: dict[str, str] = {}
    for path, told in _told(bundle):
        for name in re.findall(r"NEEDED +(\S+)", told):
            if name not in inside:
                asked.setdefault(name, path.name)
    return sorted(asked.items())


def symbols(bundle: Path) -> dict[str, tuple[int, ...]]:
    """The newest versions of symbols that a Linux bundle asks the C and C++ libraries for, by kind."""
    found: dict[str, tuple[int, ...]] = {"GLIBC": (2,), "GLIBCXX": (3, 4)}
    for _, told in _told(bundle):
        for kind, version in re.findall(r" (GLIBC|GLIBCXX)_([\d.]+)$", told, re.MULTILINE):
            found[kind] = max(found[kind], tuple(int(part) for part in version.split(".")))
    return found


def _told(bundle: Path) -> Iterator[tuple[Path, str]]:
    """What objdump tells of every library and program of a bundle."""
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) != b"\x7fELF":
                    continue
            command = ["objdump", "-p", str(path)]
            yield path, subprocess.run(command, capture_output=True, text=True, check=True).stdout


def size_gate(installers: Iterable[Path]) -> None:
    """Print the sizes of installers; raises SystemExit naming one that is too large."""
    for path in installers:
        size = path.stat().st_size / 1e6
        print(f"{size:8.1f} MB  {path.name}; {product.INSTALLER_MB} MB are allowed")
        if size > product.INSTALLER_MB:
            raise SystemExit(f"{path.name} is too large: {size:.1f} MB")
