# SPDX-License-Identifier: MIT
"""Headers of binaries for macOS, and a bundle of them."""

import struct

INTEL, APPLE = 0x01000007, 0x0100000C


def thin(processor: int, oldest: tuple[int, int], old_command: bool = False) -> bytes:
    """A binary's header with one command before the one that tells the oldest macOS."""
    version = oldest[0] << 16 | oldest[1] << 8
    told = (
        struct.pack("<4I", 0x24, 16, version, 0)
        if old_command
        else struct.pack("<6I", 0x32, 24, 1, version, 0, 0)
    )
    commands = struct.pack("<4I", 0x1B, 24, 0, 0) + bytes(8) + told
    return struct.pack("<8I", 0xFEEDFACF, processor, 0, 6, 2, len(commands), 0, 0) + commands


def fat(*parts: tuple[int, bytes]) -> bytes:
    """Binaries for several processors in one file."""
    table, body, place = b"", b"", 4096
    for processor, part in parts:
        table += struct.pack(">5I", processor, 0, place + len(body), len(part), 12)
        body += part
    return (struct.pack(">2I", 0xCAFEBABE, len(parts)) + table).ljust(place, b"\0") + body
