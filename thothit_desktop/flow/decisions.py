# SPDX-License-Identifier: MIT
"""Asks the seat to act for its decision, in the open or in secret."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from thothit_desktop.flow.computers import Computers
from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.families import asks_of, family_of
from thothit_desktop.flow.human_player import HumanPlayer
from thothit_desktop.games.contract import DecisionKind, Move, View
from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.table import Table

FORCED = 700
"""Milliseconds before an only move is made, so that the person sees the question."""


class Decisions(QObject):
    """Asks the person and the computer players of a match, one after the other.

    A secret question to a computer player leaves no sign. It is asked while the table still shows the last
    move, and the visible game goes on at once, as if the player had passed. Only the next move waits for the
    answer.
    """

    due = Signal(object)
    """Emitted with the kind of the next visible decision (`DecisionKind`)."""
    asked = Signal(int)
    """Emitted with the seat to act."""
    decided = Signal(object)
    """Emitted with the `Move` of the seat to act."""
    interrupted = Signal(object)
    """Emitted with a computer player's `Move` out of turn."""

    def __init__(
        self, session: CurrentMatch, table: Table, card_name: Callable[[int], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.claim_seconds: float | None = None
        """Seconds the person has for a claim; None for no time limit."""
        self.plays_forced = False
        """True while the person's only legal move is made automatically."""
        self._leaves_forced = False
        """True after undo or redo: the next question is left to the person even with only one answer."""
        self._delay = AwakeClock(self)
        """The time before a move that nobody chooses: the person's only one, or luck's after a beat."""
        self._delay.over.connect(self._end_delay)
        self._session = session
        self._posed: View | None = None
        """The view of the visible question, while the table is at rest."""
        self._secret_prompt_pending = False
        self._interruption: Move | None = None
        """A move out of turn, held until the table is at rest."""
        self._held_back: Move | None = None
        """The person's move, held until a secret answer has come."""
        self.computers = Computers(session, self)
        self.computers.decided.connect(self._on_answered)
        self.human = HumanPlayer(table, session.person_view, card_name, self)
        self.human.wanted.connect(self._decide)
        self.human.played_out.connect(self._play_out)
        table.deck_changed.connect(self.update_card_names)

    @property
    def secret_prompt_pending(self) -> bool:
        """True while a computer player answers a secret question."""
        return self._secret_prompt_pending

    @property
    def plays_out(self) -> bool:
        """True while a round that is decided is played out, with any legal card of every seat."""
        return self.computers.hurries

    @property
    def waiting(self) -> bool:
        """True if the table is at rest and a visible question is open."""
        return self._posed is not None

    @property
    def is_timed(self) -> bool:
        """True if the person's next decision is a claim, which may have a time limit."""
        view = self._session.question()
        return view.to_move == self._session.playing.person and asks_of(view) is DecisionKind.CLAIM

    def forget(self) -> None:
        """Drop all questions: the position is about to change."""
        self.computers.forget()
        self._delay.stop()
        self.computers.hurries = False
        self._secret_prompt_pending = False
        self._held_back = self._interruption = self._posed = None

    def leave_forced(self) -> None:
        """Leave the next question to the person, even if there is only one legal move."""
        self._leaves_forced = True

    def moved(self, seen: bool = True) -> None:
        """Ask the next secret question after a move; visible questions come when the table is at rest.

        `seen` is False for a move that shows nothing on the table.
        """
        self.computers.forget()
        self._posed, self._secret_prompt_pending, self._leaves_forced = None, False, False
        self._delay.stop()
        if seen:
            self.human.stand_by(self._session.question())
        self._ask_in_secret()

    def set_paused(self, paused: bool) -> None:
        """Hold back the computer players' answers and the moves that nobody chooses in a pause."""
        self._delay.set_running(not paused)
        self.computers.set_paused(paused)

    def update_card_names(self) -> None:
        """Show the calls anew, with the names of the deck in use."""
        view = self._session.person_view()
        if view is not None:
            self.human.update_card_names(view, self._seconds(view))

    # Questions

    def proceed(self) -> None:
        """Go on to the next visible decision; to be called when the table is at rest."""
        if self._interruption is not None:
            move, self._interruption = self._interruption, None
            self.interrupted.emit(move)
            return
        if not self._secret_prompt_pending:
            self._ask_in_secret()
        question = self._session.question()
        asks = asks_of(question)
        if asks is DecisionKind.OVER:
            self.computers.hurries = False
        if asks is DecisionKind.OVER and not self._session.position.is_over:
            self._posed = question  # the end of the round is not shown before the last secret answer
        elif asks is DecisionKind.LUCK and family_of(question.game.spec).beat:
            self._posed = question
            self.asked.emit(question.to_move)
            self._delay.start(0 if self._session.watched else family_of(question.game.spec).beat)
        else:
            self.due.emit(asks)

    def _end_delay(self) -> None:
        """Let luck move, unless a secret answer is still to come, or make the person's only move."""
        if self._posed is None or asks_of(self._posed) is not DecisionKind.LUCK:
            self._play_forced()
        elif not self._secret_prompt_pending:
            self.due.emit(DecisionKind.LUCK)

    def pose(self) -> None:
        """Emit `asked`, and ask the seat to act; a computer player only after the secret questions."""
        self._posed = view = self._session.question()
        self._held_back = None
        self.asked.emit(view.to_move)
        if not self._secret_prompt_pending:
            self.computers.ask()
        if view.to_move != self._session.playing.person:
            return
        if asks_of(view) is DecisionKind.TURNED:
            self.human.pick(view, view.legal_moves()[0].card, cancellable=False)
        elif self.plays_out:
            self._delay.start(0)
        else:
            leaves = self._leaves_forced or not self.plays_forced
            forced = not leaves and asks_of(view) is not DecisionKind.CLAIM and len(view.legal_moves()) == 1
            self.human.ask(
                view, self._seconds(view), None if forced else family_of(view.game.spec).rest(view)
            )
            if forced:
                self._delay.start(FORCED)

    def _play_forced(self) -> None:
        """Make the only move, or any while the round is played out, unless the question is gone."""
        view = self._session.person_view()
        if view is not None and self._posed is not None and view.to_move == self._session.playing.person:
            moves = view.legal_moves()
            if self.plays_out or len(moves) == 1:
                self.human.wanted.emit(moves[0])

    def _play_out(self) -> None:
        """Play out a decided round, if that is still offered."""
        view = self._posed
        if (
            view is not None
            and view.seat == view.to_move
            and family_of(view.game.spec).rest(view) is not None
        ):
            self.computers.hurries = True
            self._play_forced()

    def _ask_in_secret(self) -> None:
        """Ask the computer player at the seat to act, if its decision is secret."""
        if self._session.by_computer and not self._session.position.is_over and self._session.in_secret:
            self._secret_prompt_pending = True
            self.computers.ask()

    def _seconds(self, view: View) -> float | None:
        """Return the person's seconds for a decision; None for no limit, as with a screen reader."""
        timed = asks_of(view) is DecisionKind.CLAIM and not QAccessible.isActive()
        return self.claim_seconds if timed else None

    # Answers

    def _on_answered(self, move: Move) -> None:
        """Take a computer player's move: pass in secret, interrupt, or decide."""
        if not self._secret_prompt_pending:
            self._decide(move)
            return
        self._secret_prompt_pending = False
        if move.kind == "pass":
            self._pass_in_secret(move)
        elif self._posed is None:
            self._interruption = move
        else:
            self.interrupted.emit(move)

    def _pass_in_secret(self, move: Move) -> None:
        self._session.make_unnoticed(move)
        self._ask_in_secret()
        if self._posed is not None and not self._secret_prompt_pending:
            self._go_on(self._posed)

    def _go_on(self, posed: View) -> None:
        """Do what waited for the last secret answer, which was a pass."""
        question = self._session.question()
        changed = (question.to_move, question.phase) != (posed.to_move, posed.phase)
        if changed or self._session.position.is_over:
            self.due.emit(asks_of(question))
        elif asks_of(question) is DecisionKind.LUCK:
            if self._delay.left is None:
                self.due.emit(DecisionKind.LUCK)
        elif self._held_back is not None:
            self._decide(self._held_back)
        else:
            self.computers.ask()

    def _decide(self, move: Move) -> None:
        """Emit the move of the seat to act, or hold it until a secret answer has come."""
        if self._secret_prompt_pending:
            self._held_back = move
        else:
            self.decided.emit(move)
