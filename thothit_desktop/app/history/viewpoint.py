# SPDX-License-Identifier: MIT
"""The choice of the viewing seat of a replay."""

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from thothit_desktop.app.forms.ui_replay_window import Ui_ReplayWindow
from thothit_desktop.app.history.replay import ReplayRound
from thothit_desktop.flow.match import PERSON, Match


class Viewpoint(QObject):
    """Offers the seats of a match; `wanted` is the chosen one, None for all hands open."""

    changed = Signal()

    def __init__(self, ui: Ui_ReplayWindow, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._match = ui, match
        self._about = ui.seen.toolTip()
        self.wanted: int | None = None
        ui.why.setText(self.tr("This round is still in play, so you see only what you saw at the table."))
        ui.seen.currentIndexChanged.connect(self._choose)

    def offer(self, shown: ReplayRound) -> None:
        """List the seats from which a round may be viewed."""
        ui = self._ui
        with QSignalBlocker(ui.seen):
            ui.seen.clear()
            if shown.all_open:
                ui.seen.addItem(self.tr("All hands open"), None)
            for seat in range(len(self._match.names)) if shown.all_open else (shown.seat(None),):
                ui.seen.addItem(self._as_seen_by(seat), seat)
            ui.seen.setCurrentIndex(max(0, ui.seen.findData(self.wanted)) if shown.all_open else 0)
        self._update_tooltip()
        ui.seen.setEnabled(shown.all_open)
        ui.why.setVisible(not shown.all_open)

    def _as_seen_by(self, seat: int) -> str:
        if self._match.levels[seat] == PERSON:
            return self.tr("As you saw it")
        return self.tr("As {0} saw it").format(self._match.names[seat])

    def _update_tooltip(self) -> None:
        """Show the whole text of a narrow box in its tooltip; the line break keeps it plain text."""
        self._ui.seen.setToolTip(f"{self._about}\n{self._ui.seen.currentText()}")

    def _choose(self) -> None:
        self.wanted = self._ui.seen.currentData()
        self._update_tooltip()
        self.changed.emit()
