# SPDX-License-Identifier: MIT
"""The steps of a worked example."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from thothit_desktop.app.family.example import READER
from thothit_desktop.games.contract import DecisionKind, Event, Move, Position
from thothit_desktop.games.families import phase_of


@dataclass(frozen=True, kw_only=True)
class ExampleStep:
    """A position of the example and, unless it is only read, the move that leads to the next.

    `events` are what the reader sees of the move. `first` begins a scene, with the deal where there are
    `events` without a move; with `worth` what it came to is shown in place of the table.
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
        """True if the reader has to do something for the move: choose cards, or turn the stock."""
        if self.move is None:
            return False
        if self.move.seats:
            return READER in self.move.seats
        position = self.position
        turned = phase_of(position.game.spec, position.phase).asks is DecisionKind.TURNED
        decided = not turned or len(position.legal_moves()) > 1
        return decided and position.to_move == READER
