# SPDX-License-Identifier: MIT
"""Puts each decision to the seat that makes it: for everybody to see, or in secret."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from thothit_desktop.flow.computers import Computers
from thothit_desktop.flow.current_match import CurrentMatch
from thothit_desktop.flow.families import asks_of
from thothit_desktop.flow.human_player import HumanPlayer
from thothit_desktop.games.contract import DecisionKind, Move, View
from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.table import Table

FORCED = 700
"""Milliseconds after which an only move is made: the eye finds what is asked."""


class Decisions(QObject):
    """Asks the person and the computer players of a match, one after the other.

    What a computer player is asked in secret leaves no sign. It is asked while the table still shows what
    came before, and what everybody can see goes on at once, as if it had passed; only a move that follows
    waits for the answer.
    """

    due = Signal(object)
    """The next decision (`DecisionKind`), as far as it may be seen."""
    asked = Signal(int)
    """The seat that is to act."""
    decided = Signal(object)
    """The `Move` of the seat that was asked."""
    interrupted = Signal(object)
    """A computer player's `Move` out of turn."""

    def __init__(
        self, session: CurrentMatch, table: Table, card_name: Callable[[int], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.claim_seconds: float | None = None
        """How long the person may think about a claim; None for no time limit."""
        self.plays_forced = False
        """Whether the person's only legal move is made without a question."""
        self._leaves_forced = False
        """Whether the person has gone back to the question that is asked next."""
        self._forced = AwakeClock(self)
        self._forced.over.connect(self._play_forced)
        self._session = session
        self._posed: View | None = None
        """What is asked for everybody to see, while the table is at rest."""
        self._secret_prompt_pending = False
        self._interruption: Move | None = None
        """A move out of turn that waits for the table."""
        self._held_back: Move | None = None
        """The person's move, which waits for a secret answer."""
        self.computers = Computers(session, self)
        self.computers.decided.connect(self._on_answered)
        self.human = HumanPlayer(table, session.person_view, card_name, self)
        self.human.wanted.connect(self._decide)
        table.deck_changed.connect(self.update_card_names)

    @property
    def secret_prompt_pending(self) -> bool:
        """True while a computer player answers a question that the others must not notice."""
        return self._secret_prompt_pending

    @property
    def waiting(self) -> bool:
        """True if the table is at rest and a question has been asked for everybody to see."""
        return self._posed is not None

    @property
    def is_timed(self) -> bool:
        """True if the person is to be asked next, and may have a time limit."""
        view = self._session.question()
        return view.to_move == self._session.playing.person and asks_of(view) is DecisionKind.CLAIM

    def forget(self) -> None:
        """Drop all questions: the position is about to change."""
        self.computers.forget()
        self._forced.stop()
        self._secret_prompt_pending = False
        self._held_back = self._interruption = self._posed = None

    def leave_forced(self) -> None:
        """Leave the next question to the person, even if it has one answer only."""
        self._leaves_forced = True

    def moved(self, seen: bool = True) -> None:
        """A move has been made, and there is something to be `seen` of it: ask only in secret until later."""
        self.computers.forget()
        self._posed, self._secret_prompt_pending, self._leaves_forced = None, False, False
        self._forced.stop()
        if seen:
            self.human.stand_by(self._session.question())
        self._ask_in_secret()

    def update_card_names(self) -> None:
        """Show the calls anew, with the names of the deck in use."""
        view = self._session.person_view()
        if view is not None:
            self.human.update_card_names(view, self._seconds(view))

    # What is asked

    def proceed(self) -> None:
        """The table is at rest: go on with what the position asks, as far as it may be seen."""
        if self._interruption is not None:
            move, self._interruption = self._interruption, None
            self.interrupted.emit(move)
            return
        if not self._secret_prompt_pending:
            self._ask_in_secret()
        question = self._session.question()
        asks = asks_of(question)
        if asks is DecisionKind.OVER and not self._session.position.is_over:
            self._posed = question  # nothing is to be seen before the last secret answer
        else:
            self.due.emit(asks)

    def pose(self) -> None:
        """Say whose turn it is, and ask; a computer player only after what is asked in secret."""
        self._posed = view = self._session.question()
        self._held_back = None
        self.asked.emit(view.to_move)
        if not self._secret_prompt_pending:
            self.computers.ask()
        if view.to_move != self._session.playing.person:
            return
        if asks_of(view) is DecisionKind.TURNED:
            self.human.pick(view, view.legal_moves()[0].card, cancellable=False)
        else:
            self.human.ask(view, self._seconds(view))
            leaves = self._leaves_forced or not self.plays_forced
            if not leaves and asks_of(view) is not DecisionKind.CLAIM and len(view.legal_moves()) == 1:
                self._forced.start(FORCED)

    def _play_forced(self) -> None:
        """Make the only move, unless the person has been quicker or something else has happened."""
        view = self._session.person_view()
        if view is not None and self._posed is not None and view.to_move == self._session.playing.person:
            moves = view.legal_moves()
            if len(moves) == 1:
                self.human.wanted.emit(moves[0])

    def _ask_in_secret(self) -> None:
        """Ask the computer player at the seat to act, if that is to be secret."""
        if self._session.by_computer and not self._session.position.is_over and self._session.in_secret:
            self._secret_prompt_pending = True
            self.computers.ask()

    def _seconds(self, view: View) -> float | None:
        """Return how long the person may think; a claim waits where a screen reader must first say it."""
        timed = asks_of(view) is DecisionKind.CLAIM and not QAccessible.isActive()
        return self.claim_seconds if timed else None

    # What is answered

    def _on_answered(self, move: Move) -> None:
        """A computer player has decided."""
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
        """The last secret answer was a pass: do what was put off for it."""
        question = self._session.question()
        changed = (question.to_move, question.phase) != (posed.to_move, posed.phase)
        if changed or self._session.position.is_over:
            self.due.emit(asks_of(question))
        elif self._held_back is not None:
            self._decide(self._held_back)
        else:
            self.computers.ask()

    def _decide(self, move: Move) -> None:
        """The move of the seat that was asked; the person's may have to wait for a secret answer."""
        if self._secret_prompt_pending:
            self._held_back = move
        else:
            self.decided.emit(move)
