# SPDX-License-Identifier: MIT
"""Safe mode: a start with default settings and without the last match, and the question for it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTemporaryDir
from PySide6.QtWidgets import QApplication, QMessageBox

from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.title_room import keep_title_whole
from thothit_desktop.app.window.dialogs import ICON
from thothit_desktop.app.window.main_window import MainWindow


class DefaultSettings(Settings):
    """The settings of a new player, without sounds; changes last for this run only."""

    def __init__(self) -> None:
        self._folder = QTemporaryDir()
        super().__init__(Path(self._folder.path()))
        self.muted = True


def wants_safe_mode() -> bool:
    """Ask for safe mode before there is a window; return True if the person chooses it."""
    box = QMessageBox()
    box.setIconPixmap(QApplication.windowIcon().pixmap(ICON))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(QCoreApplication.translate("SafeMode", "Safe mode"))
    box.setText(
        QCoreApplication.translate(
            "SafeMode", "Thothit didn't start the last two times. Start it in safe mode?"
        )
    )
    box.setInformativeText(
        QCoreApplication.translate(
            "SafeMode",
            "Safe mode uses default settings and starts a new match. Your own settings stay as "
            "they are, and your last match is kept among your saved matches.",
        )
    )
    safe = box.addButton(
        QCoreApplication.translate("SafeMode", "Start in &safe mode"), QMessageBox.ButtonRole.AcceptRole
    )
    usual = box.addButton(
        QCoreApplication.translate("SafeMode", "Start as &usual"), QMessageBox.ButtonRole.RejectRole
    )
    box.setDefaultButton(safe)
    box.setEscapeButton(usual)
    dress_box(box)
    keep_title_whole(box)
    box.exec()
    box.deleteLater()
    return box.clickedButton() is safe


def tell_of_safe_mode(window: MainWindow) -> None:
    """Show a message about safe mode in the window."""
    window.context.dialogs.tell(
        QCoreApplication.translate("SafeMode", "Thothit is in safe mode."),
        QCoreApplication.translate(
            "SafeMode",
            "It uses default settings, and it won't keep your changes to them. Your last match "
            "is among your saved matches. To play as usual, close Thothit and start it again.",
        ),
    )
