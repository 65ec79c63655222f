# SPDX-License-Identifier: MIT
"""The action that opens the window of the settings beside the main one, also at one of them."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from thothit_desktop.app.window.command_search import MenuCommand
from thothit_desktop.app.window.context import AppContext

if TYPE_CHECKING:
    from thothit_desktop.app.settings.rows import SettingsPage
    from thothit_desktop.app.settings.window import SettingsWindow


class SettingsAction(QObject):
    """Opens the settings window, imported on first use; without `saves` it has no backups."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._settings, self._matches = context.settings, context.matches
        self._saves, self._window = context.saves, context.window
        self.shown: SettingsWindow | None = None
        """The window; None until it is first opened."""
        self._commands: list[MenuCommand] = []
        context.ui.settings.triggered.connect(self.show)

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        if self.shown is None:
            self.shown = self._make_window()
        self.shown.refresh()
        self.shown.show()
        self.shown.raise_()
        self.shown.activateWindow()

    @property
    def page(self) -> "SettingsPage | None":
        """The current page; None if the window is not open."""
        return self.shown.page if self.shown is not None and self.shown.isVisible() else None

    def show_page(self, page: "SettingsPage") -> None:
        """Open the window at a page."""
        self.show()
        if self.shown is not None:
            self.shown.show_page(page)

    def show_setting(self, key: str) -> None:
        """Open the window at a setting."""
        self.show()
        if self.shown is not None:
            self.shown.show_setting(key)

    def commands(self) -> list[MenuCommand]:
        """Return a command for each setting, which opens the window at it."""
        from thothit_desktop.app.settings.catalogue import setting_rows
        from thothit_desktop.app.settings.rows import page_names

        for command in self._commands:
            command.action.deleteLater()
        title, pages = self.tr("Settings"), page_names()
        self._commands = []
        for row in setting_rows(self._settings):
            action = QAction(row.label, self)
            action.setStatusTip(row.told())
            action.triggered.connect(partial(self.show_setting, row.setting.key))
            words = " ".join(row.values.values())
            self._commands.append(MenuCommand(action, row.label, (title, pages[row.page]), words))
        return self._commands

    def _make_window(self) -> "SettingsWindow":
        from thothit_desktop.app.settings.files import SettingsFiles
        from thothit_desktop.app.settings.window import SettingsWindow

        made = SettingsWindow(self._settings, self._window)
        made.add_commands(SettingsFiles(made).commands())
        if self._saves is not None:
            from thothit_desktop.app.backup.files import BackupFiles

            files = BackupFiles(made, self._saves, self._write_all)
            files.restored.connect(self._show_restored)
            made.add_commands(files.commands())
        return made

    def _write_all(self) -> None:
        """Write the match and the settings to disk."""
        if self._matches.match.positions:
            self._matches.save()
        self._settings.write()

    def _show_restored(self, words: str) -> None:
        """Go on with a restored backup, and close other windows, which show the former state."""
        for dialog in self._window.findChildren(QDialog):
            if dialog is not self.shown and dialog.isVisible():
                dialog.reject()
        self._settings.read_again()
        damage = self._matches.open_saved()
        if self.shown is not None:
            self.shown.begin_anew()
            self.shown.say(f"{words} {damage}".strip())
