# SPDX-License-Identifier: MIT
"""The place of a card, and the layers of the scene from the lowest up."""

from typing import NamedTuple

GAP = 22.0
"""The gap between cards and between rows, in scene units."""
PART = 0.3
"""The gap between groups of cards, in card widths."""

BACKGROUND = -100.0
THINGS = -90.0  # on the wood round the mat
OUTLINES = -50.0
CARDS = 0.0  # plus a card's position in its zone, as for the next two
COPIES = 99.0  # the numbers of copies: under cards that are shown, turned up or taken
SHOWN = 100.0  # open before a seat
OPENED = 200.0  # turned up from the stock
TAKEN, TAKING = 299.0, 300.0  # a pair that rests in the pool before it flies
FORWARD = 350.0  # the card at the keyboard cursor
VEIL = 450.0  # over the cards that lie, and under the plates
BADGES = 500.0
COUNTED = 600.0  # cards of an ended round that are counted
FLYING = 1000.0
WORDS = 1900.0  # above hundreds of dealt cards, so that words stay readable
GHOSTS = 2000.0


class Place(NamedTuple):
    """The middle of a card in scene units, its rotation in degrees, its scale, its height among the cards.

    `visible` is False for a card that lies hidden under others.
    """

    x: float
    y: float
    rotation: float = 0.0
    scale: float = 1.0
    z: float = 0.0
    visible: bool = True


class Fan(NamedTuple):
    """The cards of a rank of the pool, open to show their faces.

    If they open under the pointer, `card` is the design there, `copy` its number among its copies from the
    left, and `x` the middle that this card keeps.
    """

    rank: int
    card: int = 0
    copy: int = 0
    x: float | None = None
