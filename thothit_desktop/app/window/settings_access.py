# SPDX-License-Identifier: MIT
"""The menu entry that opens the window of the settings."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.saves import Saves
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.match_control import MatchControl

if TYPE_CHECKING:
    from thothit_desktop.app.settings.rows import SettingsPage
    from thothit_desktop.app.settings.window import SettingsWindow


class SettingsAccess(QObject):
    """Opens the window of the settings beside the `window`; it is imported when it first opens."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        settings: Settings,
        matches: MatchControl,
        saves: Saves | None,
        window: QWidget,
    ) -> None:
        """Without `saves` nothing can be backed up."""
        super().__init__(window)
        self._settings, self._matches, self._saves, self._window = settings, matches, saves, window
        self.shown: SettingsWindow | None = None
        """The window, once it has been opened."""
        ui.settings.triggered.connect(self.show)

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        if self.shown is None:
            self.shown = self._made()
        self.shown.refresh()
        self.shown.show()
        self.shown.raise_()
        self.shown.activateWindow()

    @property
    def page(self) -> "SettingsPage | None":
        """The page that is shown; None where the window is not open."""
        return self.shown.page if self.shown is not None and self.shown.isVisible() else None

    def show_page(self, page: "SettingsPage") -> None:
        """Open the window at a page."""
        self.show()
        if self.shown is not None:
            self.shown.show_page(page)

    def _made(self) -> "SettingsWindow":
        from thothit_desktop.app.settings.files import SettingsFiles
        from thothit_desktop.app.settings.window import SettingsWindow

        made = SettingsWindow(self._settings, self._window)
        made.add_commands(SettingsFiles(made).commands())
        if self._saves is not None:
            from thothit_desktop.app.backup.files import BackupFiles

            files = BackupFiles(made, self._saves, self._write)
            files.restored.connect(self._follow_restore)
            made.add_commands(files.commands())
        return made

    def _write(self) -> None:
        """Bring what is open to the disk."""
        if self._matches.match.positions:
            self._matches.save()
        self._settings.write()

    def _follow_restore(self, words: str) -> None:
        """Go on with what has been restored; windows that show what was before are closed."""
        for dialog in self._window.findChildren(QDialog):
            if dialog is not self.shown and dialog.isVisible():
                dialog.reject()
        self._settings.read_again()
        damage = self._matches.open_saved()
        if self.shown is not None:
            self.shown.begin_anew()
            self.shown.say(f"{words} {damage}".strip())
