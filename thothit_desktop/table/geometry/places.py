# SPDX-License-Identifier: MIT
"""Where a card lies, and the layers of the scene from the floor up."""

from typing import NamedTuple

GAP = 22.0
"""Between cards and between rows, in scene units."""
PART = 0.3
"""Between groups of cards, in card widths."""

BACKGROUND = -100.0
OUTLINES = -50.0
CARDS = 0.0  # a card's place in its zone is added, as it is in the next two
COPIES = 99.0  # how many lie there: under what is shown, turned up or taken
SHOWN = 100.0  # open before a seat
OPENED = 200.0  # turned up from the stock
TAKEN, TAKING = 299.0, 300.0  # a pair that rests in the pool before it flies
FORWARD = 350.0  # a card that the keys have come to
BADGES = 500.0
FLYING = 1000.0
WORDS = 1900.0  # read through a deal of hundreds of cards, too
GHOSTS = 2000.0


class Place(NamedTuple):
    """The middle of a card in scene units, its rotation in degrees, its scale, its height among the cards.

    A card that is not `visible` lies under others that hide it.
    """

    x: float
    y: float
    rotation: float = 0.0
    scale: float = 1.0
    z: float = 0.0
    visible: bool = True
