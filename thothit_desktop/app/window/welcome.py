# SPDX-License-Identifier: MIT
"""Greets whoever starts the program for the very first time."""

from PySide6.QtCore import QObject

from thothit_desktop.app.store.setting import LANGUAGE
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.lessons_entry import LessonsEntry
from thothit_desktop.app.window.match_control import MatchControl
from thothit_desktop.app.window.panels import Panels
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.table.table import Table


class Welcome(QObject):
    """Lays the welcome card on the table, and does what it offers; the first move puts it away as well."""

    def __init__(
        self,
        conductor: Conductor,
        matches: MatchControl,
        panels: Panels,
        lessons: LessonsEntry,
        settings: Settings,
        table: Table,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._conductor, self._matches, self._table = conductor, matches, table
        self._panels, self._lessons, self._settings = panels, lessons, settings

    def greet(self) -> None:
        """Show the card."""
        card = self._panels.show_welcome()
        card.learn.connect(self._lessons.open_first)
        card.play.connect(self._leave)
        card.skip.connect(self._skip)
        card.language.connect(lambda code: self._settings.set_value(LANGUAGE, code))
        self._conductor.decisions.asked.connect(card.end_ceremony)
        self._conductor.decisions.human.wanted.connect(self._leave)
        self._matches.match_left.connect(self._leave)

    def _skip(self) -> None:
        self._leave()
        self._conductor.ceremony.skip()

    def _leave(self) -> None:
        """Put the card away for good."""
        if self._panels.hide_welcome():
            self._conductor.decisions.human.wanted.disconnect(self._leave)
            self._matches.match_left.disconnect(self._leave)
            self._table.setFocus()
