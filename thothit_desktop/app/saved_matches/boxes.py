# SPDX-License-Identifier: MIT
"""The message boxes of the window of saved games."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMessageBox, QWidget

from thothit_desktop.app.widgets.box_style import dress_box
from thothit_desktop.app.widgets.title_room import keep_title_whole
from thothit_desktop.games.record import LONGEST_TITLE


def warning(over: QWidget, what: str, why: str) -> QMessageBox:
    """Return a box that says what failed and why; the caller adds buttons and opens it."""
    box = QMessageBox(QMessageBox.Icon.Warning, over.windowTitle(), what, parent=over)
    box.setTextFormat(Qt.TextFormat.PlainText)  # the reason may quote a file
    box.setInformativeText(why)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


def open_box(box: QMessageBox) -> None:
    """Open a box once it has all its buttons."""
    dress_box(box)
    keep_title_whole(box)
    box.open()


def ask_title(over: QWidget, title: str, take: Callable[[str], None]) -> None:
    """Ask for a new title of a match; call `take` with it unless cancelled."""
    dialog = QInputDialog(over)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(QCoreApplication.translate("SavedMatchBoxes", "Rename"))
    label = QCoreApplication.translate(
        "SavedMatchBoxes", "Name of this match (leave it empty for the game's name):"
    )
    dialog.setLabelText(label)
    dialog.setTextValue(title)
    line = dialog.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setMaxLength(LONGEST_TITLE)
    dress_box(dialog)
    keep_title_whole(dialog)
    dialog.textValueSelected.connect(lambda text: take(" ".join(text.split())))
    dialog.open()
