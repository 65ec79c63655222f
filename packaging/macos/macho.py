# SPDX-License-Identifier: MIT
"""The headers of macOS's binaries: processors, the oldest macOS, libraries."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_FAT, _THIN = 0xCAFEBABE, 0xFEEDFACF
_PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
_VERSION_MIN, _BUILD_VERSION = 0x24, 0x32
_LOAD = (0x0C, 0x20, 0x8000001F, 0x80000023)
"""The commands that load a library: at the start, lazily, re-exported, or upward. Weak ones do not count."""

_HEADER, _SLICE, _COMMAND = struct.Struct("<8I"), struct.Struct(">5I"), struct.Struct("<4I")


@dataclass(frozen=True)
class Slice:
    """The part of a binary for one processor.

    `oldest` is the lowest macOS (major, minor) of the binary, (0, 0) if not given. `needs` are the libraries
    without which it does not load, by their names in it: `/usr/lib/..`, `@rpath/..`.
    """

    processor: str
    oldest: tuple[int, int]
    needs: tuple[str, ...]


def slices(path: Path) -> list[Slice]:
    """Return the parts of a binary of 64 bits; empty for other files."""
    with path.open("rb") as file:
        start = file.read(8)
        if len(start) < 8:
            return []
        if struct.unpack(">I", start[:4])[0] != _FAT:
            places = [0]
        else:
            count = struct.unpack(">I", start[4:])[0]
            table = file.read(count * _SLICE.size) if count < 16 else b""  # Java's classes begin alike.
            places = [place for _, _, place, _, _ in _SLICE.iter_unpack(table)]
        found = []
        for place in places:
            file.seek(place)
            head = file.read(_HEADER.size)
            if len(head) == _HEADER.size and struct.unpack("<I", head[:4])[0] == _THIN:
                processor, size = _HEADER.unpack(head)[1], _HEADER.unpack(head)[5]
                commands = file.read(size)
                found.append(
                    Slice(
                        _PROCESSORS.get(processor, hex(processor)), _oldest(commands), tuple(_needs(commands))
                    )
                )
    return found


def _oldest(commands: bytes) -> tuple[int, int]:
    for command, _, third, fourth, _ in _each(commands):
        if command in (_VERSION_MIN, _BUILD_VERSION):
            version = third if command == _VERSION_MIN else fourth
            return version >> 16, version >> 8 & 0xFF
    return 0, 0


def _needs(commands: bytes) -> Iterator[str]:
    for command, size, name_at, _, place in _each(commands):
        if command in _LOAD:
            name = commands[place + name_at : place + size]
            yield name.split(b"\0", 1)[0].decode()


def _each(commands: bytes) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield the first four words of each load command, and its offset."""
    place = 0
    while place + _COMMAND.size <= len(commands):
        words = _COMMAND.unpack_from(commands, place)
        yield *words, place
        place += max(words[1], 8)
