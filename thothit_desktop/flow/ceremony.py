# SPDX-License-Identifier: MIT
"""What is shown before a round is played: its rituals, the deal and the arranging of the pool."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.decisions import Decisions
from thothit_desktop.flow.machine import Machine
from thothit_desktop.flow.presenter import Presenter
from thothit_desktop.flow.session import Session
from thothit_desktop.games.contract import Event
from thothit_desktop.table.table import Table

if TYPE_CHECKING:
    from thothit_desktop.games.openings import Stage


class Ceremony(QObject):
    """Deals the rounds of a match and shows what leads to them; a click or key skips all that is left."""

    staged = Signal(str, object)
    """A ritual (games/rituals.py), `dealing` or `arranging` begins: its name, and its events."""

    def __init__(
        self,
        session: Session,
        table: Table,
        presenter: Presenter,
        decisions: Decisions,
        machine: Machine,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._table, self._presenter = session, table, presenter
        self._decisions, self._machine = decisions, machine
        self._stages: list[Stage] = []
        """The rituals that are still to be shown."""
        self._skipped = False
        table.clicked.connect(self._skip)
        machine.opening.entered.connect(self._open)
        machine.following.entered.connect(self._follow)
        machine.ritual.entered.connect(self._show_ritual)
        machine.dealing.entered.connect(self._show_deal)
        machine.arranging.entered.connect(self._show_arranging)
        machine.turn.entered.connect(self._stop_skipping)
        machine.scoring.entered.connect(self._stop_skipping)

    def announce(self, name: str, events: Sequence[Event]) -> None:
        """Say that what begins to be shown is a ritual."""
        self.staged.emit(name, events)

    def _skip(self) -> None:
        """A click or key came while something moved; in a turn it means nothing here."""
        self._skipped = not self._machine.turn.active()

    def _stop_skipping(self) -> None:
        """The rituals are over; the next ones are shown in full again."""
        self._skipped = False

    def _open(self) -> None:
        """Deal the first round. This comes before its rituals are shown: a match always has a record."""
        self._skipped = False
        self._stages = self._session.playing.deal_first()
        self._session.changed.emit()
        self._machine.staged.emit()

    def _follow(self) -> None:
        """Deal the next round, likewise."""
        self._stages = self._session.playing.deal_next()
        self._session.changed.emit()
        self._machine.staged.emit()

    def _show_ritual(self) -> None:
        """Show the next ritual, or go on to the deal."""
        if not self._stages:
            self._machine.settled.emit()
            return
        stage = self._stages.pop(0)
        self._perform(stage.name, stage.events, self._machine.staged.emit)

    def _show_deal(self) -> None:
        dealt = [event for event in self._session.view().history if event.kind != "arranged"]
        if not dealt:  # all cards are in the stock
            self._table.show_view(self._session.view())
        self._perform("dealing", dealt, self._machine.settled.emit)
        self._decisions.moved()

    def _show_arranging(self) -> None:
        arranged = [event for event in self._session.view().history if event.kind == "arranged"]
        self._perform("arranging", arranged, self._machine.settled.emit)

    def _perform(self, name: str, events: Sequence[Event], then: Callable[[], None]) -> None:
        if not events:
            then()
            return
        self.announce(name, events)
        self._presenter.show(events, then)
        if self._skipped:
            self._table.complete()
