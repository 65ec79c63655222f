# SPDX-License-Identifier: MIT
"""The menu entry that opens the window of the settings."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow

if TYPE_CHECKING:
    from thothit_desktop.app.settings.window import SettingsWindow


class SettingsAccess(QObject):
    """Opens the window of the settings beside the `window`; it is imported when it first opens."""

    def __init__(self, ui: Ui_MainWindow, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings, self._window = settings, window
        self.shown: SettingsWindow | None = None
        """The window, once it has been opened."""
        ui.settings.triggered.connect(self.show)

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        if self.shown is None:
            from thothit_desktop.app.settings.window import SettingsWindow

            self.shown = SettingsWindow(self._settings, self._window)
        self.shown.refresh()
        self.shown.show()
        self.shown.raise_()
        self.shown.activateWindow()
