# SPDX-License-Identifier: MIT
"""The version resource of the Windows program, which Explorer shows under Properties, Details."""

from pathlib import Path

import product

LANGUAGE, CHARSET = 0x0409, 1200
"""The language, English, and the character set, UTF-16."""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as four numbers: `1.2.3` is (1, 2, 3, 0); the first part that is no number ends it."""
    found: list[int] = []
    for part in version.split("."):
        if not part.isdecimal():
            break
        found.append(int(part))
    first, second, third, fourth, *_ = *found, 0, 0, 0, 0
    return first, second, third, fourth


def text(version: str) -> str:
    """Return the resource of a version, as PyInstaller reads it."""
    four = numbers(version)
    strings = {
        "CompanyName": product.PEOPLE,
        "FileDescription": product.NAME,
        "FileVersion": version,
        "InternalName": product.PROGRAM,
        "LegalCopyright": product.COPYRIGHT,
        "OriginalFilename": f"{product.PROGRAM}.exe",
        "ProductName": product.NAME,
        "ProductVersion": version,
    }
    pairs = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return (
        "VSVersionInfo("
        f"ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, OS=0x40004, fileType=1), "
        f"kids=[StringFileInfo([StringTable('{LANGUAGE:04X}{CHARSET:04X}', [{pairs}])]), "
        f"VarFileInfo([VarStruct('Translation', [{LANGUAGE}, {CHARSET}])])])\n"
    )


def write(path: Path) -> None:
    """Write the resource of this version."""
    path.write_text(text(product.version()), encoding="utf-8")
