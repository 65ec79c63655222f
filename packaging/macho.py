# SPDX-License-Identifier: MIT
"""What macOS's binaries say of themselves in their headers: processors and the oldest macOS."""

import struct
from dataclasses import dataclass
from pathlib import Path

_FAT, _THIN = 0xCAFEBABE, 0xFEEDFACF
_PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
_VERSION_MIN, _BUILD_VERSION = 0x24, 0x32
_HEADER, _SLICE, _COMMAND = struct.Struct("<8I"), struct.Struct(">5I"), struct.Struct("<4I")


@dataclass(frozen=True)
class Slice:
    """The part of a binary for one processor; `oldest` is the macOS (major, minor) that it is made for."""

    processor: str
    oldest: tuple[int, int]


def slices(path: Path) -> list[Slice]:
    """The parts of a binary of 64 bits; none where a file is none."""
    with path.open("rb") as file:
        start = file.read(8)
        if len(start) < 8:
            return []
        if struct.unpack(">I", start[:4])[0] != _FAT:
            places = [0]
        else:
            count = struct.unpack(">I", start[4:])[0]
            table = file.read(count * _SLICE.size) if count < 16 else b""  # Java's classes begin alike
            places = [place for _, _, place, _, _ in _SLICE.iter_unpack(table)]
        found = []
        for place in places:
            file.seek(place)
            head = file.read(_HEADER.size)
            if len(head) == _HEADER.size and struct.unpack("<I", head[:4])[0] == _THIN:
                processor, size = _HEADER.unpack(head)[1], _HEADER.unpack(head)[5]
                found.append(Slice(_PROCESSORS.get(processor, hex(processor)), _oldest(file.read(size))))
    return found


def _oldest(commands: bytes) -> tuple[int, int]:
    """The oldest macOS by load commands; (0, 0) where they do not say."""
    place = 0
    while place + _COMMAND.size <= len(commands):
        command, size, third, fourth = _COMMAND.unpack_from(commands, place)
        if command in (_VERSION_MIN, _BUILD_VERSION):
            version = third if command == _VERSION_MIN else fourth
            return version >> 16, version >> 8 & 0xFF
        place += max(size, 8)
    return 0, 0
