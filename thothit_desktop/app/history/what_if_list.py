# SPDX-License-Identifier: MIT
"""The list of a replay's variations, to show, delete and restore them."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from thothit_desktop.app.forms.ui_replay_window import Ui_ReplayWindow
from thothit_desktop.app.history.replay import MatchReplay
from thothit_desktop.app.history.what_if_words import summary
from thothit_desktop.games.variations import Variation


class _Deleted(NamedTuple):
    """A deleted variation, and the slot that it had."""

    slot: int
    variation: Variation


class WhatIfList(QObject):
    """Lists the variations of a match; its tab is visible if there is one to show or to restore."""

    wanted = Signal(int)
    """The user wants to see a variation; carries its number."""
    deleted = Signal(int)
    """A variation has been deleted; carries its former number. The later ones have moved up."""
    restored = Signal(int)
    """A variation has been restored; carries its number. The later ones have moved down."""

    def __init__(self, ui: Ui_ReplayWindow, replay: MatchReplay, window: QWidget) -> None:
        super().__init__(window)
        self._ui, self._replay = ui, replay
        self._deleted: list[_Deleted] = []
        self._may_change = True
        listed = ui.variations
        listed.itemActivated.connect(lambda item: self.wanted.emit(listed.row(item)))
        listed.currentRowChanged.connect(lambda _: self._offer())
        ui.forget.clicked.connect(self._delete)
        ui.undo.clicked.connect(self._restore)
        context = Qt.ShortcutContext.WidgetShortcut
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), listed, context=context)
        delete.activated.connect(ui.forget.click)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), window)
        undo.activated.connect(ui.undo.click)
        self._fill(0)

    def forbid_changes(self, forbidden: bool) -> None:
        """Forbid or allow deleting; a deleted match keeps its variations."""
        self._may_change = not forbidden
        self._offer()

    def _delete(self) -> None:
        """Delete the selected variation."""
        slot = self._ui.variations.currentRow()
        self._deleted.append(_Deleted(slot, self._replay.delete(slot)))
        self._fill(slot)
        self.deleted.emit(slot)

    def _restore(self) -> None:
        """Restore the variation deleted last."""
        slot, variation = self._deleted.pop()
        self._replay.restore(slot, variation)
        self._fill(slot)
        self.restored.emit(slot)

    def _fill(self, row: int) -> None:
        ui, listed = self._ui, self._ui.variations
        listed.clear()
        listed.addItems([summary(shown) for shown in self._replay.variations])
        listed.setCurrentRow(min(row, listed.count() - 1))
        ui.tabs.setTabVisible(ui.tabs.indexOf(ui.what_if_page), bool(listed.count() or self._deleted))
        self._offer()

    def _offer(self) -> None:
        ui = self._ui
        ui.forget.setEnabled(self._may_change and ui.variations.currentRow() >= 0)
        ui.undo.setEnabled(bool(self._deleted))
