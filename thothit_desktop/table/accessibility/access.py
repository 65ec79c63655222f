# SPDX-License-Identifier: MIT
"""Support for an active screen reader: spoken texts at the keyboard cursor, and widgets for cards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, SignalInstance
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView

from thothit_desktop.table.accessibility.narrator import Narrator
from thothit_desktop.table.accessibility.reading import TableReading
from thothit_desktop.table.selection.selection import Selection
from thothit_desktop.table.stage.card_item import CardItem

if TYPE_CHECKING:
    from thothit_desktop.table.accessibility.card_tree import CardTree


class Access(QObject):
    """Looks for a screen reader whenever the table comes to rest; builds the card tree once one is active."""

    def __init__(
        self,
        view: QGraphicsView,
        narrator: Narrator,
        reading: TableReading,
        selection: Selection,
        quiet: SignalInstance,
    ) -> None:
        super().__init__(view)
        self._view, self._narrator = view, narrator
        self._reading, self._selection = reading, selection
        self._tree: CardTree | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._update_tree)
        selection.keys_came.connect(self._speak_cards)
        quiet.connect(self._look_for_reader)

    def _speak_cards(self, stop: Sequence[CardItem]) -> None:
        if QAccessible.isActive() and stop:
            self._narrator.tell(self._reading.at(stop))

    def _look_for_reader(self) -> None:
        if self._tree is None and QAccessible.isActive():
            from thothit_desktop.table.accessibility.card_tree import CardTree

            self._tree = CardTree(self._view, self._reading, self._selection)
            self._selection.refreshed.connect(self._soon.start)
        if self._tree is not None:
            self._soon.start()

    def _update_tree(self) -> None:
        if self._tree is not None:
            self._tree.update_widgets()
