# SPDX-License-Identifier: MIT
"""Who sits at the table, and what is told of them beside the cards."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Seat:
    """What a seat's plate says: the player's name and level, and the id of its figure, empty for none.

    `stage` is how strong the player is as a stage of growth (`growth_signs`), None where that is not told.
    """

    name: str
    level: str
    figure: str = ""
    stage: int | None = None


@dataclass
class Seating:
    """Who sits where, what they have, and whose turn it is.

    `totals` are by seat, empty where none are told; `watched` says that nobody plays here, `legend` whether
    the order of the cards is told where a family has a legend.
    """

    seats: Sequence[Seat] = field(default_factory=list)
    totals: Sequence[int] = field(default_factory=list)
    turn: int | None = None
    watched: bool = False
    legend: bool = False

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.seats[seat].name
