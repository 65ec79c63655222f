# SPDX-License-Identifier: MIT
"""The menu entries that take moves back and make them again, and what is said of it."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from thothit_desktop.app.messages.moves import decision
from thothit_desktop.app.window.window_parts import WindowParts
from thothit_desktop.games.contract import Move, View


class UndoMenu(QObject):
    """Enables undo and redo where there is something to undo or redo, and the match is not paused."""

    def __init__(self, parts: WindowParts, parent: QObject) -> None:
        super().__init__(parent)
        ui, matches, conductor = parts.ui, parts.matches, parts.conductor
        self._ui, self._settings, self._table = ui, parts.settings, parts.table
        self._undo = undo = conductor.undo
        self._said = ""
        """What was said last, until somebody is asked: a reminder would take its place then."""
        ui.redo.setShortcuts([ui.redo.shortcut(), QKeySequence("Ctrl+Y")])
        ui.undo.triggered.connect(undo.undo)
        ui.redo.triggered.connect(undo.redo)
        undo.leaving.connect(matches.round_left)
        undo.taken_back.connect(self._on_taken_back)
        undo.made_again.connect(self._on_made_again)
        undo.refused.connect(self._on_refused)
        conductor.decisions.asked.connect(self._repeat)
        for changed in (conductor.session.changed, conductor.session.kept, matches.entered, ui.pause.toggled):
            changed.connect(self._enable)

    def _enable(self) -> None:
        paused = self._ui.pause.isChecked()
        self._ui.undo.setEnabled(self._undo.can_undo and not paused)
        self._ui.redo.setEnabled(self._undo.can_redo and not paused)

    def _on_taken_back(self, move: Move, view: View) -> None:
        self._say(self.tr("You took back {0}."), move, view)

    def _on_made_again(self, move: Move | None, view: View) -> None:
        if move is not None:
            self._say(self.tr("You chose {0} again."), move, view)

    def _say(self, words: str, move: Move, view: View) -> None:
        self._said = words.format(decision(move, view, self._settings.deck))
        self._table.notices.say(self._said)

    def _repeat(self) -> None:
        if self._said:
            self._table.notices.say(self._said)
            self._said = ""

    def _on_refused(self) -> None:
        self._table.notices.say(
            self.tr("In fair play your last decision stands: you have seen another card since."), "refusal"
        )
