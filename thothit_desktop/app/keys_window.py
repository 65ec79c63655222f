# SPDX-License-Identifier: MIT
"""All keys at a glance: the table's own, and those of the menus as the menus have them."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.forms.keys_window import Ui_KeysWindow


class KeysWindow(QDialog):
    """A list of keys in two columns; `actions` are those of the menus."""

    def __init__(self, actions: list[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui = Ui_KeysWindow()
        self.ui.setupUi(self)
        rows = [
            (self.tr("Left, Right"), self.tr("Choose a hand card; choose what to capture")),
            (self.tr("Enter"), self.tr("Play the card; capture; go on to the next round")),
            (self.tr("Escape"), self.tr("Take the card back; close the score sheet or a pile")),
            (self.tr("Any key"), self.tr("End what is moving at once")),
        ]
        rows += [
            (
                action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
                action.text().replace("&", ""),
            )
            for action in actions
            if not action.shortcut().isEmpty()
        ]
        half = (len(rows) + 1) // 2
        cells = "".join(
            "<tr>" + "".join(self._cell(*row) for row in rows[i::half]) + "</tr>" for i in range(half)
        )
        self.ui.table.setText(f"<table cellpadding='4'>{cells}</table>")

    def _cell(self, key: str, meaning: str) -> str:
        return (
            f"<td style='white-space: nowrap'><b>{escape(key)}</b></td>"
            f"<td style='padding-left: 12px; padding-right: 28px'>{escape(meaning)}</td>"
        )
