# SPDX-License-Identifier: MIT
"""The data of the Debian package."""

import re
from datetime import UTC, datetime

import pytest

import product
from linux import debian_package, libraries

BUILT = datetime(2026, 11, 21, tzinfo=UTC)


def test_every_library_has_a_package() -> None:
    known = libraries.packages()
    needed = debian_package.depends(known, {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 30)})
    wanted = {package for name, package in known.items() if name not in libraries.SOUND}
    assert [name.partition(" ")[0] for name in needed] == sorted(wanted)
    assert "libc6 (>= 2.36)" in needed
    assert "libstdc++6 (>= 12)" in needed


def test_what_only_sound_needs_is_recommended() -> None:
    recommended = debian_package.recommends(["libc.so.6", "libpulse.so.0", "libbrotlidec.so.1"])
    assert {"libbrotli1", "libpulse0"} < set(recommended)
    assert "libc6" not in recommended
    needed = debian_package.depends(["libc.so.6", "libpulse.so.0"], {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 30)})
    assert needed == ["libc6 (>= 2.36)"]
    assert "Recommends: libpulse0\n" in debian_package.control(needed, ["libpulse0"], 1)


def test_a_library_that_nobody_knows_fails() -> None:
    with pytest.raises(SystemExit, match=r"libnew\.so\.1"):
        debian_package.depends(["libnew.so.1"], {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 30)})


def test_debian_changelog() -> None:
    text = debian_package.changelog(BUILT)
    assert text.startswith(f"{product.PROGRAM} ({product.version()}) unstable; urgency=medium\n\n")
    assert text.count("\n -- ") == len(product.releases())
    assert max(len(line) for line in text.splitlines() if not line.startswith(" -- ")) <= 80


def test_copyright_has_our_licence() -> None:
    text = debian_package.copyright_file()
    assert " Permission is hereby granted, free of charge" in text
    assert "@" not in text.replace(product.MAIL, "")
    used = set(re.findall(r"^License: (.+)$", text, re.MULTILINE))
    stanzas = {part.splitlines()[0][9:] for part in text.split("\n\n") if part.startswith("License: ")}
    assert used == stanzas
