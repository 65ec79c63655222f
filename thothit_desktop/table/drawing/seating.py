# SPDX-License-Identifier: MIT
"""The players at the table, and the data shown about them beside the cards."""

from collections.abc import Mapping, Sequence
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

    `totals` are by seat, empty if none are shown. `watched` is True if no person plays. `legend` is True if a
    family with a legend shows the order of its cards. If `bare`, there is nothing but cards and words.
    `expressions` are those of figures by seat, which show only while the faces are `lively`.
    """

    seats: Sequence[Seat] = field(default_factory=list)
    totals: Sequence[int] = field(default_factory=list)
    turn: int | None = None
    watched: bool = False
    legend: bool = False
    bare: bool = False
    expressions: Mapping[int, str] = field(default_factory=dict)
    lively: bool = True

    def expression(self, seat: int) -> str:
        """Return the expression of a seat's figure; the seat to move looks aside."""
        if not self.lively:
            return "calm"
        return self.expressions.get(seat, "thinking" if seat == self.turn else "calm")

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.seats[seat].name
