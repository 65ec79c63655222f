# SPDX-License-Identifier: MIT
"""Whether a file of settings may be opened: Qt makes objects of values in it, and runs code for some.

A value that begins with `@Variant(` or `@DateTime(` is an object as QDataStream writes it. One of Python's is
a pickle, which calls whatever it names. The program stores texts and bytes only, so it opens no file with
such a value.
"""

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

LIMIT = 5_000_000
"""Bytes of a file of settings; ten thousand matches take a tenth of them."""

_ESCAPES = re.compile(rb'\\(?:x([0-9A-Fa-f]+)|([0-7]+)|\r\n|\n\r|[\x00-\xff])|["\s]')
"""What stands for a character in Qt's INI files, or may stand between two without being one."""
_OBJECT = re.compile(rb"(?<!@)@(Variant|DateTime)\(")
"""A text that begins with @ is written with two."""


class SettingsError(Exception):
    """A file of settings that is not opened; the message names it and says why."""


def check_settings(path: Path) -> None:
    """Raise SettingsError for a file that no program like this has written."""
    try:
        with path.open("rb") as file:
            content = file.read(LIMIT + 1)
    except OSError:  # there is none, or nobody may read it: Qt does not open it either
        return
    if len(content) > LIMIT:
        raise SettingsError(translate("settings", "{0}: too large for settings").format(path))
    if _OBJECT.search(_ESCAPES.sub(_character, content)):
        told = translate("settings", "{0}: it has a value that this program does not write")
        raise SettingsError(told.format(path))
    if not _is_text(content):
        raise SettingsError(not_settings(path))


def not_settings(path: Path) -> str:
    """Return the sentence for a file that holds something else."""
    return translate("settings", "{0}: these are no settings").format(path)


def _is_text(content: bytes) -> bool:
    try:
        return "\0" not in content.decode()
    except UnicodeDecodeError:
        return False


def _character(escape: re.Match[bytes]) -> bytes:
    """The character of an escape; none for the others, of which none can be in the beginning of an object."""
    hexadecimal, octal = escape[1], escape[2]
    if hexadecimal:
        code = int(hexadecimal[-4:], 16)  # Qt keeps the last sixteen bits
    elif octal:
        code = int(octal[-6:], 8) & 0xFFFF
    else:
        return b""
    return bytes([code]) if code < 128 else b"?"
