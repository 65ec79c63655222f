# SPDX-License-Identifier: MIT
"""What a game asks of the table: how many sit there, which way they play, and which cards lie there."""

from collections import Counter
from typing import NamedTuple

from thothit_desktop.games.contract import View

_TWINS = 2
"""So many copies of a design lie side by side; of more, a pile may be made."""


class Shape(NamedTuple):
    """How many sit round the table and which way they play, and what lies there.

    `hands` and `stock` say whether there are any, `crowded` whether a design has more than two copies,
    `french` whether French cards are played, else ceki, `opened` how many stock cards are turned up at once.
    """

    seats: int = 3
    clockwise: bool = False
    hands: bool = True
    stock: bool = True
    crowded: bool = False
    french: bool = False
    opened: int = 1


def shape(view: View, seats: int, clockwise: bool) -> Shape:
    """The shape of the game that a view belongs to."""
    spec = view.game.spec
    crowded = max(Counter(view.game.deck).values()) > _TWINS
    return Shape(seats, clockwise, not spec.by_luck, spec.stock, crowded, spec.french, spec.opened)
