# SPDX-License-Identifier: MIT
"""Hindsight: the mistakes of a finished round with all cards open."""

from typing import NamedTuple

from thothit_desktop.games.contract import Move


class Hindsight(NamedTuple):
    """A move that was not the best with all cards open, and the best line from there.

    `place` is the number of moves made before it. `margin` is the worth of the line to the seat if all see
    all cards, and `with_made` the worth of the move made, both in the unit of the score sheet. The first move
    of `line` is the seat's own.
    """

    ply: int
    made: Move
    line: tuple[Move, ...]
    margin: float
    with_made: float
