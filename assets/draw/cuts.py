# SPDX-License-Identifier: MIT
"""Cells as they are cut on a wood block: a bar of paper, then black lines through it.

Lines may run a little over the cell's edge into the black around it; what is drawn later covers them.
"""

from collections.abc import Sequence

from assets.draw.parts import CENTRE, INK, LEFT, PAPER, RIGHT, Point, bar, outline_data, path, polyline

GAP = 7.0
"""Black between two white shapes."""
HALF = (RIGHT - LEFT) / 2
OVER = 4.0
"""How far a cut runs over the edge of its cell."""


def cut_bar(y: float, h: float, *cuts: Sequence[Point]) -> str:
    """A bar of paper from y down to y + h with black lines cut through it."""
    return bar(y, h) + "".join(polyline(cut, GAP, INK) for cut in cuts)


def chevron(top: float, apex: float, slope: float = 1.0) -> list[Point]:
    """A V with its tip at `apex`; the arms end at `top`, just above the cell, or at the sides of the zone."""
    reach = min(HALF + OVER, (apex - top) / slope)
    return [(CENTRE - reach, apex - slope * reach), (CENTRE, apex), (CENTRE + reach, apex - slope * reach)]


def zigzag(y: float, h: float, teeth: int) -> str:
    """A bar cut into `teeth` hanging triangles, those that stand between, and two halves."""
    step = HALF / teeth
    return cut_bar(y, h, [(LEFT + step * i, y + h if i % 2 else y) for i in range(2 * teeth + 1)])


def boxes(*places: tuple[float, float, float, float], fill: str = PAPER) -> str:
    """Rectangles (x, y, width, height) in one path."""
    outlines = ([(x, y), (x + w, y), (x + w, y + h), (x, y + h)] for x, y, w, h in places)
    return path("".join(outline_data(outline) for outline in outlines), fill)
