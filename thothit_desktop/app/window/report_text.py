# SPDX-License-Identifier: MIT
"""What a report says: versions, platform, what happened, the log's end and the record; no personal paths."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSysInfo
from PySide6.QtGui import QGuiApplication

from thothit_desktop import __version__

_TRACE = re.compile(r'(?<=File ")[^"\n]*[\\/](?=(?:thothit_desktop|PySide6|python3\.\d+)[\\/])')
"""What comes before the part of a path in a trace that says where in the program it is."""

_FOLDER = re.compile(r"""(?<=['"])(?:[A-Za-z]:)?[\\/](?:[^'"\n]*[\\/])?(?=[^'"\n\\/]*['"])""")
"""The folder of a path between quotation marks."""


def versions() -> str:
    """The program, what it is made with, and the system."""
    parts = [
        f"Thothit Desktop {__version__}",
        f"PySide6 {pyside_version}",
        f"Python {sys.version.partition(' ')[0]}",
        QSysInfo.prettyProductName(),
        f"{QSysInfo.kernelType()} {QSysInfo.kernelVersion()}",
        QSysInfo.currentCpuArchitecture(),
    ]
    screen = QGuiApplication.primaryScreen() if QGuiApplication.instance() is not None else None
    if screen is not None:
        size = screen.size()
        scale = f"{size.width()}x{size.height()} at {screen.devicePixelRatio():g}"
        parts.append(f"{QGuiApplication.platformName()} {scale}")
    return ", ".join(parts)


def report_text(parts: Iterable[str], folder: Path | None) -> str:
    """A report of parts, each with a line between; `folder` is that of the person's files."""
    told = [versions(), *(part.strip() for part in parts)]
    return "\n\n".join(without_personal_paths(part, folder) for part in told if part) + "\n"


def without_personal_paths(text: str, folder: Path | None = None) -> str:
    """A text without the names of the person's folders; the places in a trace and file names stay."""
    text = _TRACE.sub("", text)
    for path, name in ((folder, "(data)"), (Path.home(), "~")):
        if path is not None and path != Path(path.anchor):
            for written in {str(path), str(path.resolve()), path.as_posix()}:
                text = text.replace(written, name)
    return _FOLDER.sub("", text)
