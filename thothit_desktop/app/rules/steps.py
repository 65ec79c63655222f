# SPDX-License-Identifier: MIT
"""The steps of a worked example."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from thothit_desktop.app.family.example import READER
from thothit_desktop.games.contract import DecisionKind, Event, Move, Position
from thothit_desktop.games.families import phase_of


@dataclass(frozen=True, kw_only=True)
class ExampleStep:
    """A position of the example and, unless it is only read, the move to the next position.

    `events` are the move as the reader sees it, or the deal in a step without a move. `first` marks the first
    step of a scene. With `worth`, the end page is shown instead of the table.
    """

    names: tuple[str, ...]
    position: Position
    ask: str
    move: Move | None = None
    events: tuple[Event, ...] = ()
    tell: str = ""
    instead: Mapping[str, str] = field(default_factory=dict)
    first: bool = False
    worth: bool = False

    @property
    def asks(self) -> bool:
        """True if the reader must act: choose cards, or turn the stock."""
        if self.move is None:
            return False
        if self.move.seats:
            return READER in self.move.seats
        position = self.position
        turned = phase_of(position.game.spec, position.phase).asks is DecisionKind.TURNED
        decided = not turned or len(position.legal_moves()) > 1
        return decided and position.to_move == READER
