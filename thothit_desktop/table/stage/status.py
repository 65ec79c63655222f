# SPDX-License-Identifier: MIT
"""What the table has been told of a match beside where its cards lie: titles, points, who is barred."""

from dataclasses import dataclass, field

from thothit_desktop.games.fishing.openings import title
from thothit_desktop.table.stage.model import TableModel

DEALERS = ("dealer", "winner", "jack")
"""The openings (`GameSpec.opening`) that lead to a dealer; the others lead to a raja, or to nobody."""


@dataclass
class TableStatus:
    """By seat, all of it as it is shown: the last view is `now`, which may be ahead of what is shown.

    `dealer` is None as long as nobody deals, `crowned` is who becomes raja or dealer just now, `drawn` what
    Laki's open cards are worth.
    """

    now: TableModel | None = None
    dealer: int | None = None
    crowned: int | None = None
    barred: set[int] = field(default_factory=set)
    points: dict[int, int] = field(default_factory=dict)
    drawn: dict[int, tuple[int, int]] = field(default_factory=dict)

    def title(self, seat: int, seats: int) -> str:
        """A seat's title, `dealer` or `trumpman`; empty where it has none, and as long as nobody deals."""
        if self.dealer is None or self.now is None:
            return ""
        if self.now.opening == "raja":
            return title(seat, self.dealer, seats)
        if self.now.opening == "jack" and seat == (self.dealer + 1) % seats:
            return "trumpman"
        return "dealer" if self.now.opening in DEALERS and seat == self.dealer else ""

    @property
    def laki(self) -> bool:
        """Whether a draw of Laki is due, with all cards as its deck."""
        return self.now is not None and self.now.laki

    @property
    def by_wins(self) -> bool:
        """Whether rounds won are counted, and in a round cards."""
        return self.now is not None and self.now.by_wins

    def sits_out(self, seat: int) -> bool:
        """Whether a seat does not play this round."""
        return self.now is not None and seat not in self.now.playing

    def forget_round(self) -> None:
        """A new round: nothing has been played."""
        self.barred.clear()
        self.points.clear()
        self.drawn.clear()

    def forget(self) -> None:
        """A new match: nobody has a title either."""
        self.dealer = self.crowned = self.now = None
        self.forget_round()
