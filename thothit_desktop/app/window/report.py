# SPDX-License-Identifier: MIT
"""The dialog for unexpected faults: it has a report to copy, and the game goes on behind it."""

import errno
import logging
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from thothit_desktop.app.window.report_box import report_box
from thothit_desktop.app.window.report_text import report_text

_log = logging.getLogger(__name__)

QUIET = 60
"""Seconds without a fault for want of file handles after which the next one is told."""


def program_file() -> tuple[int, int] | None:
    """What tells the file of this program from another in its place; None where there is none."""
    with suppress(OSError):
        file = Path(sys.executable).stat()
        return file.st_ino, file.st_mtime_ns
    return None


def write_error(text: str) -> None:
    """Write to stderr, which may be missing or closed. Never raises."""
    if sys.stderr is not None:  # a program without a console on Windows has none
        with suppress(OSError, ValueError):  # nobody may be listening there any more
            sys.stderr.write(text)


def _lacks_handles(error: BaseException) -> bool:
    """Whether it has come of too many open files; the loader of libraries says so only in words."""
    said = os.strerror(errno.EMFILE), os.strerror(errno.ENFILE)
    return (isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE)) or (
        isinstance(error, ImportError) and str(error).endswith(said)
    )


def _told(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


class Reporter(QObject):
    """Shows uncaught exceptions of any thread, each fault once; `record` gives the match for the report.

    A fault in the reporter itself ends in a line on stderr.
    """

    _caught = Signal(object)

    handles_lacking = Signal()
    """A fault has come of too many open files; a box is about to tell it."""

    def __init__(self, window: QWidget, record: Callable[[], str], folder: Path | None = None) -> None:
        """`folder` is that of the person's files, which no report names."""
        super().__init__(window)
        self._window, self._record, self._folder = window, record, folder
        self._reporting = False
        self._open = False
        self._reported = set[str]()
        """The faults that have been shown or noted: a player may meet the same one in every round."""
        self._shortage = -float(QUIET)
        """When a fault for want of file handles came last."""
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
        """Open the dialog, unless it is open or has shown this fault before. Never raises.

        What it raised would come back to it by the hooks, without end.
        """
        if self._reporting:
            write_error(f"thothit-desktop: {type(error).__name__} while a fault was reported\n")
            return
        self._reporting = True
        try:
            self._report(error)
        except Exception as fault:
            self._open = False
            write_error(f"thothit-desktop: a fault cannot be shown: {type(fault).__name__}\n")
        finally:
            self._reporting = False

    def note(self, error: BaseException) -> None:
        """Write a fault to the log, once; no dialog opens, since the program has already made up for it."""
        text = _told(error)
        if not self._was_told(error, text):
            _log.error("%s", text)

    def _report(self, error: BaseException) -> None:
        """Write the fault to stderr, and open the dialog where it is needed."""
        text = _told(error)
        _log.error("%s", text)
        if self._open or self._was_told(error, text):
            return
        self._open = True
        if _lacks_handles(error):
            what = self.tr("No more files can be opened: the system has no file handles left.")
            why = self.tr("You can play on. Close other programs, or this one, and try again.")
        elif program_file() == self._program:
            what = self.tr("Something went wrong. Your match is saved, and you can play on.")
            why = self.tr("To report it, copy the report; it says what happened and holds your match.")
        else:  # of an installed program the parts that a window needs are read when it first opens
            what = self.tr("The program has been updated or removed while it was running.")
            why = self.tr("Your match is saved. Close the program and start it again.")
        box = report_box(self._window, what, why, report_text((text, self._match()), self._folder))
        box.setIcon(QMessageBox.Icon.Warning)
        box.finished.connect(self._closed)
        box.open()

    def _was_told(self, error: BaseException, text: str) -> bool:
        """Whether this fault has been shown; that no handles are left is shown again after a while."""
        if _lacks_handles(error):
            self.handles_lacking.emit()
            last, self._shortage = self._shortage, time.monotonic()
            return self._shortage < last + QUIET
        place = "".join(traceback.format_tb(error.__traceback__)) or text
        shown = place in self._reported
        self._reported.add(place)
        return shown

    def _match(self) -> str:
        """The record, or why there is none: the fault may be in there."""
        try:
            return self._record()
        except Exception as error:
            return f"no record: {error!r}"

    def _closed(self) -> None:
        self._open = False
