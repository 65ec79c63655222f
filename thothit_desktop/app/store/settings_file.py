# SPDX-License-Identifier: MIT
"""Checks a settings file before Qt opens it, because some values in it would run code.

A value that begins with `@Variant(` or `@DateTime(` is an object in the form of QDataStream. A Python object
in it is a pickle, which can call any function. The program stores only texts and bytes, so it opens no file
with such a value.
"""

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

LIMIT = 5_000_000
"""The largest size of a settings file in bytes; ten thousand matches take a tenth of it."""

_ESCAPES = re.compile(rb'\\(?:x([0-9A-Fa-f]+)|([0-7]+)|\r\n|\n\r|[\x00-\xff])|["\s]')
"""Escapes in Qt's INI files, and characters that Qt may skip between others."""
_OBJECT = re.compile(rb"(?<!@)@(Variant|DateTime)\(")
"""The beginning of an object; Qt writes a text that begins with @ with two."""


class SettingsError(Exception):
    """A settings file is not opened; the message names it and gives the reason."""


def check_settings(path: Path) -> None:
    """Raise SettingsError for a file that this program has not written."""
    try:
        with path.open("rb") as file:
            content = file.read(LIMIT + 1)
    except OSError:  # it is missing or unreadable, so Qt does not open it either
        return
    if len(content) > LIMIT:
        raise SettingsError(translate("settings", "{0}: too large for a settings file").format(path))
    if _OBJECT.search(_ESCAPES.sub(_character, content)):
        told = translate("settings", "{0}: it has a value that Thothit never writes")
        raise SettingsError(told.format(path))
    if not _is_text(content):
        raise SettingsError(not_settings(path))


def not_settings(path: Path) -> str:
    """Return the sentence for a file that does not hold settings."""
    return translate("settings", "{0}: not a settings file").format(path)


def _is_text(content: bytes) -> bool:
    try:
        return "\0" not in content.decode()
    except UnicodeDecodeError:
        return False


def _character(escape: re.Match[bytes]) -> bytes:
    """Return the character of a numeric escape; empty for others, which cannot begin an object."""
    hexadecimal, octal = escape[1], escape[2]
    if hexadecimal:
        code = int(hexadecimal[-4:], 16)  # Qt keeps the lowest sixteen bits
    elif octal:
        code = int(octal[-6:], 8) & 0xFFFF
    else:
        return b""
    return bytes([code]) if code < 128 else b"?"
