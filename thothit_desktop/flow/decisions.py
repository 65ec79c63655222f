# SPDX-License-Identifier: MIT
"""What is asked next, and of whom: before all eyes, or in secret."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.computers import Computers
from thothit_desktop.flow.human_player import Person
from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.games.contract import Move, Position, View
from thothit_desktop.table.table import Table

HURRY = ("claim",)
"""The phases in which the person has so many seconds to answer, if any hurry is wished for."""


def in_secret(position: Position) -> bool:
    """Whether nobody but the seat to act may know that it is asked."""
    other = position.view((position.to_move + 1) % position.game.players)
    return (other.to_move, other.phase) != (position.to_move, position.phase)


class Asking(QObject):
    """Asks the person and the computer players of a match, one after the other.

    What a computer player is asked in secret leaves no sign. It is asked while the table still shows what
    came before (`whisper`), and what all can see goes on at once, as if it had passed; only a move that
    follows waits for the answer.

    due: the phase that is asked for now, as far as it may be seen. asked: the seat that is to act. decided:
    the `Move` of whoever was asked. broken_in: a computer player's `Move` out of turn. kept: the record has
    grown by an answer that nobody may notice. failed: the exception of a computer player.
    """

    due = Signal(str)
    asked = Signal(int)
    decided = Signal(object)
    broken_in = Signal(object)
    kept = Signal()
    failed = Signal(object)

    def __init__(self, table: Table, card_name: Callable[[int], str], parent: QObject) -> None:
        super().__init__(parent)
        self.claim_seconds: float | None = None
        """How long the person may think about a claim; None for no hurry."""
        self._match: Match | None = None
        self._posed: View | None = None
        """What is asked for all to see, while the table is at rest."""
        self._whispering = False
        """Whether a computer player is asked in secret."""
        self._breaking: Move | None = None
        """Its move out of turn, while the table still moves."""
        self._held: Move | None = None
        """The person's move, while a computer player is asked something before it."""
        self.computers = Computers(self)
        self.computers.decided.connect(self._on_answered)
        self.computers.failed.connect(self.failed)
        self.person = Person(table, self._own_view, card_name, self)
        self.person.wanted.connect(self._decide)

    def sit(self, match: Match) -> None:
        """Another match is played, or others play it."""
        self._match = match
        self.computers.sit(match.levels)

    def forget(self) -> None:
        """Drop all questions: the position is about to change."""
        self.computers.forget()
        self._whispering = False
        self._held = self._breaking = self._posed = None

    def moved(self, seen: bool = True) -> None:
        """A move has been made, and is shown if it is `seen`: nothing is asked any more, but in secret."""
        self.computers.forget()
        self._posed, self._whispering = None, False
        if seen:
            self.person.stand(self.question())
        self.whisper()

    @property
    def whispering(self) -> bool:
        """Whether a computer player is asked in secret."""
        return self._whispering

    def question(self) -> View:
        """A view that tells what is asked as far as it may be seen: in secret only of the person."""
        match = self._playing
        watched = (match.position.to_move + 1) % len(match.names)
        return match.position.view(watched if match.person is None else match.person)

    @property
    def hurries(self) -> bool:
        """Whether what is to be asked next is a question to the person that has its time."""
        view = self.question()
        return view.to_move == self._playing.person and view.phase in HURRY

    def rename(self) -> None:
        """Cards are called otherwise from now on."""
        view = self._own_view()
        if view is not None:
            self.person.rename(view, self._seconds(view))

    # What comes next

    def onward(self) -> None:
        """The table is at rest: what the engine asks next, as far as it may be seen, is due."""
        if self._breaking is not None:
            move, self._breaking = self._breaking, None
            self.broken_in.emit(move)
            return
        if not self._whispering:
            self.whisper()
        question = self.question()
        if question.phase == "over" and not self._playing.position.is_over:
            self._posed = question  # nothing is to be seen before the last secret answer
        else:
            self.due.emit(question.phase)

    def whisper(self) -> None:
        """Ask the computer player to act, where it is asked in secret."""
        match = self._playing
        computer = match.levels[match.position.to_move] != PERSON
        if computer and not match.position.is_over and in_secret(match.position):
            self._whispering = True
            self.computers.ask(match)

    def pose(self) -> None:
        """Say whose turn it is, and ask; a computer player only after what is asked in secret."""
        self._posed = view = self.question()
        self._held = None
        self.asked.emit(view.to_move)
        if not self._whispering:
            self.computers.ask(self._playing)
        if view.to_move != self._playing.person:
            return
        if view.phase == "stock":
            self.person.pick(view, view.legal_moves()[0].card, cancellable=False)
        else:
            self.person.ask(view, self._seconds(view))

    # What is answered

    def _on_answered(self, move: Move) -> None:
        """A computer player has decided."""
        if not self._whispering:
            self._decide(move)
            return
        self._whispering = False
        if move.kind != "pass" and self._posed is None:
            self._breaking = move
        elif move.kind != "pass":
            self.broken_in.emit(move)
        else:
            self._playing.play(move)
            self.kept.emit()
            self.whisper()
            if self._posed is not None and not self._whispering:
                self._proceed(self._posed)

    def _proceed(self, posed: View) -> None:
        """A computer player has passed in secret: what was put off for that goes on."""
        match, question = self._playing, self.question()
        asked = (question.to_move, question.phase)
        if match.position.is_over or asked != (posed.to_move, posed.phase):
            self.due.emit(question.phase)
        elif self._held is not None:
            self._decide(self._held)
        else:
            self.computers.ask(match)

    def _decide(self, move: Move) -> None:
        """The move of whoever is asked; the person's may have to wait for a secret answer."""
        if self._whispering:
            self._held = move
        else:
            self.decided.emit(move)

    def _seconds(self, view: View) -> float | None:
        return self.claim_seconds if view.phase in HURRY else None

    # The match

    @property
    def _playing(self) -> Match:
        assert self._match is not None
        return self._match

    def _own_view(self) -> View | None:
        """The person's view of the round; None where nobody sits there, or nothing is dealt."""
        match = self._match
        if match is None or match.person is None or not match.positions:
            return None
        return match.position.view(match.person)
