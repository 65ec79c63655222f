# SPDX-License-Identifier: MIT
"""The menu of how large the words on the table are."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from thothit_desktop.app.store.setting import TEXT_SIZE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow


class TextSizeMenu(QObject):
    """Offers the sizes that the setting knows, and marks the one in use."""

    def __init__(self, ui: Ui_MainWindow, settings: Settings, attention: Attention, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        menu = QMenu(self.tr("Te&xt size"), ui.menu_view)
        attention.follow(menu)
        sizes = {size: QAction(self.tr("{0} %").format(size), menu) for size in TEXT_SIZE.allowed}
        self._sizes = exclusive(sizes, lambda size: settings.set_value(TEXT_SIZE, size), self)
        for action in sizes.values():
            action.setCheckable(True)
            menu.addAction(action)
        ui.menu_view.insertMenu(ui.full_screen, menu)
        settings.changed.connect(self._follow)
        self._follow(TEXT_SIZE.key)

    def _follow(self, key: str) -> None:
        if key == TEXT_SIZE.key:
            self._sizes[self._settings.value(TEXT_SIZE)].setChecked(True)
