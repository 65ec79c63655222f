# SPDX-License-Identifier: MIT
"""The match in play, shared by all parts of the flow."""

from PySide6.QtCore import QObject, Signal

from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.games.contract import Move, Position, View


class CurrentMatch(QObject):
    """Holds the match in play, and makes its moves."""

    changed = Signal()
    """Emitted when the record has grown or been cut back, or a seat has another player."""
    reseated = Signal(object)
    """Emitted when computer seats have changed level, with the list of levels before, by seat."""
    secret_move_made = Signal()
    """Emitted when the record has grown by a move that the others must not notice."""

    helped = Signal()
    """Emitted when the match counts one more help of the person."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        """The match in play; None before the first one."""

    @property
    def playing(self) -> Match:
        """The match in play, which must exist."""
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
        """True if a computer player has the seat to act."""
        return self.playing.levels[self.position.to_move] != PERSON

    @property
    def in_secret(self) -> bool:
        """True if only the seat to act may know of its decision."""
        position = self.position
        other = position.view(0 if position.to_move else 1)
        return (other.to_move, other.phase) != (position.to_move, position.phase)

    @property
    def watched(self) -> bool:
        """True if no person plays in the match."""
        return self.match is not None and self.match.person is None

    def view(self) -> View:
        """Return the round as the seat at the bottom of the screen sees it."""
        return self.position.view(self.playing.bottom_seat)

    def person_view(self) -> View | None:
        """Return the round as the person sees it; None without a person or a deal."""
        if self.match is None or self.match.person is None or not self.match.positions:
            return None
        return self.position.view(self.match.person)

    def question(self) -> View:
        """Return a view whose `to_move` and `phase` may be shown on the screen.

        It does not show a secret decision of a computer seat; the person's own secret decision it does.
        """
        match = self.playing
        # The seat before the one to move: the seat after it may have a secret question of its own to come.
        other = (self.position.to_move - 1) % len(match.names)
        return self.position.view(other if match.person is None else match.person)

    def make(self, move: Move) -> None:
        """Make a legal move that is shown on the table."""
        self.playing.play(move)
        self.changed.emit()

    def make_unnoticed(self, move: Move) -> None:
        """Make a legal move that shows nothing on the table."""
        self.playing.play(move)
        self.secret_move_made.emit()

    def read_record(self) -> None:
        """Note that the person reads the match's record; it counts as help if it shows hidden hands."""
        if self.playing.read_record():
            self.helped.emit()

    def note_help(self) -> None:
        """Count one more help of the person."""
        self.playing.help += 1
        self.helped.emit()
