# SPDX-License-Identifier: MIT
"""Missing libraries of a Windows bundle, by the imports of its programs and libraries."""

import struct
from pathlib import Path

import pytest

from windows import libraries

LOADED, STORED = 0x3000, 0x400
"""The address and the file offset of the only section."""


def binary(needs: list[str], later: list[str], bits: int = 64) -> bytes:
    """A library with nothing in it but the names of what it imports at its start, and later."""
    body = bytearray(bytes(20 * (len(needs) + 1) + 32 * (len(later) + 1)))
    tables = [(needs, 0, 20, 12), (later, 20 * (len(needs) + 1), 32, 4)]
    for names, start, size, name_at in tables:
        for index, name in enumerate(names):
            struct.pack_into("<I", body, start + index * size + name_at, LOADED + len(body))
            body += name.encode() + b"\0"
    magic, before = (0x20B, 112) if bits == 64 else (0x10B, 96)
    directories = [0] * 32
    directories[2 * 1] = LOADED if needs else 0
    directories[2 * 13] = LOADED + tables[1][1] if later else 0
    optional = struct.pack("<H", magic).ljust(before, b"\0") + struct.pack("<32I", *directories)
    section = struct.pack("<8s4I16x", b".rdata", len(body), LOADED, len(body), STORED)
    header = b"PE\0\0" + struct.pack("<2H12xHH", 0x8664, 1, len(optional), 0) + optional + section
    return (b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40) + header).ljust(STORED, b"\0") + body


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A program, a module and a library that all find what they import."""
    for name, needs in (
        ("thothit-desktop.exe", ["KERNEL32.dll", "api-ms-win-crt-heap-l1-1-0.dll"]),
        ("_internal/QtSvg.pyd", ["Qt6Svg.dll", "VCRUNTIME140.dll", "USER32.dll"]),
        ("_internal/PySide6/Qt6Svg.dll", ["VCRUNTIME140.dll", "icuuc.dll", "WINSPOOL.DRV"]),
        ("_internal/VCRuntime140.dll", ["ntdll.dll"]),
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(binary(needs, []))
    (tmp_path / "_internal" / "page.html").write_text("MZ is how it begins")
    return tmp_path


@pytest.mark.parametrize("bits", [32, 64])
def test_a_library_tells_what_it_imports_at_its_start_and_later(tmp_path: Path, bits: int) -> None:
    path = tmp_path / "x.dll"
    path.write_bytes(binary(["A.dll", "b.DLL"], ["Later.dll"], bits))
    assert libraries.imports(path) == ["A.dll", "b.DLL", "Later.dll"]
    path.write_bytes(binary([], [], bits))
    assert libraries.imports(path) == []


@pytest.mark.parametrize("content", [b"", b"\x7fELF", b"MZ", b"MZ".ljust(200, b"\0")])
def test_what_is_no_library_imports_nothing(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.dll"
    path.write_bytes(content)
    assert libraries.imports(path) == []


def test_a_damaged_library_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.dll"
    path.write_bytes(binary(["A.dll"], []).replace(struct.pack("<I", LOADED), struct.pack("<I", 0x9000)))
    with pytest.raises(SystemExit, match=r"x\.dll is damaged"):
        libraries.imports(path)


def test_a_whole_bundle_asks_for_nothing_that_windows_does_not_bring(bundle: Path) -> None:
    assert libraries.outside(bundle) == []


def test_a_missing_library_is_named_with_what_asks_for_it(bundle: Path) -> None:
    (bundle / "_internal" / "PySide6" / "Qt6Svg.dll").unlink()
    assert libraries.outside(bundle) == [("Qt6Svg.dll", "QtSvg.pyd")]
    (bundle / "_internal" / "VCRuntime140.dll").unlink()
    assert ("VCRUNTIME140.dll", "QtSvg.pyd") in libraries.outside(bundle)
