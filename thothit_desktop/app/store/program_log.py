# SPDX-License-Identifier: MIT
"""The program's log of starts, ends, errors and Qt's warnings, in two small files."""

import logging
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

if TYPE_CHECKING:
    from collections.abc import Callable

LOG = "thothit.log"
"""The file in the data directory; the previous one has the suffix `.1`."""

MOST = 256 * 1024
"""The largest size of a file in bytes, after which a new one begins."""

_FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
"""The levels of Qt's messages that are logged; others go to stderr only."""

_program = logging.getLogger("thothit_desktop")
_qt = logging.getLogger("thothit_desktop.qt")


class ProgramLog(logging.Handler):
    """Writes the log of a program in its data directory, and warnings to stderr as well.

    Lines wait until `open` or `close`, so that the first window does not wait for them. Lines that cannot be
    written are dropped.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(logging.INFO)
        self._path = directory / LOG
        self._waiting: list[logging.LogRecord] = []
        self._file: logging.Handler | None = None
        self._console = logging.StreamHandler()
        self._console.setLevel(logging.WARNING)
        self._level = _program.level
        self._before: Callable[..., None] | None = None
        self._hears_qt = False
        _program.setLevel(logging.INFO)
        _program.addHandler(self)
        _program.addHandler(self._console)

    def hear_qt(self) -> None:
        """Log Qt's messages, too."""
        self._before = qInstallMessageHandler(_log_qt_message)
        self._hears_qt = True

    def open(self) -> None:
        """Write the waiting lines, and all later ones at once."""
        if self._file is not None:
            return
        from logging.handlers import RotatingFileHandler  # imports sockets, so not before the window

        class PrivateFile(RotatingFileHandler):
            """A rotating file that ignores errors."""

            def handleError(self, _: logging.LogRecord) -> None:  # noqa: N802
                """Drop a line that cannot be written."""

        with suppress(OSError):
            if self._path.exists() and not self._path.is_file():
                return  # a pipe would block the program
            self._path.touch(0o600)
            self._path.chmod(0o600)
        self._file = PrivateFile(self._path, maxBytes=MOST, backupCount=1, encoding="utf-8", delay=True)
        self._file.setFormatter(logging.Formatter(_FORM))
        for record in self._waiting:
            self._file.handle(record)
        self._waiting.clear()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or keep it until `open`."""
        if record.levelno >= logging.CRITICAL:
            self.open()  # the program is about to end
        if self._file is None:
            self._waiting.append(record)
        else:
            self._file.handle(record)

    def close(self) -> None:
        """Write the waiting lines, and restore the previous logging."""
        self.open()
        if self._hears_qt:
            qInstallMessageHandler(self._before)
        _program.removeHandler(self._console)
        _program.removeHandler(self)
        _program.setLevel(self._level)
        if self._file is not None:
            self._file.close()
        super().close()


def _log_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
    level = _LEVELS.get(kind)
    if level is not None:
        _qt.log(level, "%s: %s", context.category, text)
    else:
        logging.StreamHandler().handle(
            _qt.makeRecord(
                _qt.name, logging.INFO, "", 0, qFormatLogMessage(kind, context, text or ""), (), None
            )
        )


def last_lines(directory: Path, most: int = 60) -> str:
    """Return the last lines of the log; empty if there is none."""
    with suppress(OSError):
        path = directory / LOG
        if path.is_file():
            with path.open("rb") as file:
                file.seek(max(0, path.stat().st_size - MOST))
                lines = file.read(MOST).decode("utf-8", "replace").splitlines()
            return "\n".join(lines[-most:])
    return ""
