# SPDX-License-Identifier: MIT
"""The menu entry that finds commands: it opens the search, and has done what is chosen there."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow

if TYPE_CHECKING:
    from thothit_desktop.app.window.command_finder import CommandFinder


class CommandMenu(QObject):
    """Opens the search over a window; while it is open nobody looks at the table."""

    def __init__(self, ui: Ui_MainWindow, attention: Attention, window: QMainWindow) -> None:
        super().__init__(window)
        self._ui, self._attention, self._window = ui, attention, window
        self.finder: CommandFinder | None = None
        """None until it is first opened."""
        self._before: QWidget | None = None
        """What had the keys before the search."""
        ui.find_command.triggered.connect(self._open_or_leave)

    def place(self) -> None:
        """Follow the window's size."""
        if self.finder is not None:
            self.finder.place()

    def _open_or_leave(self) -> None:
        from thothit_desktop.app.window.command_finder import CommandFinder
        from thothit_desktop.app.window.command_search import commands

        if self.finder is None:
            self.finder = CommandFinder(self._window)
            self.finder.left.connect(self._leave)
            self.finder.chosen.connect(self._perform)
        if self.finder.isVisible():
            self.finder.leave()
            return
        self._before = self._window.focusWidget()
        self._attention.away("commands", on=True)
        offered = [each for each in commands(self._ui.menu_bar) if each.action is not self._ui.find_command]
        self.finder.search_among(offered)

    def _leave(self) -> None:
        if self._before is not None:
            self._before.setFocus()
        self._attention.away("commands", on=False)

    def _perform(self, action: QAction) -> None:
        """Do it once the search is gone: what opens takes the keys from the table, not from the search."""
        QTimer.singleShot(0, action, action.trigger)
