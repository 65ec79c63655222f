# SPDX-License-Identifier: MIT
"""Tells that match or settings cannot be saved, that the match is again, and asks before it would be lost."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.table.table import Table


class SaveNotices(QObject):
    """Speaks on the table, and in a dialog where the window is about to be closed."""

    def __init__(
        self, matches: MatchControl, settings: Settings, dialogs: Dialogs, table: Table, window: QWidget
    ) -> None:
        super().__init__(window)
        self._matches, self._dialogs, self._table = matches, dialogs, table
        matches.unsaved.connect(self._tell)
        settings.unwritten.connect(self._tell_of_settings)
        matches.saved_again.connect(lambda: table.notices.say(self.tr("Your match is saved again.")))

    def lets_go(self) -> bool:
        """Whether the window may be closed: the match is saved as it stands, or the person gives it up."""
        why = self._matches.try_again()
        question = self.tr("Your last moves are not saved. Close anyway?")
        return not why or self._dialogs.agrees(f"{question}\n\n{why}", self.tr("Close"))

    def _tell(self, why: str) -> None:
        told = self.tr("The match cannot be saved: {0}. You can play on; saving is tried again.")
        self._table.notices.say(told.format(why), "refusal")

    def _tell_of_settings(self, path: str) -> None:
        told = self.tr(
            "Your settings cannot be saved: {0} cannot be written. "
            "They hold until you close the program, and saving is tried again."
        )
        self._table.notices.say(told.format(path), "refusal")
