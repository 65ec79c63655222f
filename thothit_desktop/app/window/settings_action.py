# SPDX-License-Identifier: MIT
"""The action that opens the settings window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

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
