# SPDX-License-Identifier: MIT
"""What a game asks of the table: which rooms are laid, and how the pool lies in its own."""

from collections import Counter
from typing import NamedTuple

from thothit_desktop.games.contract import View
from thothit_desktop.table.stage.model import family

_TWINS = 2
"""So many copies of a design lie side by side; of more, a pile is made."""


class Shape(NamedTuple):
    """How many sit round the table and which way they play, and what lies there.

    `hands` and `stock` say whether there are any, `crowded` whether a design has more than two copies, which
    then lie in piles, `french` whether French cards are played, else ceki, `opened` how many stock cards are
    turned up at once. `lying` is what lies in the middle (see `seen.Family`).
    """

    seats: int = 3
    clockwise: bool = False
    hands: bool = True
    stock: bool = True
    crowded: bool = False
    french: bool = False
    opened: int = 1
    lying: str = "ranks"


def shape(view: View, seats: int, clockwise: bool) -> Shape:
    """The shape of the game that a view belongs to."""
    spec = view.game.spec
    lying = family(view).lying
    crowded = lying == "ranks" and max(Counter(view.game.deck).values()) > _TWINS
    return Shape(seats, clockwise, not spec.by_luck, spec.stock, crowded, spec.french, spec.opened, lying)
