# SPDX-License-Identifier: MIT
"""What a view says of the table, in the table's own words."""

from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import View
from thothit_desktop.games.fishing_view import FishingView


class Seen(NamedTuple):
    """Every card's place as one seat sees it, HIDDEN where it lies with its back up.

    Hands and piles are by seat; `turned` is HIDDEN where no stock card lies open; `face_down` says how piles
    lie.
    """

    seat: int
    dealer: int
    hands: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    stock: int
    turned: int
    piles: tuple[tuple[int, ...], ...]
    face_down: bool
    barred: frozenset[int]

    @property
    def cards(self) -> int:
        """How many cards there are."""
        piled = sum(map(len, self.hands)) + sum(map(len, self.piles))
        return piled + len(self.pool) + self.stock + (self.turned != HIDDEN)


def seen(view: View) -> Seen:
    """Read a view; raises TypeError for one of a family that the table does not lay."""
    if not isinstance(view, FishingView):
        raise TypeError("not a view of a fishing game")
    face_down = view.game.face_down
    return Seen(
        seat=view.seat,
        dealer=view.dealer,
        hands=tuple(
            view.hand if seat == view.seat else (HIDDEN,) * size for seat, size in enumerate(view.hand_sizes)
        ),
        pool=view.pool,
        stock=view.stock_size,
        turned=view.turned,
        piles=tuple((HIDDEN,) * len(pile) if face_down else pile for pile in view.captures),
        face_down=face_down,
        barred=view.barred,
    )
