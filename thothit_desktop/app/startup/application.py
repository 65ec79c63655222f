# SPDX-License-Identifier: MIT
"""The one application object, and what the system knows the program by."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from thothit_desktop import __version__
from thothit_desktop.app.startup.frame_times import Frames
from thothit_desktop.app.startup.startup_errors import PROGRAM, TITLE, say
from thothit_desktop.table.geometry.decks import assets

APP_ID = "io.github.thothit.Desktop"


class MacApplication(QApplication):
    """Under macOS a double-clicked file is no argument: it comes as an event."""

    opened = Signal(Path)
    """The system asks to open this file."""

    def event(self, event: QEvent) -> bool:
        """Tell of a file; the rest is Qt's."""
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.opened.emit(Path(event.file()))
            return True
        return super().event(event)


def application(frames: Frames | None) -> QApplication:
    """The application object with its names; a test has made it already.

    Where Qt finds no display to open a window on, one sentence is said and the process ends.
    """
    _identify()
    made = QApplication.instance()
    app = made if isinstance(made, QApplication) else _made(frames)
    app.setApplicationDisplayName(TITLE)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(PROGRAM)
    app.setStyle("Fusion")
    if not (sys.platform == "darwin" and hasattr(sys, "frozen")):  # there the bundle's stays in the dock
        app.setWindowIcon(QIcon(str(icon_file())))
    return app


def _made(frames: Frames | None) -> QApplication:
    def stumble(kind: QtMsgType, _: QMessageLogContext, _text: str | None) -> None:
        """Qt aborts after a fatal message: one sentence instead, and an end. Its warnings lead up to it."""
        if kind == QtMsgType.QtFatalMsg:
            if frames is not None:
                frames.release()
            platform = os.environ.get("QT_QPA_PLATFORM")
            reason = f"with QT_QPA_PLATFORM={platform}" if platform else "on this display"
            say(f"Qt cannot open a window {reason}")
            os._exit(1)

    qInstallMessageHandler(stumble)
    app = (MacApplication if sys.platform == "darwin" else QApplication)([PROGRAM])
    qInstallMessageHandler(None)
    return app


def _identify() -> None:
    """In the task bar of Windows Python's windows are one group with Python's picture, unless they say whose
    they are. An installed program is known by its file, as its entry in the start menu is.
    """
    if sys.platform == "win32" and not hasattr(sys, "frozen"):
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def icon_file() -> Path:
    """The program's picture: inside an installed package, else beside it in a checkout."""
    return assets().parent / "icon.svg"
