# SPDX-License-Identifier: MIT
"""The libraries that a Linux bundle takes from the system, by the needs of its binaries."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import product

_BASE = {
    **{
        f"lib{name}": "libc6"
        for name in ("c.so.6", "m.so.6", "dl.so.2", "pthread.so.0", "rt.so.1", "util.so.1", "resolv.so.2")
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

SOUND = {
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
}
"""Debian's packages of libraries that only QtMultimedia needs: without them the program runs silently."""

_OF_SOUND = re.compile(r"Qt6?(Multimedia|Network)\b")


def packages() -> dict[str, str]:
    """Return Debian's package of each library that a bundle may take from the system."""
    sys.path.insert(0, str(product.ROOT))
    from thothit_desktop.app.startup.system import PACKAGES

    return _BASE | PACKAGES | SOUND


def arch_packages() -> dict[str, str]:
    """Return Arch's package of each such library, except those of libxcb and glibc."""
    sys.path.insert(0, str(product.ROOT))
    from thothit_desktop.app.startup.system import ARCH_PACKAGES

    return ARCH_PACKAGES


def outside(bundle: Path) -> list[tuple[str, str]]:
    """Return the libraries that a Linux bundle takes from the system, each with a file that needs it.

    Files for sound come last: an installer that checks the needs of such a file must not miss libraries that
    only sound needs.
    """
    inside = {path.name for path in bundle.rglob("*") if path.is_file()}
    asked: dict[str, str] = {}
    for path, told in sorted(_told(bundle), key=lambda entry: _OF_SOUND.search(entry[0].name) is not None):
        for name in re.findall(r"NEEDED +(\S+)", told):
            if name not in inside:
                asked.setdefault(name, path.name)
    return sorted(asked.items())


def symbols(bundle: Path) -> dict[str, tuple[int, ...]]:
    """Return the newest symbol versions that a Linux bundle needs of the C and C++ libraries, by kind."""
    found: dict[str, tuple[int, ...]] = {"GLIBC": (2,), "GLIBCXX": (3, 4)}
    for _, told in _told(bundle):
        for kind, version in re.findall(r" (GLIBC|GLIBCXX)_([\d.]+)$", told, re.MULTILINE):
            found[kind] = max(found[kind], tuple(int(part) for part in version.split(".")))
    return found


def _told(bundle: Path) -> Iterator[tuple[Path, str]]:
    """Yield every library and program of a bundle with objdump's output."""
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) != b"\x7fELF":
                    continue
            command = ["objdump", "-p", str(path)]
            yield path, subprocess.run(command, capture_output=True, text=True, check=True).stdout
