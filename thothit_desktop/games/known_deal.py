# SPDX-License-Identifier: MIT
"""A known deal, independent of the players' seats: its cards in the order of play."""

from typing import NamedTuple, Self

from thothit_desktop.games.contract import Game, Layout, Position
from thothit_desktop.games.fingerprint import fingerprint
from thothit_desktop.games.record import deal_number


class KnownDeal(NamedTuple):
    """A deal of a game. A seat's turn order counts from 0; the dealer is last."""

    game: Game
    layout: Layout
    """The layout dealt by the last seat, so that seat and turn order are the same."""
    number: int | None = None
    """The deal's number, if it has one."""

    @classmethod
    def numbered(cls, game: Game, number: int) -> Self:
        """Return the deal of a number."""
        return cls(game, deal_number(game, number).layout, number)

    @classmethod
    def dealt(cls, game: Game, position: Position, number: int | None) -> Self:
        """Return the deal of a round in which all seats play."""
        return cls(game, rotated(position.layout, -position.dealer - 1), number)

    @property
    def fingerprint(self) -> str:
        """Identifies the deal: the same from every seat, different for other cards or house rules."""
        return fingerprint(self.game, self.layout)

    def from_seat(self, seat: int, turn_order: int) -> tuple[Layout, int]:
        """Return the layout in which a seat has the cards of a turn order, with its dealer's seat."""
        return rotated(self.layout, seat - turn_order), (seat - turn_order - 1) % self.game.players


def rotated(layout: Layout, by: int) -> Layout:
    """Return the layout with every hand moved on `by` seats; pool and stock stay."""
    if not layout.hands:
        return layout
    moved = -by % len(layout.hands)
    return layout._replace(hands=layout.hands[moved:] + layout.hands[:moved])


def turn_order_of(seat: int, dealer: int, players: int) -> int:
    """Return a seat's turn order, by the dealer's seat."""
    return (seat - dealer - 1) % players
