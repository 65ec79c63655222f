# SPDX-License-Identifier: MIT
"""The menu of how large the words on the table are."""

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.store.setting import TEXT_SIZE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.setting_menu import SettingMenu


class TextSizeMenu(SettingMenu):
    """Offers the sizes that the setting knows."""

    def __init__(self, ui: Ui_MainWindow, settings: Settings, attention: Attention) -> None:
        super().__init__(ui, TEXT_SIZE, settings, attention)
        self.setTitle(self.tr("Te&xt size"))
        self.offer({size: self.tr("{0}%").format(size) for size in TEXT_SIZE.allowed}, ui.full_screen)
