# SPDX-License-Identifier: MIT
"""Stops the table, the time limits, the thinking time, luck and the computers' answers in a pause."""

from PySide6.QtCore import QObject

from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.decisions import Decisions
from thothit_desktop.flow.match_state_machine import MatchStateMachine
from thothit_desktop.flow.thinking_time import ThinkingTime
from thothit_desktop.flow.trick_pause import TrickPause
from thothit_desktop.table.table import Table


class Clocks(QObject):
    """Stops everything in a pause; time limits run only while the person looks, or only computers play."""

    def __init__(
        self,
        session: CurrentMatch,
        table: Table,
        decisions: Decisions,
        trick_pause: TrickPause,
        thinking_time: ThinkingTime,
        machine: MatchStateMachine,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._table = session, table
        self._decisions, self._trick_pause = decisions, trick_pause
        self._thinking_time = thinking_time
        self.paused = False
        self._attended = True
        machine.running.entered.connect(lambda: self._set_paused(False))
        machine.paused.entered.connect(lambda: self._set_paused(True))

    def set_attended(self, attended: bool) -> None:
        """Set whether the person is looking at the window."""
        self._attended = attended
        self.update()

    def update(self) -> None:
        """Stop the time limits or let them run; to be called also when the match changes."""
        stopped = not (self._attended or self._session.watched)
        self._table.call_bar.countdown.set_unattended(stopped)
        self._trick_pause.set_paused(self.paused or stopped)
        self._thinking_time.set_stopped(self.paused or stopped)

    def _set_paused(self, paused: bool) -> None:
        self.paused = paused
        self._table.set_paused(paused)
        self.update()
        self._decisions.set_paused(paused)
