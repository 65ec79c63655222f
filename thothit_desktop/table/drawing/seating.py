# SPDX-License-Identifier: MIT
"""The players at the table, and the facts shown about them beside the cards."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Seat:
    """The content of a seat's plate: the player's name and level, and the figure's id, empty for none."""

    name: str
    level: str
    figure: str = ""


@dataclass
class Seating:
    """The players, their totals, and the seat to move.

    `totals` are by seat, empty if none are shown. `watched` is True if no person plays, `legend` if a family
    with a legend shows the order of its cards.
    """

    seats: Sequence[Seat] = field(default_factory=list)
    totals: Sequence[int] = field(default_factory=list)
    turn: int | None = None
    watched: bool = False
    legend: bool = False

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.seats[seat].name
