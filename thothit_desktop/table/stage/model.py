# SPDX-License-Identifier: MIT
"""The table model: a view's cards and facts in terms of the table."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import View
from thothit_desktop.games.rituals import title

SeatCards = tuple[tuple[int, ...], ...]
"""The cards of each seat, by seat."""


class TableModel(NamedTuple):
    """Every card's place as one seat sees it, HIDDEN for a card with its back up.

    Hands, piles, `shown` cards, which lie open before their owner, and cards `aside`, which lie face down
    before it, are by seat, and empty if a game has none or a seat does not play. `playing` are the seats that
    play. `turned` is HIDDEN if no stock card lies open; `face_down` is True if piles lie face down. `titles`
    are by place from the dealer on, empty for seats without one; `draws_dealer` is True if the cards drawn
    before a deal decide who deals. `drawn` is the card that the seat has just drawn or taken into its hand.
    `points` are by seat the worth of captures so far, None for piles that lie face down; empty if no points
    are shown. `last` are the cards that the seat knows at the end of the stock, the very last one last.
    `warned` are the seats that a rule keeps from winning. `details` are facts that only the family knows.
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
    last: tuple[int, ...] = ()
    warned: frozenset[int] = frozenset()
    points: tuple[int | None, ...] = ()
    details: object = None

    @property
    def cards(self) -> int:
        """The number of cards."""
        zones = (self.hands, self.piles, self.shown, self.aside)
        by_seat = sum(len(cards) for zone in zones for cards in zone)
        return by_seat + len(self.pool) + self.stock + (self.turned != HIDDEN)


def table_model(view: View, dealer: int, face_down: bool = True) -> TableModel:
    """Return a table without cards, with the seats of a view's game."""
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
    """Return the hands as a seat sees them: its own, and the backs of the others."""
    return tuple(tuple(own) if other == seat else (HIDDEN,) * size for other, size in enumerate(sizes))


def piles(captures: Sequence[Sequence[int]], face_down: bool) -> SeatCards:
    """Return the piles of captured cards, HIDDEN if they lie face down."""
    return tuple((HIDDEN,) * len(pile) if face_down else tuple(pile) for pile in captures)
