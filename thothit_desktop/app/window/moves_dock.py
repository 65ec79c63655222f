# SPDX-License-Identifier: MIT
"""The moves beside the table: shown and hidden by a menu entry, and brought up to date between turns."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from thothit_desktop.app.store.setting import MOVES
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.attention import Attention
from thothit_desktop.app.window.side_dock import SideDock
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.app.history.moves_panel import MovesPanel


class MovesDock(QObject):
    """Opens the panel of moves, which is imported then; the list grows when the table has come to rest."""

    place_chosen = Signal(int, int)
    """The position is asked for in this round of the match, from 0, after so many of its moves."""
    resized = Signal()
    """The table has more room or less."""

    def __init__(
        self,
        action: QAction,
        window: QMainWindow,
        table: Table,
        conductor: Conductor,
        settings: Settings,
        attention: Attention,
    ) -> None:
        super().__init__(window)
        self._action, self._window, self._table = action, window, table
        self._conductor, self._settings, self._attention = conductor, settings, attention
        self._dock: SideDock | None = None
        self.panel: MovesPanel | None = None
        """None until it is first shown."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        """After a move has been handed to the table."""
        self._soon.timeout.connect(self._follow_at_rest)
        action.toggled.connect(self._show)
        conductor.session.changed.connect(self._soon.start)
        conductor.session.kept.connect(self._soon.start)
        conductor.undo.leaving.connect(self._soon.start)
        table.quiet.connect(self._follow_at_rest)
        settings.changed.connect(self._on_changed)
        action.setChecked(settings.is_on(MOVES))

    def rename(self) -> None:
        """Cards are called otherwise from now on."""
        if self.panel is not None:
            self.panel.set_deck(self._settings.deck)

    def follow(self) -> None:
        """Show the match as it is now."""
        match = self._conductor.match
        if self.panel is None or not self._action.isChecked() or match is None:
            return
        from thothit_desktop.app.history.move_list import source_of

        self.panel.set_figures(self._conductor.figures)
        self.panel.follow(source_of(match))

    def _on_changed(self, key: str) -> None:
        """Something was chosen; the player may have another name now."""
        if key == MOVES.key:
            self._action.setChecked(self._settings.is_on(MOVES))
        self._soon.start()

    def _follow_at_rest(self) -> None:
        """Wait for what is being shown on the table; meanwhile nothing of another deal stays."""
        if not self._conductor.presenter.busy:
            self.follow()
        elif self.panel is not None and not self._conductor.session.position.moves:
            self.panel.clear()

    def _show(self, on: bool) -> None:
        if on != self._settings.is_on(MOVES):
            self._settings.set_value(MOVES, "on" if on else "off")
        if on and self._dock is None:
            self._dock = self._make()
        if self._dock is not None:
            self._dock.setVisible(on)
        if on:
            self.follow()
        elif self._window.focusWidget() is None:
            self._table.setFocus()

    def _make(self) -> SideDock:
        from thothit_desktop.app.history.moves_panel import MovesPanel

        dock = SideDock(self.tr("Moves"), "moves", self._window)
        self.panel = panel = MovesPanel(dock)
        panel.set_deck(self._settings.deck)
        panel.place_chosen.connect(self.place_chosen)
        panel.left.connect(self._table.setFocus)
        panel.resized.connect(self.resized, Qt.ConnectionType.QueuedConnection)
        self._attention.follow(panel.menu)
        dock.setWidget(panel)
        dock.toggleViewAction().toggled.connect(self._action.setChecked)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        narrow = self._window.width() - panel.sizeHint().width() < self._table.sizeHint().width()
        if narrow:  # the table would become smaller
            self._window.resizeDocks([dock], [self._window.width() // 3], Qt.Orientation.Horizontal)
        return dock
