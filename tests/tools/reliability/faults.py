# SPDX-License-Identifier: MIT
"""Reports of faults in a program: exceptions of slots and threads, Qt's warnings, its own log."""

import logging
import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

HARMLESS = (
    *("qt.multimedia", "PulseAudio", "This plugin does not support", "propagateSizeHints"),
    *("Populating font family aliases took", "QXcbConnection: XCB error"),
    "QUnifiedTimer::stopAnimationDriver: driver is not running",
)
"""Messages of Qt without a sound device or a real screen, or on a slow machine or X server.

One comes when Qt is to stop its own clock of animations, which has stopped already.
"""

DEEP = 8
"""The number of calls printed with a warning."""


class Faults(logging.Handler):
    """Collects reports; made after the window, whose reporter would show a dialog instead."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []
        logging.getLogger("thothit_desktop").addHandler(self)
        sys.excepthook = self._raised
        threading.excepthook = lambda caught: self._raised(
            caught.exc_type, caught.exc_value or caught.exc_type(), caught.exc_traceback
        )
        qInstallMessageHandler(self._warned)

    def close(self) -> None:
        """Stop collecting."""
        qInstallMessageHandler(None)
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
        logging.getLogger("thothit_desktop").removeHandler(self)
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        """Note a line of the program's log."""
        self.found.append(f"log: {record.getMessage()}")

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))

    def _warned(self, kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
        said = f"{context.category}: {text}"
        if kind != QtMsgType.QtDebugMsg and not any(word in said for word in HARMLESS):
            place = "".join(traceback.format_stack(limit=DEEP))
            self.found.append(f"{place}Qt: {said}")
