# SPDX-License-Identifier: MIT
"""A menu of the values of a setting."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.setting import Setting
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.attention import Attention


class SettingMenu(QMenu):
    """Lies in the View menu, and marks the value in use."""

    def __init__(self, ui: Ui_MainWindow, setting: Setting, settings: Settings, attention: Attention) -> None:
        super().__init__(ui.menu_view)
        self._view, self._setting, self._settings = ui.menu_view, setting, settings
        self.choices: dict[str, QAction] = {}
        """By value its entry."""
        attention.follow(self)

    def offer(self, names: Mapping[str, str], before: QAction) -> None:
        """Offer values under their names, and take a place before another entry."""
        actions = {value: QAction(name, self, checkable=True) for value, name in names.items()}
        self.choices = exclusive(actions, partial(self._settings.set_value, self._setting), self)
        self.addActions(list(actions.values()))
        self._view.insertMenu(before, self)
        self._settings.changed.connect(self._follow)
        self._follow(self._setting.key)

    def _follow(self, key: str) -> None:
        if key == self._setting.key:
            self.choices[self._settings.value(self._setting)].setChecked(True)
