# SPDX-License-Identifier: MIT
"""The state of a match beside its cards: titles, points, and players kept from winning."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from thothit_desktop.table.stage.model import TableModel


@dataclass
class TableStatus:
    """The shown state by seat; `now` is the last view, which may be ahead of the table.

    `dealer` is None while nobody deals, `crowned` is the seat that gets a title just now, `warned` are the
    seats that a rule keeps from winning, `leading` those that lead or have won while a round is counted.
    `counting` is True meanwhile.
    """

    now: TableModel | None = None
    dealer: int | None = None
    crowned: int | None = None
    warned: set[int] = field(default_factory=set)
    leading: frozenset[int] = frozenset()
    counting: bool = False
    points: dict[int, int] = field(default_factory=dict)

    def title(self, seat: int, seats: int) -> str:
        """Return a seat's title in the game; empty if it has none, and while nobody deals."""
        if self.dealer is None or self.now is None:
            return ""
        place = (seat - self.dealer) % seats
        return self.now.titles[place] if place < len(self.now.titles) else ""

    def take_points(self, points: Sequence[int | None]) -> dict[int, int]:
        """Set the worth of captures by seat, if known; return the gains by seat."""
        known = {seat: worth for seat, worth in enumerate(points) if worth is not None}
        gained = {seat: worth - self.points.get(seat, 0) for seat, worth in known.items()}
        self.points.update(known)
        return {seat: gain for seat, gain in gained.items() if gain > 0}

    def sits_out(self, seat: int) -> bool:
        """Return True if a seat does not play this round."""
        return self.now is not None and seat not in self.now.playing

    def forget_round(self) -> None:
        """Start a new round: nothing has been played."""
        self.warned.clear()
        self.points.clear()

    def forget(self) -> None:
        """Start a new match: no titles either."""
        self.dealer = self.crowned = self.now = None
        self.forget_round()
