# SPDX-License-Identifier: MIT
"""Undo and redo, the last play shown again, and the list of moves beside the table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QMainWindow

from thothit_desktop.app.messages.moves import decision
from thothit_desktop.app.store.setting import MOVES
from thothit_desktop.app.window.context import AppContext
from thothit_desktop.app.window.replays_and_reviews import show_round
from thothit_desktop.app.window.tool_buttons import tool_icon
from thothit_desktop.games.contract import Move, View

if TYPE_CHECKING:
    from thothit_desktop.app.history.moves_panel import MovesPanel

SHOWN = 2500
"""Milliseconds for which a short press of the key shows the last play."""

HELD = 300
"""Milliseconds after which a pressed key counts as held."""


class UndoActions(QObject):
    """Enables undo and redo if they are possible and the match is not paused, and reports them."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        ui, matches, controller = context.ui, context.matches, context.controller
        self._ui, self._settings, self._table = ui, context.settings, context.table
        self._undo = undo = controller.undo
        self._said = ""
        """The last message, until the next question, when it is shown again after any reminder."""
        ui.redo.setShortcuts([ui.redo.shortcut(), QKeySequence("Ctrl+Y")])
        ui.undo.triggered.connect(undo.undo)
        ui.redo.triggered.connect(undo.redo)
        undo.leaving.connect(matches.round_left)
        undo.taken_back.connect(self._on_taken_back)
        undo.made_again.connect(self._on_made_again)
        undo.refused.connect(self._on_refused)
        controller.decisions.asked.connect(self._repeat)
        session = controller.session
        for changed in (session.changed, session.secret_move_made, matches.entered, ui.pause.toggled):
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
            self.tr("You can't undo this in fair play: you have seen a new card since."), "refusal"
        )


class LastPlay(QObject):
    """Shows the last play on the table for a while, or as long as the key of its action is held."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._action, self._table = context.ui.last_play, context.table
        self._timer = QTimer(self, singleShot=True, interval=SHOWN)
        self._timer.timeout.connect(self._hide)
        self._since_pressed = QElapsedTimer()
        self._action.setAutoRepeat(False)
        self._action.triggered.connect(self._show)

    def _show(self) -> None:
        self._since_pressed.start()
        self._timer.start()
        self._table.notices.show_last_play(True)

    def _hide(self) -> None:
        self._timer.stop()
        self._table.notices.show_last_play(False)

    def release_key(self, event: QKeyEvent) -> None:
        """Hide the last play if the key that is released was held."""
        held = self._since_pressed.isValid() and self._since_pressed.elapsed() > HELD
        if QKeySequence(event.key()) == self._action.shortcut() and not event.isAutoRepeat() and held:
            self._hide()


class SideDock(QDockWidget):
    """A panel beside the table, at the right edge of a window; it can be closed, but not moved."""

    def __init__(self, title: str, name: str, window: QMainWindow) -> None:
        super().__init__(title, window)
        self.setObjectName(name)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._draw_cross()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Change the colour of the cross with the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_cross()

    def _draw_cross(self) -> None:
        """Draw the cross in the colour of text, because Qt's own is dark in every theme."""
        from PySide6.QtWidgets import QStyle  # here, as its enumerations take 5 ms of the start

        button = self.findChild(QAbstractButton, "qt_dockwidget_closebutton")
        assert isinstance(button, QAbstractButton)
        size = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, self)
        button.setIcon(tool_icon("close", self.palette(), size, self.devicePixelRatioF()))


class MovesDock(QObject):
    """Opens the list of moves, imported on first use, and updates it when the table is at rest."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._context, self._window, self._table = context, context.window, context.table
        self._action, self._controller, self._settings = (
            context.ui.moves,
            context.controller,
            context.settings,
        )
        self._dock: SideDock | None = None
        self.panel: MovesPanel | None = None
        """The list of moves; None until it is first shown."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        """A timer for an update after the table has received a move."""
        self._soon.timeout.connect(self._update_at_rest)
        session, undo = self._controller.session, self._controller.undo
        for changed in (session.changed, session.secret_move_made, undo.leaving):
            changed.connect(self._soon.start)
        self._action.toggled.connect(self._show)
        self._table.quiet.connect(self._update_at_rest)
        self._table.deck_changed.connect(self.update_card_names)
        self._settings.changed.connect(self._apply_setting)
        self._action.setChecked(self._settings.is_on(MOVES))

    def update_card_names(self) -> None:
        """Name cards as in the deck in use."""
        if self.panel is not None:
            self.panel.set_deck(self._settings.deck)

    def update_list(self) -> None:
        """Show the present moves of the match."""
        match = self._controller.match
        if self.panel is None or not self._action.isChecked() or match is None:
            return
        from thothit_desktop.app.history.move_list import source_of

        self.panel.set_figures(self._controller.figures)
        self.panel.follow(source_of(match))

    def _apply_setting(self, key: str) -> None:
        """Show or hide the list by its setting; update it after any setting, such as the person's name."""
        if key == MOVES.key:
            self._action.setChecked(self._settings.is_on(MOVES))
        self._soon.start()

    def _update_at_rest(self) -> None:
        """Update the list once the table is at rest; clear it while a new deal is shown."""
        if not self._controller.presenter.busy:
            self.update_list()
        elif self.panel is not None and not self._controller.session.position.moves:
            self.panel.clear()

    def _show(self, on: bool) -> None:
        if on != self._settings.is_on(MOVES):
            self._settings.set_value(MOVES, "on" if on else "off")
        if on and self._dock is None:
            self._dock = self._make()
        if self._dock is not None:
            self._dock.setVisible(on)
        if on:
            self.update_list()
        elif self._window.focusWidget() is None:
            self._table.setFocus()

    def _make(self) -> SideDock:
        from thothit_desktop.app.history.moves_panel import MovesPanel

        dock = SideDock(self.tr("Moves"), "moves", self._window)
        self.panel = panel = MovesPanel(dock)
        panel.set_deck(self._settings.deck)
        panel.ply_chosen.connect(lambda number, place: show_round(self._context, number, place))
        panel.left.connect(self._table.setFocus)
        self._context.presence.watch_menu(panel.menu)
        dock.setWidget(panel)
        dock.toggleViewAction().toggled.connect(self._action.setChecked)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        narrow = self._window.width() - panel.sizeHint().width() < self._table.sizeHint().width()
        if narrow:  # the table would be narrower than its size hint
            self._window.resizeDocks([dock], [self._window.width() // 3], Qt.Orientation.Horizontal)
        return dock
