# SPDX-License-Identifier: MIT
"""The menu of the languages of the interface."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.i18n.languages import LANGUAGES, SYSTEM
from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow


class LanguageMenu(QObject):
    """Offers each language by its own name, and marks the one in use."""

    def __init__(self, ui: Ui_MainWindow, settings: Settings, attention: Attention, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        menu = QMenu(self.tr("Langua&ge"), ui.menu_view)
        menu.setObjectName("menu_language")
        attention.follow(menu)
        names = {SYSTEM: self.tr("As the &system")} | {code: known.name for code, known in LANGUAGES.items()}
        actions = {choice: QAction(name, menu) for choice, name in names.items()}
        self._choices = exclusive(actions, lambda choice: settings.set_value(LANGUAGE, choice), self)
        waiting = self.tr("This translation waits for a native reader.")
        for choice, action in actions.items():
            action.setCheckable(True)
            if choice in LANGUAGES and not LANGUAGES[choice].signed:
                action.setStatusTip(waiting)
            menu.addAction(action)
        ui.menu_view.insertMenu(ui.full_screen, menu)
        settings.changed.connect(self._follow)
        self._follow(LANGUAGE.key)

    def _follow(self, key: str) -> None:
        if key == LANGUAGE.key:
            self._choices[self._settings.value(LANGUAGE)].setChecked(True)
