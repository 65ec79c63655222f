# SPDX-License-Identifier: MIT
"""A deal that is known, wherever its players sit: its cards in the order of play."""

from typing import NamedTuple, Self

from thothit_desktop.games.contract import Game, Layout, Position
from thothit_desktop.games.fingerprint import fingerprint
from thothit_desktop.games.record import deal_number


class KnownDeal(NamedTuple):
    """A deal of a game. A *place* is which in turn a seat plays, from 0; whoever deals comes last."""

    game: Game
    layout: Layout
    """As the last seat has dealt it, so that seat and place are the same."""
    number: int | None = None
    """The deal's number; None where it has none."""

    @classmethod
    def numbered(cls, game: Game, number: int) -> Self:
        """Deal `number` of a game."""
        return cls(game, deal_number(game, number).layout, number)

    @classmethod
    def dealt(cls, game: Game, position: Position, number: int | None) -> Self:
        """The deal of a round of a game that all play."""
        return cls(game, rotated(position.layout, -position.dealer - 1), number)

    @property
    def fingerprint(self) -> str:
        """Identifies the deal: the same from every seat, different for other cards or house rules."""
        return fingerprint(self.game, self.layout)

    def from_seat(self, seat: int, place: int) -> tuple[Layout, int]:
        """The layout in which a seat has the cards of a place, and the seat that deals then."""
        return rotated(self.layout, seat - place), (seat - place - 1) % self.game.players


def rotated(layout: Layout, by: int) -> Layout:
    """The layout with every hand so many seats on; pool and stock stay."""
    if not layout.hands:
        return layout
    moved = -by % len(layout.hands)
    return layout._replace(hands=layout.hands[moved:] + layout.hands[:moved])


def place_of(seat: int, dealer: int, players: int) -> int:
    """The place of a seat in a round that a seat has dealt."""
    return (seat - dealer - 1) % players
