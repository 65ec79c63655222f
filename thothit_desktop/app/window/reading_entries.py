# SPDX-License-Identifier: MIT
"""Entries that read out the table, each with a key: for whoever does not see it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QStatusBar

from thothit_desktop.app.forms.ui_main_window import Ui_MainWindow
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.status_messages import StatusMessages
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.app.store.settings import Settings


class ReadingEntries(QObject):
    """A menu of what can be read out; what is said is written into the status bar as well."""

    def __init__(
        self,
        ui: Ui_MainWindow,
        conductor: Conductor,
        settings: "Settings",
        messages: StatusMessages,
        table: Table,
        attention: Attention,
        bar: QStatusBar,
    ) -> None:
        super().__init__(bar)
        self._conductor, self._settings, self._messages = conductor, settings, messages
        self._table, self._bar = table, bar
        reading = table.reading
        menu = QMenu(self.tr("Read &out"), ui.menu_view)
        attention.follow(menu)
        self._add(menu, self.tr("My &hand"), self.tr("Shift+H"), lambda: reading.hand(placed=False).told())
        self._add(menu, self.tr("&Pool and stock"), self.tr("Shift+P"), self._pool)
        self._add(menu, self.tr("&Trick"), self.tr("Shift+T"), lambda: reading.trick().told())
        self._add(menu, self.tr("&Scores"), self.tr("Shift+S"), lambda: reading.players().told())
        self._add(menu, self.tr("&Last plays"), self.tr("Shift+L"), self._last_plays)
        self._add(menu, self.tr("&Whose turn"), self.tr("Shift+W"), messages.whose_turn)
        ui.menu_view.insertMenu(ui.full_screen, menu)

    def _add(self, menu: QMenu, words: str, key: str, say: Callable[[], str]) -> None:
        action = QAction(words, menu)
        action.setShortcut(key)
        action.triggered.connect(lambda: self._say(say()))
        menu.addAction(action)

    def _say(self, words: str) -> None:
        self._table.narrator.tell(words)
        self._bar.showMessage(words)

    def _pool(self) -> str:
        reading = self._table.reading
        return self.tr("{0}. {1}").format(reading.pool().told(), reading.stock())

    def _last_plays(self) -> str:
        """The last play of every seat, the oldest first."""
        from thothit_desktop.app.history.last_plays import last_plays

        match = self._conductor.match
        told = last_plays(match, self._settings.deck) if match is not None else ()
        return ". ".join(told) or self.tr("Nothing has been played yet")
