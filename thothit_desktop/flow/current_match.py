# SPDX-License-Identifier: MIT
"""The match that is being played, as all parts of the flow share it."""

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.games.contract import Move, Position, View


class CurrentMatch(QObject):
    """Holds the match that is played, and makes its moves."""

    changed = Signal()
    """The record has grown or was cut back, or somebody else plays a seat."""
    reseated = Signal(object)
    """The seats of some computer players have gone to another level; carries the levels before (list)."""
    secret_move_made = Signal()
    """The record has grown by an answer that nobody may notice."""

    helped = Signal()
    """The record has grown by help that the person had."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        """None before the first match."""

    @property
    def playing(self) -> Match:
        """The match, where there is one."""
        assert self.match is not None
        return self.match

    @property
    def position(self) -> Position:
        """The round in play, or the one just ended."""
        return self.playing.position

    @property
    def dealt(self) -> bool:
        """True if there is a match with a round."""
        return self.match is not None and bool(self.match.positions)

    @property
    def by_computer(self) -> bool:
        """True if a computer player sits at the seat to act."""
        return self.playing.levels[self.position.to_move] != PERSON

    @property
    def in_secret(self) -> bool:
        """True if nobody but the seat to act may know that it is asked."""
        position = self.position
        other = position.view(0 if position.to_move else 1)
        return (other.to_move, other.phase) != (position.to_move, position.phase)

    @property
    def watched(self) -> bool:
        """True if no person plays in the match."""
        return self.match is not None and self.match.person is None

    def view(self) -> View:
        """The round as the seat at the bottom of the screen sees it."""
        return self.position.view(self.playing.bottom_seat)

    def person_view(self) -> View | None:
        """The round as the person sees it; None where nobody sits there, or nothing has been dealt."""
        if self.match is None or self.match.person is None or not self.match.positions:
            return None
        return self.position.view(self.match.person)

    def question(self) -> View:
        """A view whose `to_move` and `phase` tell what is asked as far as everybody at the screen may know.

        What a seat is asked in secret is told of the person's seat only.
        """
        match = self.playing
        other = (self.position.to_move + 1) % len(match.names)
        return self.position.view(other if match.person is None else match.person)

    def make(self, move: Move) -> None:
        """Make a legal move for all to see."""
        self.playing.play(move)
        self.changed.emit()

    def make_unnoticed(self, move: Move) -> None:
        """Make a legal move that leaves nothing to be seen."""
        self.playing.play(move)
        self.secret_move_made.emit()

    def read_record(self) -> None:
        """The person can read the record of the match, with all hands in it."""
        if self.playing.read_record():
            self.helped.emit()

    def note_help(self) -> None:
        """The person was helped once more."""
        self.playing.help += 1
        self.helped.emit()
