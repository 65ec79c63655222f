# SPDX-License-Identifier: MIT
"""The language chosen in the settings of the window, read without Qt."""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

_PROGRAM = "thothit-desktop"
_LANGUAGE = re.compile(r"^language=(\w+)\s*$", re.MULTILINE)


def settings_language(arguments: Sequence[str]) -> str:
    """Return the language in the settings of `--data-dir`, or of the usual directory; empty if unset."""
    path = Path(value_of("--data-dir", arguments) or usual_directory(), "settings.ini")
    try:
        found = _LANGUAGE.search(path.read_text("utf-8", "replace")) if path.is_file() else None
    except (OSError, ValueError):  # it is unreadable, or its name is invalid
        return ""
    return found[1] if found else ""


def usual_directory() -> Path:
    """Return Qt's data directory for this program (`startup/data_directory.py`)."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", ""), _PROGRAM)
    if sys.platform == "darwin":
        return Path("~/Library/Application Support", _PROGRAM).expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share", _PROGRAM).expanduser()


def value_of(option: str, arguments: Sequence[str]) -> str | None:
    """Return the value of an option before the command line is parsed; None if it is absent."""
    for number, argument in enumerate(arguments, 1):
        name, equals, value = argument.partition("=")
        if name == option:
            return value if equals else "".join(arguments[number : number + 1])
    return None
