# SPDX-License-Identifier: MIT
"""Per-user installers of a small bundle, and the content of the homes in which they are tried."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

import icons
import product
from linux import run_installer

LINUX = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="an installer for Linux"),
    pytest.mark.skipif(shutil.which("xz") is None, reason="no xz"),
]
BUILT = datetime(2026, 11, 21, tzinfo=UTC)
OUTSIDE = [
    ("libc.so.6", "libQt6Core.so.6"),
    ("libxcb-randr.so.0", "libQt6Core.so.6"),
    ("libz.so.1", "libz-user.so"),
]
Install = Callable[..., subprocess.CompletedProcess[str]]


def make(place: Path, version: str = "", name: str = "setup") -> Path:
    """An installer whose program tells its version and fails where the environment says so.

    Its icons have two sizes: each of them costs dozens of processes to install and to remove.
    """
    bundle, drawn = place / f"{name}.bundle", place / "drawn"
    (bundle / "_internal").mkdir(parents=True)
    for name_of_program in product.PROGRAMS:
        program = bundle / name_of_program
        program.write_text(
            f'#!/bin/sh\n[ -z "$BROKEN" ] || {{ echo "$BROKEN" >&2; exit 1; }}\necho "{version}"\n'
        )
        program.chmod(0o755)
    for library in ("libQt6Core.so.6", "libz-user.so", f"only-in-{name}"):
        (bundle / "_internal" / library).write_text(library)
    drawn.mkdir(exist_ok=True)
    target = place / f"{name}.run"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "SIZES", (16, 64))
        for drawing in icons.DRAWINGS:
            for size in icons.SIZES:
                (drawn / f"{drawing}-{size}.png").write_bytes(b"icon")
        run_installer.make(bundle, drawn, BUILT, OUTSIDE, (2, 2), place / f"{name}.work", target)
    return target


def pretend(tools: Path, name: str, script: str) -> None:
    (tools / name).write_text(f"#!/bin/sh\n{script}\n")
    (tools / name).chmod(0o755)


def files(home: Path) -> list[str]:
    return sorted(path.relative_to(home).as_posix() for path in home.rglob("*"))


def refused(done: subprocess.CompletedProcess[str], home: Path) -> str:
    """The one sentence of an installer that left nothing behind."""
    assert done.returncode == 1
    assert files(home) == []
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("thothit-desktop: ").strip()
