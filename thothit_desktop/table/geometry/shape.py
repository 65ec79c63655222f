# SPDX-License-Identifier: MIT
"""The requirements of a game for its table: seats, direction of play, and kinds of cards."""

from collections import Counter
from typing import NamedTuple

from thothit_desktop.games.contract import View

_TWINS = 2
"""The most copies of a design that lie side by side; more may form a pile."""


class Shape(NamedTuple):
    """The number of seats, the direction of play, and the kinds of cards on the table.

    `hands` and `stock` are True if the game has them, `crowded` if a design has more than two copies,
    `french` for French cards, else ceki. `opened` is the number of stock cards that are turned up at once,
    and `last` the most last stock cards that a seat may know. `rows` is True if a row of cards lies before
    each seat, from which it plays.
    """

    seats: int = 3
    clockwise: bool = False
    hands: bool = True
    stock: bool = True
    crowded: bool = False
    french: bool = False
    opened: int = 1
    rows: bool = False
    last: int = 0


def shape(view: View, seats: int, clockwise: bool) -> Shape:
    """Return the shape of a view's game."""
    spec = view.game.spec
    crowded = max(Counter(view.game.deck).values()) > _TWINS
    return Shape(
        seats,
        clockwise,
        not spec.by_luck,
        spec.stock,
        crowded,
        spec.french,
        spec.opened,
        view.game.open_rows,
        spec.last,
    )
