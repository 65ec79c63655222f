# SPDX-License-Identifier: MIT
"""What the table shows of a match beside where its cards lie: titles, points, who is kept from winning."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from thothit_desktop.table.stage.model import TableModel


@dataclass
class TableStatus:
    """By seat, all of it as it is shown: the last view is `now`, which may be ahead of what is shown.

    `dealer` is None as long as nobody deals, `crowned` is who gets a title just now, `warned` are the seats
    that a rule keeps from winning.
    """

    now: TableModel | None = None
    dealer: int | None = None
    crowned: int | None = None
    warned: set[int] = field(default_factory=set)
    points: dict[int, int] = field(default_factory=dict)

    def title(self, seat: int, seats: int) -> str:
        """A seat's title as the game names it; empty where it has none, and as long as nobody deals."""
        if self.dealer is None or self.now is None:
            return ""
        place = (seat - self.dealer) % seats
        return self.now.titles[place] if place < len(self.now.titles) else ""

    def take_points(self, points: Sequence[int | None]) -> dict[int, int]:
        """Take what captures are worth now, by seat, where it is told; by seat, what has been gained."""
        told = {seat: worth for seat, worth in enumerate(points) if worth is not None}
        gained = {seat: worth - self.points.get(seat, 0) for seat, worth in told.items()}
        self.points.update(told)
        return {seat: gain for seat, gain in gained.items() if gain > 0}

    def sits_out(self, seat: int) -> bool:
        """Return True if a seat does not play this round."""
        return self.now is not None and seat not in self.now.playing

    def forget_round(self) -> None:
        """A new round: nothing has been played."""
        self.warned.clear()
        self.points.clear()

    def forget(self) -> None:
        """A new match: nobody has a title either."""
        self.dealer = self.crowned = self.now = None
        self.forget_round()
