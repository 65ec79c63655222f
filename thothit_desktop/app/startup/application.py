# SPDX-License-Identifier: MIT
"""The application object, with the program's names for the system."""

import gc
import math
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from thothit_desktop import APP_ID, __version__
from thothit_desktop.app.i18n.translators import install
from thothit_desktop.app.startup.allocator import give_memory_back
from thothit_desktop.app.startup.collector import Collector
from thothit_desktop.app.startup.startup_errors import PROGRAM, TITLE, report_error
from thothit_desktop.cli_texts import translate
from thothit_desktop.games.quoting import quote
from thothit_desktop.table.geometry.decks import assets

if TYPE_CHECKING:
    from thothit_desktop.app.startup.frame_times import FrameLog

SCALES = (0.25, 8)
"""The smallest and the largest scale at which a window can be used."""

PIXMAPS = 4096
"""The limit of Qt's pixmap cache in KB, which icons of closed windows would exceed."""


class MacApplication(QApplication):
    """The application under macOS, where a double-clicked file comes as an event, not as an argument."""

    opened = Signal(Path)
    """Emitted with a file that the system wants opened."""

    def event(self, event: QEvent) -> bool:
        """Report a file to open; Qt handles the rest."""
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.opened.emit(Path(event.file()))
            return True
        return super().event(event)


def scale_fault() -> str:
    """Return a sentence about an unusable QT_SCALE_FACTOR; empty if it is usable."""
    wanted = os.environ.get("QT_SCALE_FACTOR", "")
    try:
        factor = float(wanted or 1)
    except ValueError:
        factor = math.nan
    if SCALES[0] <= factor <= SCALES[1]:
        return ""
    told = translate("startup", "QT_SCALE_FACTOR must be a number from {0} to {1}, not {2}")
    return told.format(*SCALES, quote(wanted))


def application(frames: "FrameLog | None") -> QApplication:
    """Return the application object with its names; in a test it exists already.

    If Qt finds no display, the process ends with one sentence.
    """
    _identify()
    give_memory_back()
    made = QApplication.instance()
    app = made if isinstance(made, QApplication) else _new_application(frames)
    app.setApplicationDisplayName(TITLE)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setStyle("Fusion")
    QPixmapCache.setCacheLimit(PIXMAPS)
    install(app)
    if not (sys.platform == "darwin" and hasattr(sys, "frozen")):  # there the dock shows the bundle's icon
        app.setWindowIcon(QIcon(str(icon_file())))
    return app


def _new_application(frames: "FrameLog | None") -> QApplication:
    def handle(kind: QtMsgType, _: QMessageLogContext, _text: str | None) -> None:
        """End with one sentence after a fatal message, when Qt would abort; drop other messages."""
        if kind == QtMsgType.QtFatalMsg:
            if frames is not None:
                frames.release()
            platform = os.environ.get("QT_QPA_PLATFORM")
            chosen = translate(
                "startup", "Qt can't open a window with QT_QPA_PLATFORM={0}; unset it and try again"
            )
            told = translate("startup", "Qt can't open a window on this display")
            report_error(chosen.format(platform) if platform else told)
            os._exit(1)

    qInstallMessageHandler(handle)
    app = (MacApplication if sys.platform == "darwin" else QApplication)([PROGRAM])
    qInstallMessageHandler(None)
    gc.freeze()  # the modules stay for good, so collections need not examine them
    Collector(app)
    return app


def _identify() -> None:
    """Set the program's id for the task bar of Windows, which else would group its windows under Python.

    An installed program is identified by its file, like its entry in the start menu.
    """
    if sys.platform == "win32" and not hasattr(sys, "frozen"):
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def icon_file() -> Path:
    """Return the path of the program's icon, in an installed package or in a checkout."""
    return assets().parent / "icon.svg"
