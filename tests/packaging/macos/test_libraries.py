# SPDX-License-Identifier: MIT
"""Missing libraries of a macOS bundle, by the load commands of its binaries."""

import struct
from pathlib import Path

import pytest

from macos import libraries, macho

LOAD, WEAK, REEXPORT = 0x0C, 0x80000018, 0x8000001F


def binary(*needs: str, command: int = LOAD) -> bytes:
    """A binary's header that loads libraries."""
    commands = struct.pack("<6I", 0x32, 24, 1, 13 << 16, 0, 0)
    for name in needs:
        text = name.encode() + b"\0"
        text += bytes(-len(text) % 8)
        commands += struct.pack("<6I", command, 24 + len(text), 24, 2, 0, 0) + text
    return struct.pack("<8I", 0xFEEDFACF, 0x0100000C, 0, 6, 1 + len(needs), len(commands), 0, 0) + commands


@pytest.fixture
def inside(tmp_path: Path) -> Path:
    """The folder of libraries in a bundle where all is found, by a link or as it lies."""
    made = tmp_path / "Thothit.app" / "Contents" / "Frameworks"
    for name, content in (
        ("QtSvg.abi3.so", binary("@rpath/QtSvg", "@rpath/libpyside6.dylib", "/usr/lib/libSystem.B.dylib")),
        ("libpyside6.dylib", binary("@loader_path/libpyside6.dylib")),
        (
            "QtSvg.framework/Versions/A/QtSvg",
            binary("/System/Library/Frameworks/AppKit.framework/Versions/C/AppKit", command=REEXPORT),
        ),
    ):
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_bytes(content)
    (made / "QtSvg").symlink_to("QtSvg.framework/Versions/A/QtSvg")
    return made


def test_a_binary_tells_what_it_cannot_do_without(tmp_path: Path) -> None:
    path = tmp_path / "x"
    for command, needs in (
        (LOAD, ("@rpath/a", "/usr/lib/b")),
        (REEXPORT, ("@rpath/a", "/usr/lib/b")),
        (WEAK, ()),
    ):
        path.write_bytes(binary("@rpath/a", "/usr/lib/b", command=command))
        assert [part.needs for part in macho.slices(path)] == [needs]


def test_a_whole_bundle_asks_for_nothing_that_macos_does_not_bring(inside: Path) -> None:
    assert libraries.outside(inside.parents[1]) == []


def test_a_missing_library_is_named_with_what_asks_for_it_though_a_link_to_it_is_left(inside: Path) -> None:
    (inside / "QtSvg.framework" / "Versions" / "A" / "QtSvg").unlink()
    assert libraries.outside(inside.parents[1]) == [("@rpath/QtSvg", "QtSvg.abi3.so")]


def test_a_library_of_the_build_machine_is_named_though_one_of_its_name_came_along(inside: Path) -> None:
    (inside / "_ssl.so").write_bytes(binary("/opt/local/lib/libssl.3.dylib"))
    (inside / "libssl.3.dylib").write_bytes(binary())
    assert libraries.outside(inside.parents[1]) == [("/opt/local/lib/libssl.3.dylib", "_ssl.so")]
