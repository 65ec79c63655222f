# SPDX-License-Identifier: MIT
"""The dialog for unexpected errors and for problem reports, with a report to copy."""

import errno
import logging
import os
import re
import sys
import threading
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, QObject, QSysInfo, Qt, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox, QWidget

from thothit_desktop import HOME, __version__
from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.messages.records import hands_told
from thothit_desktop.app.store.program_log import LOG, last_lines
from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.title_room import keep_title_whole
from thothit_desktop.app.window.dialogs import ICON, Dialogs
from thothit_desktop.app.window.match_store import MatchStore

_log = logging.getLogger(__name__)

QUIET = 60
"""Seconds without a lack of file handles, after which the next one is shown again."""

_TRACE = re.compile(r'(?<=File ")[^"\n]*[\\/](?=(?:thothit_desktop|PySide6|python3\.\d+)[\\/])')
"""The first part of a path in a traceback, before the part within the program."""

_FOLDER = re.compile(r"""(?<=['"])(?:[A-Za-z]:)?[\\/](?:[^'"\n]*[\\/])?(?=[^'"\n\\/]*['"])""")
"""The folder of a path between quotation marks."""


def versions() -> str:
    """Return the versions of the program, its libraries and the system."""
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
    """Return a report of parts with an empty line between them; `folder` is the data directory."""
    told = [versions(), *(part.strip() for part in parts)]
    return "\n\n".join(without_personal_paths(part, folder) for part in told if part) + "\n"


def without_personal_paths(text: str, folder: Path | None = None) -> str:
    """Return a text without the person's folders; paths within the program and file names stay."""
    text = _TRACE.sub("", text)
    for path, name in ((folder, "(data)"), (Path.home(), "~")):
        if path is not None and path != Path(path.anchor):
            for written in {str(path), str(path.resolve()), path.as_posix()}:
                text = text.replace(written, name)
    return _FOLDER.sub("", text)


def report_box(window: QWidget, what: str, why: str, report: str) -> QMessageBox:
    """Return a box that says what happened and what to do, with a button that copies the report."""
    box = QMessageBox(window)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(window.windowTitle())
    box.setText(what)
    box.setInformativeText(why)
    box.setDetailedText(report)
    done = box.addButton(QMessageBox.StandardButton.Ok)
    box.setDefaultButton(done)
    box.setEscapeButton(done)
    copy = box.addButton(
        QCoreApplication.translate("ReportBox", "&Copy report"), QMessageBox.ButtonRole.ActionRole
    )
    copy.clicked.disconnect()  # the box stays open
    copied = QCoreApplication.translate("ReportBox", "Copied")

    def copy_report() -> None:
        QGuiApplication.clipboard().setText(report)
        copy.setText(copied)

    copy.clicked.connect(copy_report)
    send = box.addButton(QCoreApplication.translate("ReportBox", "&Website"), QMessageBox.ButtonRole.HelpRole)
    send.clicked.disconnect()
    send.setToolTip(QCoreApplication.translate("ReportBox", "Open the page for reports in your browser"))
    send.clicked.connect(lambda: QDesktopServices.openUrl(f"{HOME}/issues"))
    dress_box(box)
    keep_title_whole(box)
    for row in box.findChildren(QDialogButtonBox):
        row.setMinimumWidth(row.sizeHint().width())  # four buttons, which Qt would cut
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def program_file() -> tuple[int, int] | None:
    """Return inode and time of the program's file, to notice its replacement; None if it is missing."""
    with suppress(OSError):
        file = Path(sys.executable).stat()
        return file.st_ino, file.st_mtime_ns
    return None


def write_error(text: str) -> None:
    """Write to stderr, which may be missing or closed. Never raises."""
    if sys.stderr is not None:  # a program without a console on Windows has none
        with suppress(OSError, ValueError):  # the reader may have gone
            sys.stderr.write(text)


def _lacks_handles(error: BaseException) -> bool:
    """Return True for a lack of file handles, which the library loader reports only in its message."""
    said = os.strerror(errno.EMFILE), os.strerror(errno.ENFILE)
    return (isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE)) or (
        isinstance(error, ImportError) and str(error).endswith(said)
    )


def _trace(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


class Reporter(QObject):
    """Shows uncaught exceptions of any thread, each once, and the report for the person.

    An error in the reporter itself is reported in a line on stderr.
    """

    handles_lacking = Signal()
    """Emitted before a box about too many open files opens."""

    _caught = Signal(object)

    def __init__(self, ui: Ui_MainWindow, matches: MatchStore, dialogs: Dialogs, window: QWidget) -> None:
        super().__init__(window)
        self._matches, self._dialogs, self._window = matches, dialogs, window
        self._reporting = False
        self._open = False
        self._reported = set[str]()
        """The tracebacks of errors already shown or logged, as the same one may come in every round."""
        self._shortage = -float(QUIET)
        """The time of the last lack of file handles."""
        self._program = program_file()
        self._caught.connect(self.show_report)
        ui.report.triggered.connect(self._show_state)
        sys.excepthook = self._hook
        threading.excepthook = lambda caught: self._caught.emit(caught.exc_value)

    def close(self) -> None:
        """Restore Python's exception hooks."""
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            self._caught.emit(error)

    def show_report(self, error: BaseException) -> None:
        """Open the dialog, unless it is open or has shown this error before. Never raises.

        An exception raised here would come back through the hooks without end.
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
        """Log an error once, without a dialog, because the program has already recovered from it."""
        text = _trace(error)
        if not self._was_told(error, text):
            _log.error("%s", text)

    def _report(self, error: BaseException) -> None:
        """Log the error, and open the dialog if needed."""
        text = _trace(error)
        _log.error("%s", text)
        if self._open or self._was_told(error, text):
            return
        self._open = True
        if _lacks_handles(error):
            what = self.tr("Thothit can't open any more files: too many are open on this computer.")
            why = self.tr("You can play on. Close other programs, or start Thothit again.")
        elif program_file() == self._program:
            what = self.tr("Something went wrong. Your match is saved, and you can play on.")
            why = self.tr(
                "To report the error, copy the report: it says what happened and contains your match."
            )
        else:  # an installed program reads the files of a window when it first opens
            what = self.tr("Thothit was updated or removed while it was running.")
            why = self.tr("Your match is saved. Close Thothit and start it again.")
        box = report_box(self._window, what, why, report_text((text, self._record()), self._matches.folder))
        box.setIcon(QMessageBox.Icon.Warning)
        box.finished.connect(self._closed)
        box.open()

    def _was_told(self, error: BaseException, text: str) -> bool:
        """Return True if this error has been shown; a lack of handles is shown again after a while."""
        if _lacks_handles(error):
            self.handles_lacking.emit()
            last, self._shortage = self._shortage, time.monotonic()
            return self._shortage < last + QUIET
        place = "".join(traceback.format_tb(error.__traceback__)) or text
        shown = place in self._reported
        self._reported.add(place)
        return shown

    def _record(self) -> str:
        """Return the record, or the error if making it fails, too."""
        try:
            return self._matches.record_text
        except Exception as error:
            return f"no record: {error!r}"

    def _closed(self) -> None:
        self._open = False

    def _show_state(self) -> None:
        """Show a report of the program's state, and the path of its log."""
        folder = self._matches.folder
        told = self.tr(
            "Copy the report, and add what you did and what happened. It contains the versions of "
            "Thothit and your system, the end of the log, and this match, but none of your folder names."
        )
        if warning := hands_told(self._matches.match):
            told += f"\n\n{warning}"
        if folder is not None:
            told += "\n\n" + self.tr("The whole log is in {0}").format(folder / LOG)
        log = "" if folder is None else last_lines(folder)
        report = report_text((log, self._matches.read_record()), folder)
        box = report_box(self._window, self.tr("Report a problem"), told, report)
        box.setIconPixmap(self._window.windowIcon().pixmap(ICON))
        self._dialogs.wait_for(box)
        box.open()
