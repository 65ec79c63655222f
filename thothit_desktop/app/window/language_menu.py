# SPDX-License-Identifier: MIT
"""The menu of the languages of the interface."""

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.setting_menu import SettingMenu
from thothit_desktop.languages import LANGUAGES, SYSTEM


class LanguageMenu(SettingMenu):
    """Offers each language by its own name."""

    def __init__(self, ui: Ui_MainWindow, settings: Settings, attention: Attention) -> None:
        super().__init__(ui, LANGUAGE, settings, attention)
        self.setTitle(self.tr("Langua&ge"))
        self.setObjectName("menu_language")
        names = {SYSTEM: self.tr("As the &system")} | {code: known.name for code, known in LANGUAGES.items()}
        self.offer(names, ui.full_screen)
        waiting = self.tr("This translation waits for a native reader.")
        for code, language in LANGUAGES.items():
            if not language.signed:
                self.choices[code].setStatusTip(waiting)
