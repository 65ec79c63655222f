# SPDX-License-Identifier: MIT
"""All keys at a glance: the table's own, those of calls, and those of the menus as the menus have them."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.window.ui_keys_window import Ui_KeysWindow
from thothit_desktop.flow.kowah import CHECKI_KEYS
from thothit_desktop.flow.thunee import BID_KEYS, JODHI_KEYS


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
            (self.tr("Any key"), self.tr("End what is moving at once; look no longer at a trick")),
            (self.tr("Ctrl+Left, Right"), self.tr("Lay a hand card elsewhere (Kowah)")),
            *self._calls(),
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
        self.ui.table.setText(f"<table cellpadding='2'>{cells}</table>")

    def _calls(self) -> list[tuple[str, str]]:
        """What is said by key; each key stands on its button, too."""
        bids = ", ".join((f"{BID_KEYS[10]} – {BID_KEYS[90]}", BID_KEYS[100], BID_KEYS[104]))
        return [
            ("W, K", self.tr("Draw; take the discard (Kowah)")),
            (", ".join(CHECKI_KEYS), self.tr("Checki (Kowah)")),
            ("M", self.tr("Claim a card (Kowah)")),
            ("N", self.tr("Pass; not now; let it go; hold back")),
            (bids, self.tr("Bid 10 – 90, 100, 104 (Thunee)")),
            ("U, R, B, Y", self.tr("Thunee, Royals, and both blind")),
            (
                ", ".join(JODHI_KEYS.values()),
                self.tr("Announce a Jodhi in spades, hearts, diamonds or clubs (Thunee)"),
            ),
            ("X, K", self.tr("Double, Khanaak (Thunee)")),
            ("E", self.tr("Deal again; the last card as trump (Thunee)")),
        ]

    def _cell(self, key: str, meaning: str) -> str:
        return (
            f"<td style='white-space: nowrap'><b>{escape(key)}</b></td>"
            f"<td style='padding-left: 12px; padding-right: 28px'>{escape(meaning)}</td>"
        )
