# SPDX-License-Identifier: MIT
"""Counts failed starts, so that the next one can offer safe mode."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.startup.instance import RUNNING

STARTING = "starting"
"""The file in `running/` with the number of failed starts in a row, plus one for the present start."""

ENOUGH = 2
"""The number of failed starts in a row after which the next one offers safe mode."""


class StartAttempts(QObject):
    """The failed starts with a data directory; without write access nothing is counted."""

    def __init__(self, directory: Path) -> None:
        super().__init__()
        self._file = directory / RUNNING / STARTING
        self.failed = 0
        """The number of failed starts in a row before the present one."""

    def begin(self) -> None:
        """Count the present start."""
        with suppress(OSError, ValueError):
            if self._file.is_file():
                self.failed = min(max(int(self._file.read_text("ascii")), 0), ENOUGH)
        with suppress(OSError):
            self._file.write_text(str(self.failed + 1), "ascii")

    def forget(self) -> None:
        """Reset the count, after the window has been painted or the program has ended normally."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    def watch_first_paint(self, window: QWidget) -> None:
        """Reset the count when a window, which is about to be shown, is painted."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Reset the count at the first paint."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self.forget()
        return False
