# SPDX-License-Identifier: MIT
"""Why the match waits: the person has paused it, or something lies over the table."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from thothit_desktop.app.window.status_messages import StatusMessages
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.table.table import Table


class Pauses(QObject):
    """Pauses the match as long as there is any reason to; `action` is the person's own pause."""

    def __init__(
        self, action: QAction, table: Table, conductor: Conductor, messages: StatusMessages, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table, self._conductor, self._messages = table, conductor, messages
        self._reasons: set[str] = set()
        action.toggled.connect(self._set_paused)

    def hold(self, reason: str, on: bool = True) -> None:
        """The match waits for this reason, or does not any more."""
        (self._reasons.add if on else self._reasons.discard)(reason)
        self._conductor.set_paused(bool(self._reasons))

    def holds(self, reason: str) -> bool:
        """Whether the match waits for this reason."""
        return reason in self._reasons

    def _set_paused(self, paused: bool) -> None:
        """The person pauses the match, or goes on with it."""
        self.hold("pause", paused)
        self._table.setEnabled(not paused)
        self._table.notices.say(self.tr("Paused. Press P to continue") if paused else "", "pause")
        if not paused:
            self._messages.remind()
            self._table.setFocus()
