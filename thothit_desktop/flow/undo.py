# SPDX-License-Identifier: MIT
"""Undo and redo of moves at the table."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.decisions import Decisions
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.match_state_machine import MatchStateMachine
from thothit_desktop.flow.move_history import decides
from thothit_desktop.flow.turn_flow import TurnFlow
from thothit_desktop.games.contract import View
from thothit_desktop.table.table import Table

_MoveT = TypeVar("_MoveT")


class Undo(QObject):
    """Goes back to the person's last decision in the round, even after its end, and forward again.

    Open questions, thinking and animations are dropped first. On the table, only differences that the bottom
    seat can see move.
    """

    leaving = Signal()
    """Emitted before the position changes to another one of the same round."""
    taken_back = Signal(object, object)
    """Emitted with the person's `Move` that was taken back, and the `View` in which it was decided."""
    made_again = Signal(object, object)
    """Emitted with the person's `Move` made again and its `View`; the move is None if only others moved."""
    refused = Signal()
    """Emitted if a fair match refuses undo, because the person has seen a new card since."""

    def __init__(
        self,
        session: CurrentMatch,
        table: Table,
        decisions: Decisions,
        turns: TurnFlow,
        machine: MatchStateMachine,
        forget: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`forget` drops open questions and pending moves."""
        super().__init__(parent)
        self._session, self._table, self._decisions = session, table, decisions
        self._turns, self._machine, self._forget = turns, machine, forget

    @property
    def can_undo(self) -> bool:
        """True if there is a decision to take back; a fair match may still refuse."""
        return self._session.match is not None and self._session.match.can_undo

    @property
    def can_redo(self) -> bool:
        """True if moves taken back can be made again."""
        return self._session.match is not None and self._session.match.can_redo

    def undo(self) -> None:
        """Go back to the person's last decision, if there is one."""
        match = self._session.match
        if match is None or not match.can_undo:
            return
        if match.fair and match.seen_since:
            self.refused.emit()
            return
        move = self._travel(match.undo)
        self.taken_back.emit(move, self._session.view())

    def redo(self) -> None:
        """Go forward to the person's next decision or the end of the line, if possible."""
        if self.can_redo:
            view = self._session.view()
            self.made_again.emit(self._travel(self._session.playing.redo), view)

    def _travel(self, go: Callable[[], _MoveT]) -> _MoveT:
        """Change the position by `go`, show it on the table, and go on from there; return the move."""
        self.leaving.emit()
        self._forget()
        self._decisions.leave_forced()
        self._table.complete()
        match, before = self._session.playing, self._session.view().history
        move = go()
        view, resting = self._session.view(), self._resting(match)
        lies = view if resting is None else resting
        there = lies.history
        self._turns.show_again(view.history[len(there) :])
        self._table.travel(lies, before[len(there) :], there[len(before) :])
        self._table.notices.set_totals(match.totals)
        self._decisions.human.stand_by(self._session.question())
        self._session.changed.emit()
        self._machine.order(self._machine.resume_score if match.round_over else self._machine.resume_turn)
        return move

    def _resting(self, match: Match) -> View | None:
        """Return the view before resting cards are taken away; None if the person is to decide."""
        return None if decides(match.position, match.person) else match.before_resting()
