# SPDX-License-Identifier: MIT
"""The list of keys: the table's own, those of the game, and those of the menus."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.window.ui_keys_window import Ui_KeysWindow


class KeysWindow(QDialog):
    """Keys in two columns: `game` has those of the game with what they do, `actions` those of the menus."""

    def __init__(self, game: Sequence[tuple[str, str]], actions: list[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui = Ui_KeysWindow()
        self.ui.setupUi(self)
        rows = [
            (self.tr("Left, Right"), self.tr("Choose a hand card; choose what to capture")),
            (self.tr("Enter"), self.tr("Play the card; capture; go on to the next round")),
            (self.tr("Escape"), self.tr("Put the card back; close the score sheet or a pile")),
            (
                self.tr("Menu, Shift+F10"),
                self.tr("Say more about the card in the frame; so does a right click"),
            ),
            (self.tr("Any key"), self.tr("Skip the animation")),
            *game,
        ]
        rows += [
            (
                ", ".join(
                    shortcut.toString(QKeySequence.SequenceFormat.NativeText)
                    for shortcut in action.shortcuts()
                ),
                action.text().replace("&", ""),
            )
            for action in actions
            if not action.shortcut().isEmpty()
        ]
        half = (len(rows) + 1) // 2
        cells = "".join(
            "<tr>" + "".join(self._cell(*row) for row in rows[i::half]) + "</tr>" for i in range(half)
        )
        self.ui.table.setText(f"<table cellpadding='2'>{cells}</table>")

    def _cell(self, key: str, meaning: str) -> str:
        return (
            f"<td style='white-space: nowrap'><b>{escape(key)}</b></td>"
            f"<td style='padding-left: 12px; padding-right: 28px'>{escape(meaning)}</td>"
        )
