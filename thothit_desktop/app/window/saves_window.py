# SPDX-License-Identifier: MIT
"""What menu entries have in common whose window needs the folder in which matches are kept."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.dialogs import Dialogs
from thothit_desktop.app.window.match_control import MatchControl


class SavesWindow(QObject):
    """Opens a window over the main one; without `saves` its entry is disabled."""

    def __init__(
        self,
        entry: QAction,
        matches: MatchControl,
        dialogs: Dialogs,
        settings: Settings,
        saves: Saves | None,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._matches, self._dialogs, self._settings, self._window = matches, dialogs, settings, window
        entry.setEnabled(saves is not None)
        if saves is not None:
            entry.triggered.connect(lambda: self.open(saves))

    def open(self, saves: Saves) -> None:
        """Make the window and show it."""
        raise NotImplementedError
