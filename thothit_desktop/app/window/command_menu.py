# SPDX-License-Identifier: MIT
"""The menus by key, and the entry that finds commands: it has done what is chosen in its search."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QWidget

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.window.attention import Attention

if TYPE_CHECKING:
    from thothit_desktop.app.window.command_finder import CommandFinder


_LOOK = """
    QMenuBar::item { padding: 5px 8px; }
    QMenuBar::item:selected, QMenuBar::item:pressed {
        background: palette(highlight); color: palette(highlighted-text);
    }
    QMenu::separator { height: 1px; margin: 4px 6px; background: palette(placeholder-text); }
"""
"""The menus' names are high enough to be hit, and lines within a menu are seen on dark grounds, too."""


class CommandMenu(QObject):
    """Opens the search over a window; while it is open nobody looks at the table."""

    def __init__(self, ui: Ui_MainWindow, attention: Attention, window: QMainWindow) -> None:
        super().__init__(window)
        self._ui, self._attention, self._window = ui, attention, window
        self.finder: CommandFinder | None = None
        """None until it is first opened."""
        self.dress()
        self._before: QWidget | None = None
        """What had the keys before the search."""
        ui.find_command.triggered.connect(self._open_or_leave)
        QShortcut(QKeySequence(Qt.Key.Key_F10), window, self._open_menu)

    def dress(self) -> None:
        """Give the menu bar its look, anew for other colours: with a style sheet it keeps to the old ones."""
        self._ui.menu_bar.setStyleSheet("")
        self._ui.menu_bar.setStyleSheet(_LOOK)

    def place(self) -> None:
        """Follow the window's size."""
        if self.finder is not None:
            self.finder.place()

    def _open_menu(self) -> None:
        """Open the first menu, from which the arrows go on."""
        self._ui.menu_bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        self._ui.menu_bar.setActiveAction(self._ui.menu_bar.actions()[0])

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
