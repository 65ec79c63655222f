# SPDX-License-Identifier: MIT
"""What a view says of the table, in the table's own words."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import View
from thothit_desktop.games.rituals import title

SeatCards = tuple[tuple[int, ...], ...]
"""By seat."""


class TableModel(NamedTuple):
    """Every card's place as one seat sees it, HIDDEN where it lies with its back up.

    Hands, piles, `shown` cards, which lie open before their owner, and cards `aside`, which lie face down
    before it, are by seat, and empty where a game has none or a seat does not play; `playing` are those that
    do. `turned` is HIDDEN where no stock card lies open; `face_down` says how piles lie. `titles` are by
    place from the dealer on, empty where a seat has none; `draws_dealer` says whether the cards drawn before
    a deal tell who deals. `drawn` is the card that the seat has just drawn or taken, and has in its hand.
    `points` are by seat what captures are worth so far, None where others' lie face down; empty where none
    are told. `warned` are the seats that a rule keeps from winning. `details` is what only the family knows.
    """

    seat: int
    dealer: int
    titles: tuple[str, ...]
    playing: frozenset[int]
    hands: SeatCards
    piles: SeatCards
    shown: SeatCards
    aside: SeatCards
    stock: int = 0
    face_down: bool = True
    draws_dealer: bool = True
    pool: tuple[int, ...] = ()
    turned: int = HIDDEN
    drawn: int = HIDDEN
    warned: frozenset[int] = frozenset()
    points: tuple[int | None, ...] = ()
    details: object = None

    @property
    def cards(self) -> int:
        """Return how many cards there are."""
        zones = (self.hands, self.piles, self.shown, self.aside)
        by_seat = sum(len(cards) for zone in zones for cards in zone)
        return by_seat + len(self.pool) + self.stock + (self.turned != HIDDEN)


def table_model(view: View, dealer: int, face_down: bool = True) -> TableModel:
    """A table on which no card lies, with the seats of a view's game."""
    game = view.game
    nothing: SeatCards = ((),) * game.players
    return TableModel(
        seat=view.seat,
        dealer=dealer,
        titles=tuple(title(game.spec, place, 0, game.players) for place in range(game.players)),
        playing=frozenset(game.playing),
        hands=nothing,
        piles=nothing,
        shown=nothing,
        aside=nothing,
        face_down=face_down,
    )


def own_and_backs(seat: int, own: Sequence[int], sizes: Iterable[int]) -> SeatCards:
    """The hands as a seat sees them: its own, and the backs of the others'."""
    return tuple(tuple(own) if other == seat else (HIDDEN,) * size for other, size in enumerate(sizes))


def piles(captures: Sequence[Sequence[int]], face_down: bool) -> SeatCards:
    """The piles of captured cards, unknown where they lie face down."""
    return tuple((HIDDEN,) * len(pile) if face_down else tuple(pile) for pile in captures)
