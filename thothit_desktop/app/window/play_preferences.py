# SPDX-License-Identifier: MIT
"""The menus for claims, tricks, the order of the hand and the legend."""

from PySide6.QtCore import QObject

from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.widgets.action_groups import exclusive
from thothit_desktop.app.window.ui_main_window import Ui_MainWindow
from thothit_desktop.flow.conductor import Conductor
from thothit_desktop.flow.match import Match
from thothit_desktop.games.kowah.spec import KOWAH
from thothit_desktop.games.thunee.spec import THUNEE
from thothit_desktop.table.stage.timing import FACTOR
from thothit_desktop.table.table import Table

WATCHED = 2.0
"""Seconds at normal speed for which a full trick lies where nobody is there to click."""


class PlayPreferences(QObject):
    """Applies the settings to the table and the flow; menus that the game does not use are disabled."""

    def __init__(
        self, ui: Ui_MainWindow, settings: Settings, table: Table, conductor: Conductor, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._ui, self._settings, self._table, self._conductor = ui, settings, table, conductor
        self._claims = exclusive(
            {"none": ui.claim_free, "5": ui.claim_5, "8": ui.claim_8, "15": ui.claim_15},
            self._choose_claim,
            self,
        )
        self._tricks = exclusive(
            {"click": ui.trick_click, "1": ui.trick_1, "2": ui.trick_2, "4": ui.trick_4},
            self._choose_trick,
            self,
        )
        self._orders = exclusive({"rank": ui.order_rank, "sets": ui.order_sets}, self._choose_order, self)
        self._tricks[settings.trick].setChecked(True)
        self._show_order()
        self._own = False
        """Whether the person has laid the hand in an order of their own."""
        table.selection.hand_moved.connect(self._on_moved)
        conductor.ceremony.staged.connect(self._on_staged)
        conductor.scored.connect(self._on_scored)
        ui.legend.setChecked(settings.legend)
        ui.legend.toggled.connect(self._set_legend)
        table.notices.set_legend(settings.legend)
        self._claim = "none"
        """The time limit of a claim in this match."""
        self._watched = False
        for speed in (ui.speed_off, ui.speed_fast, ui.speed_normal, ui.speed_slow):
            speed.triggered.connect(self.take_times)
        self._allow(None)

    def enter(self, match: Match) -> None:
        """Enable the menus that the match uses, and apply the times."""
        self._allow(match.game.spec.id)
        closed = match.game.options.get("captures") == "face-down"
        self._ui.peek.setEnabled(closed and match.person is not None)
        self._watched = match.person is None
        self._claim = self._settings.claim(match.game.spec.id)
        self._claims[self._claim].setChecked(True)
        self.take_times()

    def _allow(self, game: str | None) -> None:
        for menu in (self._ui.menu_claims, self._ui.menu_order):
            menu.setEnabled(game == KOWAH.id)
        for action in self._orders.values():
            action.setEnabled(game == KOWAH.id)
        self._ui.menu_tricks.setEnabled(game == THUNEE.id)
        self._ui.legend.setEnabled(game == THUNEE.id)

    def take_times(self) -> None:
        """Apply the times; where no person plays, a trick lies as long as the animation speed says."""
        claim, trick = self._claim, self._settings.trick
        self._conductor.decisions.claim_seconds = None if claim == "none" else float(claim)
        seconds = None if trick == "click" else float(trick)
        if self._watched:
            seconds = (seconds or WATCHED) * FACTOR[self._settings.speed]
        self._conductor.turns.trick_pause.seconds = seconds

    def _choose_claim(self, seconds: str) -> None:
        self._claim = seconds
        self._settings.set_claim(seconds)
        self.take_times()

    def _choose_trick(self, seconds: str) -> None:
        self._settings.trick = seconds
        self.take_times()

    def _choose_order(self, order: str) -> None:
        self._settings.hand_order = order
        self._show_order()

    def _show_order(self) -> None:
        self._own = False
        order = self._settings.hand_order
        self._orders[order].setChecked(True)
        self._table.set_order(order)

    def _on_moved(self) -> None:
        """The hand lies in the person's own order, until the next deal or until one is chosen again."""
        self._own = True
        action = self._orders[self._settings.hand_order]
        group = action.actionGroup()
        group.setExclusive(False)
        action.setChecked(False)
        group.setExclusive(True)

    def _on_scored(self) -> None:
        """Remember a match that the person has finished: the next one of its game is no longer the first."""
        match = self._conductor.match
        if match is not None and match.complete and match.person is not None:
            self._settings.set_finished(match.game.spec.id)

    def _on_staged(self, stage: str) -> None:
        if stage == "dealing" and self._own:
            self._show_order()

    def _set_legend(self, on: bool) -> None:
        self._settings.legend = on
        self._table.notices.set_legend(on)
