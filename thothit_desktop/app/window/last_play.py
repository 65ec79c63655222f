# SPDX-License-Identifier: MIT
"""The last play is shown again for a while, or as long as its key is held."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from thothit_desktop.table.table import Table

SHOWN = 2500
"""Milliseconds for which a tap on the key shows the last play."""

HELD = 300
"""Milliseconds after which a pressed key counts as held."""


class LastPlay(QObject):
    """Shows the last play on the table when its `action` is triggered."""

    def __init__(self, action: QAction, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._action, self._table = action, table
        self._timer = QTimer(self, singleShot=True, interval=SHOWN)
        self._timer.timeout.connect(self._hide)
        self._since_pressed = QElapsedTimer()
        action.setAutoRepeat(False)
        action.triggered.connect(self._show)

    def _show(self) -> None:
        self._since_pressed.start()
        self._timer.start()
        self._table.notices.show_last_play(True)

    def _hide(self) -> None:
        self._timer.stop()
        self._table.notices.show_last_play(False)

    def release(self, event: QKeyEvent) -> None:
        """A key is let go: the last play has been seen if its key was held."""
        held = self._since_pressed.isValid() and self._since_pressed.elapsed() > HELD
        if QKeySequence(event.key()) == self._action.shortcut() and not event.isAutoRepeat() and held:
            self._hide()
