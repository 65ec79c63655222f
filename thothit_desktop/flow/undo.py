# SPDX-License-Identifier: MIT
"""Takes moves back at the table, and makes them again."""

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
    """Goes back to the person's last decision in the round, also one that has been scored, and forward again.

    Whatever was being asked, thought about or shown is dropped first. Only what the bottom seat sees of both
    positions moves on the table.
    """

    leaving = Signal()
    """The position is about to be left for another one of the same round."""
    taken_back = Signal(object, object)
    """The person's `Move` that has been taken back, and the `View` in which it was decided."""
    made_again = Signal(object, object)
    """Likewise one that has been made again; the move is None where only others have moved."""
    refused = Signal()
    """In a fair match the last decision stands: the person has seen a card since."""

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
        """`forget` drops what was decided or waited for."""
        super().__init__(parent)
        self._session, self._table, self._decisions = session, table, decisions
        self._turns, self._machine, self._forget = turns, machine, forget

    @property
    def can_undo(self) -> bool:
        """True if there is something to be taken back, which a fair match may still refuse."""
        return self._session.match is not None and self._session.match.can_undo

    @property
    def can_redo(self) -> bool:
        """True if something that has been taken back can be made again."""
        return self._session.match is not None and self._session.match.can_redo

    def undo(self) -> None:
        """Go back to the person's last decision; where there is none, nothing happens."""
        match = self._session.match
        if match is None or not match.can_undo:
            return
        if match.fair and match.seen_since:
            self.refused.emit()
            return
        move = self._travel(match.undo)
        self.taken_back.emit(move, self._session.view())

    def redo(self) -> None:
        """Go forward to the person's next decision, or as far as it went; else nothing happens."""
        if self.can_redo:
            view = self._session.view()
            self.made_again.emit(self._travel(self._session.playing.redo), view)

    def _travel(self, go: Callable[[], _MoveT]) -> _MoveT:
        """Change the position, lay the table as it is then, and go on from there."""
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
        """Return the view before resting cards are taken away; the person has seen them if asked."""
        return None if decides(match.position, match.person) else match.before_resting()
