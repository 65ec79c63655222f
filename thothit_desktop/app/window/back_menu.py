# SPDX-License-Identifier: MIT
"""The menu of the cards' backs, each with a picture."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.messages.card_backs import back_names
from thothit_desktop.app.store.setting import BACK
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing.art import Key, render

_HIGH = 64
"""The height of a picture, in device pixels."""


class BackMenu(QObject):
    """Offers each back with a picture of it on the deck in use, and marks the one in use."""

    def __init__(self, ui: Ui_MainWindow, settings: Settings, attention: Attention, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._drawn = ""
        menu = QMenu(self.tr("Card &back"), ui.menu_view)
        menu.setObjectName("menu_back")
        attention.follow(menu)
        actions = {back: QAction(name, menu) for back, name in back_names().items()}
        self._choices = exclusive(actions, lambda back: settings.set_value(BACK, back), self)
        for action in actions.values():
            action.setCheckable(True)
            menu.addAction(action)
        ui.menu_view.insertMenu(ui.corner_index, menu)
        menu.aboutToShow.connect(self._draw)
        settings.changed.connect(self._follow)
        self._follow(BACK.key)

    def _follow(self, key: str) -> None:
        if key == BACK.key:
            self._choices[self._settings.value(BACK)].setChecked(True)

    def _draw(self) -> None:
        """Draw the pictures when they are first seen, and anew for another deck."""
        deck = self._settings.deck
        if deck == self._drawn:
            return
        self._drawn = deck
        for back, action in self._choices.items():
            picture = render(Key(deck, HIDDEN, _HIGH, indexed=True, large=False, back=back))
            action.setIcon(QIcon(QPixmap.fromImage(picture)))
