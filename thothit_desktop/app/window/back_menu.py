# SPDX-License-Identifier: MIT
"""The menu of the cards' backs, each with a picture."""

from PySide6.QtGui import QIcon, QPixmap

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.messages.card_backs import back_names
from thothit_desktop.app.store.setting import BACK
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.setting_menu import SettingMenu
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing.art import Key, render

_HIGH = 64
"""The height of a picture, in device pixels."""


class BackMenu(SettingMenu):
    """Offers each back with a picture of it on the deck in use."""

    def __init__(self, ui: Ui_MainWindow, settings: Settings, attention: Attention) -> None:
        super().__init__(ui, BACK, settings, attention)
        self._drawn = ""
        self.setTitle(self.tr("Card &back"))
        self.setObjectName("menu_back")
        self.offer(back_names(), ui.corner_index)
        self.aboutToShow.connect(self._draw)

    def _draw(self) -> None:
        """Draw the pictures when they are first seen, and anew for another deck."""
        deck = self._settings.deck
        if deck == self._drawn:
            return
        self._drawn = deck
        for back, action in self.choices.items():
            picture = render(Key(deck, HIDDEN, _HIGH, indexed=True, large=False, back=back))
            action.setIcon(QIcon(QPixmap.fromImage(picture)))
