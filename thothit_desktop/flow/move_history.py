# SPDX-License-Identifier: MIT
"""The moves of a round as they can be taken back and made again."""

from thothit_desktop.flow.families import asks_of
from thothit_desktop.games.contract import DecisionKind, Move, Position


def decides(position: Position, seat: int | None) -> bool:
    """Return True if a seat decides on the next move, and not luck or a turned card without a choice."""
    if position.to_move != seat:
        return False
    asks = asks_of(position)
    if asks is DecisionKind.TURNED:
        return len(position.legal_moves()) > 1
    return asks not in (DecisionKind.LUCK, DecisionKind.OVER)


class MoveHistory:
    """The moves of a round, with those that have been taken back, and what computer players answered.

    Places in it are numbers of moves made. An answer belongs to the moves before it: where the same position
    comes back, it is given again, so that nobody gets another one by taking moves back.
    """

    def __init__(self, person: int | None, position: Position) -> None:
        """`position` is the round as it stands; nothing can be taken back where there is no person."""
        self._person = person
        self._line: tuple[Move, ...] = ()
        """The moves made, and after them those that can be made again."""
        self._decisions: list[int] = []
        """The plies of the line at which the person decided, in ascending order."""
        self._answers: dict[tuple[Move, ...], Move] = {}
        again = position.game.from_layout(position.layout, position.dealer)
        for move in position.moves if person is not None else ():
            self.note(again, move)
            again.play(move)

    def note(self, position: Position, move: Move) -> None:
        """A move is about to be made; one that leaves the line ends it there."""
        if self._person is None:
            return
        made = position.moves
        ply = len(made)
        if self._line[: ply + 1] == (*made, move):
            return
        self._line = (*made, move)
        self._decisions = [earlier for earlier in self._decisions if earlier < ply]
        if decides(position, self._person):
            self._decisions.append(ply)
        elif asks_of(position) is not DecisionKind.LUCK:
            self._answers[made] = move

    def forget_line(self) -> None:
        """The round begins again: nothing can be taken back, but answers are kept."""
        self._line, self._decisions = (), []

    def answer(self, moves: tuple[Move, ...]) -> Move | None:
        """Return what a computer player answered after these moves; None where it has not been asked."""
        return self._answers.get(moves)

    def before(self, ply: int) -> int | None:
        """Return where the person decided last before a ply; None where that never was."""
        return max((earlier for earlier in self._decisions if earlier < ply), default=None)

    def after(self, ply: int) -> int | None:
        """Return where the person decides next after a ply, or where the line ends.

        None where it ends there.
        """
        if ply >= len(self._line):
            return None
        return next((later for later in self._decisions if later > ply), len(self._line))

    def moves(self, ply: int) -> tuple[Move, ...]:
        """The line up to a ply."""
        return self._line[:ply]

    def ahead(self, ply: int) -> tuple[Move, ...]:
        """The moves after a ply that can be made again."""
        return self._line[ply:]

    def decided(self, ply: int) -> Move | None:
        """Return what the person decided at a ply; None where it was not the person who did."""
        return self._line[ply] if ply in self._decisions else None
