# SPDX-License-Identifier: MIT
"""The libraries that a Windows bundle takes from the system, by the imports of its programs and libraries."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path

SYSTEM = re.compile(
    r"(api-ms-win-.*"
    r"|advapi32|authz|avrt|bcrypt|comctl32|comdlg32|crypt32|d2d1|d3d11|d3d12|d3d9|dcomp|dnsapi|dwmapi|dwrite|dxgi"
    r"|gdi32|imm32|iphlpapi|kernel32|mpr|netapi32|ntdll|ole32|oleacc|oleaut32|powrprof|propsys|rpcrt4"
    r"|secur32|setupapi|shcore|shell32|shlwapi|ucrtbase|uiautomationcore|user32|userenv|uxtheme|version|winhttp"
    r"|winmm|winspool|ws2_32|wtsapi32"
    r"|icuuc)"  # from product.WINDOWS_BUILD on
    r"\.(dll|drv)",
    re.IGNORECASE,
)
"""The libraries of every Windows, without the runtime of Microsoft's compiler: msvcp140, vcruntime140."""

_IMPORT, _DELAY_IMPORT = 1, 13
_DIRECTORIES = {0x10B: 96, 0x20B: 112}
"""The offset of the table of directories in the optional header of programs of 32 and 64 bits."""


def imports(path: Path) -> list[str]:
    """Return the libraries that a binary imports at its start or later; empty for other files."""
    data = path.read_bytes()
    if data[:2] != b"MZ" or len(data) < 0x40:
        return []
    start = struct.unpack_from("<I", data, 0x3C)[0]
    if data[start : start + 4] != b"PE\0\0":
        return []
    count, header = struct.unpack_from("<2x H 12x H", data, start + 4)
    optional = start + 24
    directories = optional + _DIRECTORIES[struct.unpack_from("<H", data, optional)[0]]
    sections: list[tuple[int, int, int, int]] = [
        struct.unpack_from("<8x 4I", data, optional + header + 40 * index) for index in range(count)
    ]

    def place(address: int) -> int:
        """Return the position in the file of what is loaded at an address."""
        for _, loaded, size, stored in sections:
            if loaded <= address < loaded + size:
                return address - loaded + stored
        raise SystemExit(f"{path.name} is damaged: nothing is loaded at {address:#x}")

    found = []
    for directory, size, name_at in ((_IMPORT, 20, 12), (_DELAY_IMPORT, 32, 4)):
        table = struct.unpack_from("<I", data, directories + 8 * directory)[0]
        if table:
            at = place(table)
            while name := struct.unpack_from("<I", data, at + name_at)[0]:
                begin = place(name)
                found.append(data[begin : data.index(0, begin)].decode("ascii"))
                at += size
    return found


def outside(bundle: Path) -> list[tuple[str, str]]:
    """Return the libraries neither in a bundle nor allowed from Windows, each with a file that needs it."""
    inside = {path.name.lower() for path in _binaries(bundle)}
    asked: dict[str, str] = {}
    for path in sorted(_binaries(bundle)):
        for name in imports(path):
            if name.lower() not in inside and SYSTEM.fullmatch(name) is None:
                asked.setdefault(name, path.name)
    return sorted(asked.items())


def _binaries(bundle: Path) -> Iterator[Path]:
    return (path for path in bundle.rglob("*") if path.suffix.lower() in (".exe", ".dll", ".pyd"))
