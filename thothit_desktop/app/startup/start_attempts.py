# SPDX-License-Identifier: MIT
"""Counts starts that did not come up, so that the next one can offer a way out."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.startup.instance import RUNNING

STARTING = "starting"
"""The file in `running/` that says how many starts in a row have not come up, with the present one."""

ENOUGH = 2
"""So many that did not come up, and the next start asks."""


class StartAttempts(QObject):
    """Of a data directory; where nothing can be written nothing is counted."""

    def __init__(self, directory: Path) -> None:
        super().__init__()
        self._file = directory / RUNNING / STARTING
        self.failed = 0
        """How many starts in a row have not come up before this one."""

    def begin(self) -> None:
        """Count the present start."""
        with suppress(OSError, ValueError):
            if self._file.is_file():
                self.failed = min(max(int(self._file.read_text("ascii")), 0), ENOUGH)
        with suppress(OSError):
            self._file.write_text(str(self.failed + 1), "ascii")

    def forget(self) -> None:
        """The present start has come up, or has ended in order."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    def follow(self, window: QWidget) -> None:
        """Forget about it when the window, which is about to be shown, has been painted."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The first paint has come: nothing is followed any more."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self.forget()
        return False
