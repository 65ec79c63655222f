# SPDX-License-Identifier: MIT
"""What a view says of the table, in the table's own words."""

from typing import NamedTuple, Protocol, cast

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import View


class _FaceDown(Protocol):
    face_down: bool


class _FishingView(Protocol):
    """What the table reads of a fishing game's view."""

    game: _FaceDown
    seat: int
    dealer: int
    turned: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pool: tuple[int, ...]
    stock_size: int
    captures: tuple[tuple[int, ...], ...]
    barred: frozenset[int]


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
    """Read a view."""
    fishing = cast("_FishingView", view)
    face_down = fishing.game.face_down
    return Seen(
        seat=fishing.seat,
        dealer=fishing.dealer,
        hands=tuple(
            fishing.hand if seat == fishing.seat else (HIDDEN,) * size
            for seat, size in enumerate(fishing.hand_sizes)
        ),
        pool=fishing.pool,
        stock=fishing.stock_size,
        turned=fishing.turned,
        piles=tuple((HIDDEN,) * len(pile) if face_down else pile for pile in fishing.captures),
        face_down=face_down,
        barred=fishing.barred,
    )
