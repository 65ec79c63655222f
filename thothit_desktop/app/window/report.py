# SPDX-License-Identifier: MIT
"""The one dialog in which an unexpected fault ends: a report to copy, and the game kept."""

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from thothit_desktop import __version__


def program_file() -> tuple[int, int] | None:
    """What tells the file of this program from another in its place; None where there is none."""
    with suppress(OSError):
        file = Path(sys.executable).stat()
        return file.st_ino, file.st_mtime_ns
    return None


class Reporter(QObject):
    """Shows uncaught exceptions of any thread, each fault once; `record` gives the match for the report."""

    _caught = Signal(object)

    def __init__(self, window: QWidget, record: Callable[[], str]) -> None:
        super().__init__(window)
        self._window, self._record = window, record
        self._shown = False
        self._told = set[str]()
        """The faults that have been shown: a player may meet the same one at every turn."""
        self._program = program_file()
        self._caught.connect(self.show_report)
        sys.excepthook = self._hook
        threading.excepthook = lambda caught: self._caught.emit(caught.exc_value)

    def close(self) -> None:
        """Give the hooks back."""
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            self._caught.emit(error)

    def show_report(self, error: BaseException) -> None:
        """Open the dialog; a fault it has told, and all while it is open, are only written to stderr."""
        import platform
        import traceback

        text = "".join(traceback.format_exception(error))
        if sys.stderr is not None:  # a program without a console on Windows has none
            with suppress(OSError, ValueError):  # nobody may be listening there any more
                sys.stderr.write(text)
        place = "".join(traceback.format_tb(error.__traceback__)) or text
        if self._shown or place in self._told:
            return
        self._shown = True
        self._told.add(place)
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Something went wrong"))
        if program_file() == self._program:
            box.setText(self.tr("The program met a fault. Your match is saved and can go on."))
            box.setInformativeText(self.tr("The details below help to mend it; select and copy them."))
        else:  # of an installed program the parts that a window needs are read when it first opens
            box.setText(self.tr("The program has been updated or removed while it ran."))
            box.setInformativeText(self.tr("Your match is saved: close the program and start it again."))
        versions = (
            f"Thothit Desktop {__version__}, PySide6 {pyside_version}, "
            f"Python {platform.python_version()}, {platform.platform()}"
        )
        box.setDetailedText(f"{versions}\n\n{text}\n{self._match()}")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.finished.connect(self._closed)
        box.open()

    def _match(self) -> str:
        """The record, or why there is none: the fault may be in there."""
        try:
            return self._record()
        except Exception as error:
            return f"no record: {error!r}"

    def _closed(self) -> None:
        self._shown = False
