# SPDX-License-Identifier: MIT
"""The moves of a round, for undo and redo."""

from thothit_desktop.flow.families import asks_of
from thothit_desktop.games.contract import DecisionKind, Move, Position


def decides(position: Position, seat: int | None) -> bool:
    """Return True if a seat decides on the next move; False for luck or a turned card without a choice."""
    if position.to_move != seat:
        return False
    asks = asks_of(position)
    if asks is DecisionKind.TURNED:
        return len(position.legal_moves()) > 1
    return asks not in (DecisionKind.LUCK, DecisionKind.OVER)


class MoveHistory:
    """The moves of a round, those taken back, and the computer players' answers.

    A ply is the number of moves made. Answers are stored by the moves before them: in the same position a
    computer player gives the same answer, so taking moves back does not yield another one.
    """

    def __init__(self, person: int | None, position: Position) -> None:
        """`position` is the present round; `person` None means that nothing can be taken back."""
        self._person = person
        self._line: tuple[Move, ...] = ()
        """The moves made, followed by those that can be made again."""
        self._decisions: list[int] = []
        """The plies of the line at which the person decided, in ascending order."""
        self._answers: dict[tuple[Move, ...], Move] = {}
        again = position.game.from_layout(position.layout, position.dealer)
        for move in position.moves if person is not None else ():
            self.note(again, move)
            again.play(move)

    def note(self, position: Position, move: Move) -> None:
        """Record a move about to be made; a move that differs from the line cuts it off there."""
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
        """Forget the moves for a new start of the round, but keep the answers."""
        self._line, self._decisions = (), []

    def answer(self, moves: tuple[Move, ...]) -> Move | None:
        """Return a computer player's answer after these moves; None if there was none."""
        return self._answers.get(moves)

    def before(self, ply: int) -> int | None:
        """Return the ply of the person's last decision before a ply; None if there is none."""
        return max((earlier for earlier in self._decisions if earlier < ply), default=None)

    def after(self, ply: int) -> int | None:
        """Return the ply of the person's next decision after a ply, else the end of the line.

        None if the line ends at the ply itself.
        """
        if ply >= len(self._line):
            return None
        return next((later for later in self._decisions if later > ply), len(self._line))

    def moves(self, ply: int) -> tuple[Move, ...]:
        """Return the moves up to a ply."""
        return self._line[:ply]

    def ahead(self, ply: int) -> tuple[Move, ...]:
        """Return the moves after a ply that can be made again."""
        return self._line[ply:]

    def decided(self, ply: int) -> Move | None:
        """Return the person's move at a ply; None if the person did not decide there."""
        return self._line[ply] if ply in self._decisions else None
